import { presentMoment } from '#server/api/moment.ts';
import type { FileRow } from '#server/parts/database/schema/files.ts';
import type { UploadRow } from '#server/parts/database/schema/uploads.ts';

/** A file as the dialect describes it, and in how many chunks it came. */
export const presentFile = (file: FileRow, chunks = 1) => ({
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
  chunksTotal: chunks,
  chunksUploaded: chunks,
  encryption: false,
  compression: 'none',
});

/** An upload on its way, described like the file that it will be. */
export const presentUpload = ({ upload, chunks, arrived }: { upload: UploadRow; chunks: number; arrived: number }) => ({
  $id: upload.id,
  bucketId: upload.bucket,
  $createdAt: presentMoment(upload.createdAt),
  $updatedAt: presentMoment(upload.touchedAt),
  $permissions: upload.permissions,
  name: upload.name,
  folder: '',
  key: '',
  signature: '',
  mimeType: '',
  sizeOriginal: upload.bytes,
  sizeActual: 0,
  chunksTotal: chunks,
  chunksUploaded: arrived,
  encryption: false,
  compression: 'none',
});
