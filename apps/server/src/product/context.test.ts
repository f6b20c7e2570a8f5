import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { type Context, inTransaction, reader, requireAccount, requireJob } from './context.ts';
import { ERRORS, isProductError, ProductError } from './errors.ts';
import { spend } from './wallet/spend.ts';

let database: Database;
let ctx: Context;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = { actor: { kind: 'guest' }, database };
});
afterAll(() => database.close());

const add = (outer: Context, id: string) =>
  inTransaction(outer, async ({ tx }) => {
    await tx.insert(accounts).values({ id, email: `${id}@example.com`, name: '' });
  });
const find = (from: Context, id: string) => reader(from).select().from(accounts).where(eq(accounts.id, id));

test('verbs within an open transaction join it: all of it holds or none', async () => {
  const work = inTransaction(ctx, async (inner) => {
    await add(inner, 'a');
    await add(inner, 'b');
    expect(await find(inner, 'a')).toHaveLength(1);
    expect(await find(ctx, 'a')).toHaveLength(0);
    throw new Error('the last step failed');
  });
  await expect(work).rejects.toThrow('the last step failed');
  expect(await find(ctx, 'a')).toHaveLength(0);
  await inTransaction(ctx, async (inner) => {
    await add(inner, 'a');
    await add(inner, 'b');
  });
  expect([...(await find(ctx, 'a')), ...(await find(ctx, 'b'))]).toHaveLength(2);
});

test('what only reads cannot write, and money is not spent outside of a transaction: neither compiles', () => {
  // @ts-expect-error a Reader has no insert
  expect(() => database.read.insert).not.toThrow();
  // @ts-expect-error spend asks for a context whose transaction is open
  const outside = () => spend({ ctx, input: { ref: 'd' } });
  expect(outside).toBeTypeOf('function');
});

test('who may do what is decided on the actor', () => {
  const account: Context = { ...ctx, actor: { kind: 'account', accountId: 'a', sessionId: 's' } };
  const webhook: Context = { ...ctx, actor: { kind: 'webhook', name: 'payments' } };
  expect(requireAccount(account).accountId).toBe('a');
  expect(requireJob({ ...ctx, actor: { kind: 'job', name: 'sweep' } }).name).toBe('sweep');
  for (const other of [ctx, webhook]) expect(() => requireAccount(other)).toThrow('missing scopes');
  for (const other of [ctx, webhook, account]) expect(() => requireJob(other)).toThrow('not authorized');
});

test('an error keeps its cause and tells an accident from a refusal', () => {
  const cause = new Error('the disk is full');
  const accident = new ProductError('unexpected', { cause });
  expect(accident).toMatchObject({ status: 500, type: 'general_unknown', ours: true, cause });
  expect(new ProductError('credentials-invalid')).toMatchObject({ status: 401, ours: false });
  expect(isProductError(accident, 'unexpected')).toBe(true);
  expect(isProductError(accident, 'not-allowed')).toBe(false);
  expect(isProductError(cause)).toBe(false);
});

test('every refusal has a status of its caller, every accident one of ours', () => {
  for (const [code, kind] of Object.entries(ERRORS)) {
    // Whoever is asked to come again in a moment has met nobody's accident.
    if (kind.status !== 503) expect([code, kind.status >= 500]).toEqual([code, kind.ours]);
    expect(kind.type).toMatch(/^[a-z0-9]+(_[a-z0-9]+)+$/);
  }
});
