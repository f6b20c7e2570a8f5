import { join } from 'node:path';
import type { S3Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { openDiskStorage } from './disk-storage.ts';
import { openScratch } from './scratch-folder.ts';
import type { Storage } from './storage.ts';

/** Chooses and opens the storage of this configuration: a bucket of an S3 server, else a folder below the data folder. */
export async function openStorage(
  { dataDir, s3 }: { dataDir: string; s3?: S3Config },
  { s3SecretAccessKey: secretAccessKey }: Pick<Secrets, 's3SecretAccessKey'> = {},
): Promise<Storage> {
  if (!s3 || secretAccessKey === undefined) return openDiskStorage(join(dataDir, 'files'));
  const { openS3Storage } = await import('./s3-storage.ts');
  const scratch = await openScratch(join(dataDir, 'scratch'));
  return openS3Storage({ ...s3, secretAccessKey, scratch });
}
