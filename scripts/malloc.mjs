/**
 * What glibc is told of the server's memory. By itself it keeps much of what was freed: a part for each thread, and, once a
 * block of Argon2's 20 MB was freed, the next such blocks within the heap. Told this, the server is some 60 MB smaller after
 * lists and sign-ins (`npm run bench -- server`). Bytes, but for the number of parts.
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  // Large blocks in large pages, where the system has them: one of Argon2's is then asked for in ten pieces, not in five thousand.
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};
