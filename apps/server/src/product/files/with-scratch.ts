import { rm } from 'node:fs/promises';
import type { Storage } from '#server/parts/storage/storage.ts';

/** Does `work` with files on their way, at paths that it is given; whatever is left of them goes when it ends. */
export async function withScratch<T>(storage: Storage, work: (newPath: () => string) => Promise<T>): Promise<T> {
  const paths: string[] = [];
  const newPath = () => {
    const path = storage.newScratch();
    paths.push(path);
    return path;
  };
  try {
    return await work(newPath);
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}
