import { TOKENS_PER_PACK } from '@toile/contract';
import { and, eq, isNull, max } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type PackRow, packs } from '#server/parts/database/schema/packs.ts';
import { readPrices } from '#server/product/boutique/prices.ts';
import {
  type Context,
  inTransaction,
  reader,
  requireAccount,
  type TransactionContext,
} from '#server/product/context.ts';
import { lockPresses } from '#server/product/designs/lock-presses.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { readBalances } from '#server/product/wallet/balances.ts';
import { spend } from '#server/product/wallet/spend.ts';
import { findPack } from './find-pack.ts';
import type { GarmentParts } from './garment-parts.ts';
import { packTask } from './pack-task.ts';
import { readSewn } from './read-sewn.ts';

interface TakePack {
  ctx: Context;
  parts: GarmentParts;
  input: { designId: string };
}

/**
 * Takes a design's patterns and tech pack for one token: once, for every size and later revision. The pack is made first
 * and paid when it is there, in the transaction that keeps it: what cannot be made costs nothing, whatever dies between.
 * Taking it again gives the same pack.
 * @throws {ProductError} `session-missing`, `design-not-found`, `design-unfinished`, `garments-unknown`, `garments-failed`,
 * `overloaded`, `tokens-missing`, `email-unproved`
 */
export async function takePack({ ctx, parts, input }: TakePack): Promise<PackRow> {
  const { accountId } = requireAccount(ctx);
  const { look } = await readSewn({ ctx, input });
  const earlier = await findPack({ ctx, input });
  if (earlier) return earlier;
  // Nobody has a pack made whom its token would be missing.
  const { free, paid } = await readBalances(reader(ctx), accountId);
  if (free + paid < TOKENS_PER_PACK) {
    // Its last token may have gone to this very pack meanwhile.
    const come = await findPack({ ctx, input });
    if (come) return come;
    throw new ProductError('tokens-missing');
  }
  const prices = await readPrices({ ctx });
  const number = await nextNumber(ctx, accountId);
  const date = new Date().toISOString().slice(0, 10);
  const issues = [{ number: 1, date, by: '', note: '', edits: {} }];
  await parts.cutter.cut(packTask({ look, prices, format: 'pdf', language: 'en', number, issues }), accountId);
  return inTransaction(ctx, (inner) => keepPack(inner, parts, { accountId, designId: input.designId }));
}

async function keepPack(
  ctx: TransactionContext,
  { limits }: Pick<GarmentParts, 'limits'>,
  { accountId, designId }: { accountId: string; designId: string },
): Promise<PackRow> {
  // Takes of one account go one after the other, so the second of a pair sees what the first has done.
  await lockPresses(ctx.tx, accountId);
  const earlier = await findPack({ ctx, input: { designId } });
  if (earlier) return earlier;
  const own = and(eq(designs.id, designId), eq(designs.accountId, accountId), isNull(designs.deletedAt));
  const [design] = await ctx.tx.select({ id: designs.id }).from(designs).where(own).for('share');
  // It went into the trash while its pack was made.
  if (!design) throw new ProductError('design-not-found');
  const id = newId();
  await spend({ ctx, input: { ref: id, freeNeedsProof: limits.freeNeedsProof } });
  const number = await nextNumber(ctx, accountId);
  const [pack] = await ctx.tx.insert(packs).values({ id, designId, accountId, number }).returning();
  if (!pack) throw new ProductError('unexpected');
  return pack;
}

async function nextNumber(ctx: Context, accountId: string): Promise<number> {
  const [last] = await reader(ctx)
    .select({ number: max(packs.number) })
    .from(packs)
    .where(eq(packs.accountId, accountId));
  return (last?.number ?? 0) + 1;
}
