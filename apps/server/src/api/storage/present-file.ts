import { presentMoment } from '#server/api/moment.ts';
import type { FileRow } from '#server/parts/database/schema/files.ts';

/** A file as the dialect describes it. */
export const presentFile = (file: FileRow) => ({
  $id: file.id,
  bucketId: file.bucket,
  $createdAt: presentMoment(file.createdAt),
  $updatedAt: presentMoment(file.updatedAt),
  $permissions: file.permissions,
  name: file.name,
  folder: '',
  key: '',
  signature: file.sha256,
  mimeType: file.mime,
  sizeOriginal: file.bytes,
  sizeActual: file.bytes,
  chunksTotal: 1,
  chunksUploaded: 1,
  encryption: false,
  compression: 'none',
});
