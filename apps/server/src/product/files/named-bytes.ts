import { inArray, or } from 'drizzle-orm';
import type { Reader } from '#server/parts/database/database.ts';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';

/** What a deleted file's bytes are asked for with: `returning(BYTES_OF)`. */
export const BYTES_OF = { sha256: files.sha256, figureSha256: files.figureSha256 } as const;

/** Addresses of all bytes that files name: their pictures and those of their figures. */
export const bytesOf = (rows: readonly Pick<FileRow, 'sha256' | 'figureSha256'>[]): string[] =>
  rows.flatMap(({ sha256, figureSha256 }) => (figureSha256 === null ? [sha256] : [sha256, figureSha256]));

/** Which of these addresses some file names. */
export async function namedBytes(from: Reader, shas: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = [...shas];
  const rows = await from
    .select(BYTES_OF)
    .from(files)
    .where(or(inArray(files.sha256, wanted), inArray(files.figureSha256, wanted)));
  return new Set(bytesOf(rows));
}
