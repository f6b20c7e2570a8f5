import { BUCKET, PROJECT_ID } from '@toile/contract';

/** Address of an account's own picture on this installation, as its preference `picture` holds it. */
export const facePath = (fileId: string): string =>
  `/v1/storage/buckets/${BUCKET.avatars}/files/${fileId}/view?project=${PROJECT_ID}`;
