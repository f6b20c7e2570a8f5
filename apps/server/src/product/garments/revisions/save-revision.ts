import { isDeepStrictEqual } from 'node:util';
import { type NewRevision, PACK_EDITS, type PackEdits } from '@toile/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { packRevisions } from '#server/parts/database/schema/packs.ts';
import { type Context, inTransaction, requireAccount, type TransactionContext } from '#server/product/context.ts';
import { lockPresses } from '#server/product/designs/lock-presses.ts';
import { ProductError } from '#server/product/errors.ts';
import { requirePack } from '../find-pack.ts';
import type { GarmentParts } from '../garment-parts.ts';
import { readSewn } from '../read-sewn.ts';

interface SaveRevision {
  ctx: Context;
  parts: Pick<GarmentParts, 'cutter'>;
  input: NewRevision & { designId: string };
}

/**
 * Keeps what was set in a pack as its next revision. What cannot be cut is refused before anything is kept. Sent again, a
 * revision is the one that was kept; a save that was made from an older one than the newest is refused: nobody's edits are
 * lost unseen.
 * @returns the number of the revision that holds these edits
 * @throws {ProductError} as `readSewn` and the cutter do; `pack-needed`, `pack-changed`, `revisions-too-many`
 */
export async function saveRevision({ ctx, parts, input }: SaveRevision): Promise<number> {
  const { accountId } = requireAccount(ctx);
  const { look } = await readSewn({ ctx, input });
  await requirePack({ ctx, input });
  await parts.cutter.cut({ kind: 'edits', look, edits: input.edits }, accountId);
  return inTransaction(ctx, (inner) => keepRevision(inner, accountId, input));
}

interface Held {
  readonly number: number;
  readonly note: string;
  readonly edits: PackEdits;
}

async function keepRevision(ctx: TransactionContext, accountId: string, input: SaveRevision['input']): Promise<number> {
  const { designId, on, note, edits } = input;
  // Saves of one account go one after the other, so the second of a pair sees what the first has done.
  await lockPresses(ctx.tx, accountId);
  const own = and(eq(designs.id, designId), eq(designs.accountId, accountId), isNull(designs.deletedAt));
  const [design] = await ctx.tx.select({ id: designs.id }).from(designs).where(own).for('share');
  // It went into the trash while its edits were looked over.
  if (!design) throw new ProductError('design-not-found');
  const pack = await requirePack({ ctx, input });
  const newest = await readNewest(ctx, pack.id);
  if (newest.note === note && isDeepStrictEqual(newest.edits, edits)) return newest.number;
  if (newest.number !== on) throw new ProductError('pack-changed');
  if (newest.number >= PACK_EDITS.revisions) throw new ProductError('revisions-too-many');
  const number = newest.number + 1;
  await ctx.tx.insert(packRevisions).values({ packId: pack.id, number, accountId, note, edits });
  return number;
}

async function readNewest({ tx }: TransactionContext, packId: string): Promise<Held> {
  const [held] = await tx
    .select({ number: packRevisions.number, note: packRevisions.note, edits: packRevisions.edits })
    .from(packRevisions)
    .where(eq(packRevisions.packId, packId))
    .orderBy(desc(packRevisions.number))
    .limit(1);
  return held ?? { number: 1, note: '', edits: {} };
}
