import { COLLECTION, DATABASE_ID, type UserRecord } from '@toile/contract';
import * as z from 'zod';
import { presentMoment } from '#server/api/moment.ts';
import type { AccountRow } from '#server/parts/database/schema/accounts.ts';
import { getAccount } from '#server/product/accounts/get.ts';
import { Name } from '#server/product/accounts/schemas.ts';
import { updateAccount } from '#server/product/accounts/update.ts';
import type { Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Balances } from '#server/product/wallet/balances.ts';
import { getWallet } from '#server/product/wallet/get.ts';
import type { Collection, Document } from './collection.ts';
import { documentNotFound } from './not-found.ts';
import { parseData } from './parse-data.ts';
import { matches } from './query/match.ts';

/** What a client may send. The name is the only thing it decides; the rest must say what is so already. */
const UserData = z.strictObject({
  name: Name.optional(),
  email: z.string().optional(),
  userName: z.string().optional(),
  tokens: z.number().optional(),
  freetokens: z.number().optional(),
});
type UserData = z.infer<typeof UserData>;

/**
 * The token records: one for each account, under the account's id, seen by its owner alone. It exists from the first
 * moment, so making it returns it. Balances are shown here and changed elsewhere.
 */
export const usersCollection: Collection = {
  id: COLLECTION.users,
  attributes: new Set([...Object.keys(UserData.shape), '$id', '$createdAt', '$updatedAt', '$sequence']),
  fields: new Set(Object.keys(UserData.shape)),

  async list({ caller, queries }) {
    const ctx = await caller.openContext();
    const own = ctx.actor.kind === 'account' ? [await readRecord(ctx)] : [];
    const found = own.filter((record) => queries.filters.every((filter) => matches(record, filter)));
    return { total: found.length, documents: found.slice(queries.offset) };
  },

  get: async ({ caller, id }) => {
    const ctx = await caller.openContext();
    requireOwn(ctx, id);
    return readRecord(ctx);
  },

  create: async ({ caller, id, data }) => {
    const ctx = await caller.openContext();
    if (!isOwn(ctx, id)) throw new ProductError('not-allowed');
    parseData(UserData, data);
    return readRecord(ctx);
  },

  update: async ({ caller, id, data }) => {
    const ctx = await caller.openContext();
    requireOwn(ctx, id);
    const { name, ...claims } = parseData(UserData, data);
    const record = await readRecord(ctx);
    const renamed = { ...record, ...(name !== undefined && { name, userName: toUserName(name) }) };
    for (const key of CLAIMS) {
      if (claims[key] !== undefined && claims[key] !== renamed[key]) throw new ProductError('not-allowed');
    }
    if (name === undefined || name === record.name) return record;
    return present(await updateAccount({ ctx, input: { name } }), await getWallet({ ctx }));
  },

  count: async ({ caller, id }) => {
    requireOwn(await caller.openContext(), id);
    throw new ProductError('not-allowed');
  },

  remove: async ({ caller, id }) => {
    requireOwn(await caller.openContext(), id);
    throw new ProductError('not-allowed');
  },
};

const CLAIMS = ['email', 'userName', 'tokens', 'freetokens'] as const satisfies (keyof UserData)[];

const isOwn = (ctx: Context, id: string): boolean => ctx.actor.kind === 'account' && ctx.actor.accountId === id;

function requireOwn(ctx: Context, id: string): void {
  if (!isOwn(ctx, id)) throw documentNotFound(id);
}

async function readRecord(ctx: Context): Promise<Document & UserRecord> {
  const [account, wallet] = await Promise.all([getAccount({ ctx }), getWallet({ ctx })]);
  return present(account, wallet);
}

const toUserName = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '');

const present = (account: AccountRow, wallet: Balances): Document & UserRecord => ({
  $id: account.id,
  $sequence: String(account.sequence),
  $collectionId: COLLECTION.users,
  $databaseId: DATABASE_ID,
  $createdAt: presentMoment(account.createdAt),
  $updatedAt: presentMoment(account.updatedAt),
  $permissions: [`read("user:${account.id}")`, `update("user:${account.id}")`],
  name: account.name,
  email: account.email,
  userName: toUserName(account.name),
  tokens: wallet.paid,
  freetokens: wallet.free,
});
