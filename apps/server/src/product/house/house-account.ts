import { NEW_ACCOUNT } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { addAccount } from '#server/product/accounts/add-account.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import { newId } from '#server/product/new-id.ts';
import { grant } from '#server/product/wallet/grant.ts';
import { HOUSE_REQUESTS } from './house-briefs.ts';

/** Any number, the same in every process: who holds it makes the account, the others find it. */
const LOCK = 7_413_926;

export const findHouse = async ({ tx, database }: Context): Promise<AccountRow | undefined> => {
  const [house] = await (tx ?? database.read).select().from(accounts).where(eq(accounts.isHouse, true));
  return house;
};

/**
 * The product's own account, made on the first call with as many tokens as it has designs to draw: its work is in the
 * books like everybody's. Nobody can sign in to it; it has no password, and its address belongs to no one.
 */
export function ensureHouse({ ctx }: { ctx: Context }): Promise<AccountRow> {
  requireJob(ctx);
  return inTransaction(ctx, async (inner) => {
    await inner.tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const known = await findHouse(inner);
    if (known) return known;
    const id = newId();
    await addAccount(inner, { id, name: 'Toile', email: `house-${id}@toile.invalid`, passwordHash: null });
    const free = HOUSE_REQUESTS.length - NEW_ACCOUNT.freetokens;
    await grant({ ctx: inner, input: { accountId: id, free, ref: `house:${id}` } });
    const [house] = await inner.tx.update(accounts).set({ isHouse: true }).where(eq(accounts.id, id)).returning();
    if (!house) throw new Error('the account of the house went while it was being made');
    return house;
  });
}

/** What the house's preferences remember: that somebody who runs the product wants no samples. */
export const SAMPLES_REMOVED = { samples: 'removed' } as const;

export const hasRemovedSamples = ({ prefs }: Pick<AccountRow, 'prefs'>): boolean =>
  prefs.samples === SAMPLES_REMOVED.samples;
