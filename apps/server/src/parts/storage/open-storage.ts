import { join } from 'node:path';
import { openDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** Chooses and opens the storage of this configuration: a folder below the data folder. */
export const openStorage = ({ dataDir }: { dataDir: string }): Promise<Storage> =>
  openDiskStorage(join(dataDir, 'files'));
