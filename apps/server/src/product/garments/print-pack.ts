import type { Language, PACK_FILES } from '@toile/contract';
import type { PackRow } from '#server/parts/database/schema/packs.ts';
import { readPrices } from '#server/product/boutique/prices.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import { findPack, requirePack } from './find-pack.ts';
import type { GarmentParts } from './garment-parts.ts';
import { packTask } from './pack-task.ts';
import { readSewn } from './read-sewn.ts';
import { currentEdits, readIssues } from './revisions/read-issues.ts';

interface PackCall {
  ctx: Context;
  parts: Pick<GarmentParts, 'cutter'>;
}

/**
 * The file of a pack that was taken, with the shop's prices of today.
 * @throws {ProductError} as `readSewn` and the cutter do; `pack-needed`
 */
export async function printPack({
  ctx,
  parts,
  input,
}: PackCall & { input: { designId: string; format: (typeof PACK_FILES)[number]; language: Language } }): Promise<{
  bytes: Buffer;
  pack: PackRow;
  title: string;
}> {
  const { accountId } = requireAccount(ctx);
  const { look } = await readSewn({ ctx, input });
  const pack = await requirePack({ ctx, input });
  const [prices, issues] = await Promise.all([readPrices({ ctx }), readIssues({ ctx, input })]);
  const { format, language } = input;
  const task = packTask({ look, prices, format, language, number: pack.number, issues });
  const bytes = await parts.cutter.cut(task, accountId);
  return { bytes, pack, title: look.title };
}

/**
 * What the pack of a design holds, to be looked at before it is taken and after.
 * @returns the JSON of its tables, and the pack where it was taken
 */
export async function previewPack({
  ctx,
  parts,
  input,
}: PackCall & { input: { designId: string } }): Promise<{ json: Buffer; pack: PackRow | undefined }> {
  const { accountId } = requireAccount(ctx);
  const { look } = await readSewn({ ctx, input });
  const [pack, prices, edits] = await Promise.all([
    findPack({ ctx, input }),
    readPrices({ ctx }),
    currentEdits({ ctx, input }),
  ]);
  // Number and date stand on its pages, not among its tables.
  const issues = [{ number: 1, date: '', by: '', note: '', edits }];
  const json = await parts.cutter.cut(
    packTask({ look, prices, format: 'json', language: 'en', number: 0, issues }),
    accountId,
  );
  return { json, pack };
}
