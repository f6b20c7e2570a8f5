import type { Database } from '#server/parts/database/database.ts';
import type { FileRow } from '#server/parts/database/schema/files.ts';
import { isPublicFile } from './file-policy.ts';

/** Milliseconds that a file which everybody may see is believed to be one still. */
export const BELIEVED = 5000;
/** Files remembered at once; the longest known give way. */
const FILES_MAX = 5000;

/** A file as it was seen, and when, by `performance.now()`. */
export interface SeenPicture {
  readonly file: FileRow;
  readonly at: number;
}

const memories = new WeakMap<Database, Map<string, SeenPicture>>();

const keyOf = (bucket: string, fileId: string): string => `${bucket}/${fileId}`;

/** Remembers a file for a moment, if everybody may see it: whoever has its bytes is told so without a look. */
export function rememberPicture(database: Database, file: FileRow): void {
  if (!isPublicFile(file)) return;
  const memory = memories.get(database) ?? new Map<string, SeenPicture>();
  memories.set(database, memory);
  const key = keyOf(file.bucket, file.id);
  memory.delete(key);
  memory.set(key, { file, at: performance.now() });
  if (memory.size <= FILES_MAX) return;
  const [oldest] = memory.keys();
  if (oldest !== undefined) memory.delete(oldest);
}

/** The file as it was seen by everybody a moment ago. */
export function recallPicture(database: Database, bucket: string, fileId: string): SeenPicture | undefined {
  const seen = memories.get(database)?.get(keyOf(bucket, fileId));
  return seen && performance.now() - seen.at < BELIEVED ? seen : undefined;
}

/** Forgets all of them: one was taken back. Other processes go on believing for a moment. */
export const forgetPictures = (database: Database): void => memories.get(database)?.clear();
