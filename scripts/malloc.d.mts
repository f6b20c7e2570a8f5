/** Settings of glibc by their names in the environment. */
export declare const MALLOC: Readonly<
  Record<'MALLOC_ARENA_MAX' | 'MALLOC_MMAP_THRESHOLD_' | 'MALLOC_TRIM_THRESHOLD_', string>
>;
