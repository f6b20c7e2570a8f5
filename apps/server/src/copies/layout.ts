import { join } from 'node:path';
import * as z from 'zod';
import type { Sha256 } from '#server/parts/storage/storage.ts';
import { Release } from '#server/release.ts';

export const MANIFEST = 'backup.json';
export const SECRET = 'session-secret';

/** What a backup holds; without it a folder is none. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** Who made it; those before 0.2.0 did not say. */
  release: Release.exactOptional(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), sha256: z.string() }),
  ),
  pictures: z.number().int(),
  /** Pictures that a row named and that were gone when they were copied. */
  missing: z.array(z.string()),
  /** Those of them that a row named still: lost before, and in no backup from then on. Those before 0.4.0 did not say. */
  lost: z.array(z.string()).exactOptional(),
  hasSecret: z.boolean(),
});
export type Manifest = z.infer<typeof Manifest>;

export const tablePath = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl`);
export const filePath = (folder: string, sha: Sha256): string => join(folder, 'files', sha.slice(0, 2), sha);

/** Why a backup was not made or not restored, in a sentence for whoever tries. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
