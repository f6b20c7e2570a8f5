import type { Environment } from './env.ts';

/** What opens a storage beside the settings, for whoever makes no other secret: nothing is written that a restored one would find in its place. */
export const s3Secret = ({ S3_SECRET_ACCESS_KEY: key }: Environment): { s3SecretAccessKey?: string } =>
  key === undefined ? {} : { s3SecretAccessKey: key };
