import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { isProductError } from '#server/product/errors.ts';
import { expectBooksBalanced, readEntries } from '../../../../../test/books.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { buyTokens } from '../../../../../test/people.ts';
import { getWallet } from './get.ts';
import { grant } from './grant.ts';
import { postEntry } from './post-entry.ts';
import { refund } from './refund.ts';
import { spend } from './spend.ts';

let database: Database;
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

/** Makes an account that holds `free` and `paid` tokens, each with its ledger row. */
async function makeAccount(free: number, paid: number): Promise<Context> {
  count += 1;
  const accountId = `maker${count}`;
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: accountId, email: `${accountId}@example.com`, name: 'Maker' });
    await tx.insert(wallets).values({ accountId });
    await postEntry(tx, { accountId, kind: 'grant', ref: `welcome:${accountId}` }, () => ({
      free,
      paid: 0,
    }));
  });
  if (paid > 0) await buyTokens(database, accountId, paid);
  return { actor: { kind: 'account', accountId, sessionId: 'session' }, database };
}

const accountIdOf = (ctx: Context): string => (ctx.actor.kind === 'account' ? ctx.actor.accountId : '');
const job: Pick<Context, 'actor'> = { actor: { kind: 'job', name: 'test' } };
const spendOn = (ctx: Context, designId: string) =>
  inTransaction(ctx, (inner) => spend({ ctx: inner, input: { ref: designId } }));

async function expectBalances(ctx: Context, balances: { free: number; paid: number }): Promise<void> {
  expect(await getWallet({ ctx })).toEqual(balances);
  await expectBooksBalanced(database);
}

/** Spends on `times` different designs at once and tells how many were let through. */
async function pressAtOnce(ctx: Context, times: number): Promise<{ passed: number; refused: unknown[] }> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: times }, (_, index) => spendOn(ctx, `${accountIdOf(ctx)}-design${index}`)),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  return { passed: times - refused.length, refused };
}

test('50 presses at once with one token spend exactly one', async () => {
  const ctx = await makeAccount(1, 0);
  const { passed, refused } = await pressAtOnce(ctx, 50);
  expect(passed).toBe(1);
  expect(refused.every((error) => isProductError(error, 'tokens-missing'))).toBe(true);
  await expectBalances(ctx, { free: 0, paid: 0 });
});

test('200 presses at once with 3 free and 7 paid tokens spend exactly these ten', async () => {
  const ctx = await makeAccount(3, 7);
  expect((await pressAtOnce(ctx, 200)).passed).toBe(10);
  await expectBalances(ctx, { free: 0, paid: 0 });
});

test('free tokens go before paid ones', async () => {
  const ctx = await makeAccount(1, 1);
  expect(await spendOn(ctx, `${accountIdOf(ctx)}-a`)).toEqual({ free: 0, paid: 1 });
  expect(await spendOn(ctx, `${accountIdOf(ctx)}-b`)).toEqual({ free: 0, paid: 0 });
});

test('an empty wallet is told so in the words of the catalogue', async () => {
  const ctx = await makeAccount(0, 0);
  await expect(spendOn(ctx, 'x')).rejects.toMatchObject({ message: "You don't have any tokens!", status: 402 });
});

test('one design is paid once, however often it is spent on at once', async () => {
  const ctx = await makeAccount(0, 5);
  const presses = Array.from({ length: 20 }, () => spendOn(ctx, `${accountIdOf(ctx)}-same`));
  await Promise.all(presses);
  await expectBalances(ctx, { free: 0, paid: 4 });
});

test('a design that somebody else paid for is not free', async () => {
  const [first, second] = [await makeAccount(1, 0), await makeAccount(1, 0)];
  await spendOn(first, 'shared');
  await expect(spendOn(second, 'shared')).rejects.toThrow();
  await expectBalances(second, { free: 1, paid: 0 });
});

test('what is rolled back was never spent', async () => {
  const ctx = await makeAccount(1, 0);
  const work = inTransaction(ctx, async (inner) => {
    await spend({ ctx: inner, input: { ref: 'lost' } });
    throw new Error('the design row could not be made');
  });
  await expect(work).rejects.toThrow('could not be made');
  await expectBalances(ctx, { free: 1, paid: 0 });
});

test('20 refunds at once of one design give one token back, to the purse it came from', async () => {
  const ctx = await makeAccount(1, 1);
  const designs = [`${accountIdOf(ctx)}-free`, `${accountIdOf(ctx)}-paid`];
  for (const designId of designs) await spendOn(ctx, designId);
  const refundAll = (designId: string) =>
    Promise.all(Array.from({ length: 20 }, () => refund({ ctx: { ...ctx, ...job }, input: { designId } })));
  await refundAll(designs[1] ?? '');
  await expectBalances(ctx, { free: 0, paid: 1 });
  await refundAll(designs[0] ?? '');
  await expectBalances(ctx, { free: 1, paid: 1 });
});

test('a design nobody paid for is not refunded', async () => {
  const ctx = await makeAccount(1, 0);
  expect(await refund({ ctx: { ...ctx, ...job }, input: { designId: 'never' } })).toBeUndefined();
  await expectBalances(ctx, { free: 1, paid: 0 });
});

test('spends and refunds of many designs at once leave a ledger that adds up', async () => {
  const ctx = await makeAccount(4, 8);
  const rounds = Array.from({ length: 30 }, async (_, index) => {
    const designId = `${accountIdOf(ctx)}-round${index}`;
    const isPaid = await spendOn(ctx, designId).then(
      () => true,
      () => false,
    );
    if (isPaid && index % 3 === 0) await refund({ ctx: { ...ctx, ...job }, input: { designId } });
    return isPaid;
  });
  const paid = (await Promise.all(rounds)).filter(Boolean).length;
  expect(paid).toBeGreaterThanOrEqual(12);
  const balances = await getWallet({ ctx });
  await expectBooksBalanced(database);
  expect(balances.free).toBeGreaterThanOrEqual(0);
  expect(balances.paid).toBeGreaterThanOrEqual(0);
});

test('a grant is given once per reason', async () => {
  const ctx = await makeAccount(0, 0);
  const input = { accountId: accountIdOf(ctx), free: 2, ref: `sorry:${accountIdOf(ctx)}` };
  await Promise.all(Array.from({ length: 10 }, () => grant({ ctx: { ...ctx, ...job }, input })));
  await expectBalances(ctx, { free: 2, paid: 0 });
});

test('nobody grants or refunds in their own name', async () => {
  const ctx = await makeAccount(1, 0);
  const accountId = accountIdOf(ctx);
  await spendOn(ctx, `${accountId}-own`);
  expect(() => grant({ ctx, input: { accountId, free: 9, ref: 'gift' } })).toThrow('not authorized');
  expect(() => refund({ ctx, input: { designId: `${accountId}-own` } })).toThrow('not authorized');
  await expectBalances(ctx, { free: 0, paid: 0 });
});

test('guests have no wallet to look into or spend from', async () => {
  const guest: Context = { actor: { kind: 'guest' }, database };
  await expect(spendOn(guest, 'x')).rejects.toMatchObject({ code: 'session-missing' });
  expect(() => getWallet({ ctx: guest })).toThrow('missing scopes');
});

test('the database itself refuses a negative balance and a rewritten ledger', async () => {
  const ctx = await makeAccount(1, 0);
  const run = (text: string) => database.transaction((tx) => tx.execute(sql.raw(text)));
  const caused = (constraint: string) => ({ cause: { message: expect.stringContaining(constraint) } });
  const where = `where account_id = '${accountIdOf(ctx)}'`;
  await expect(run(`update wallets set free = -1 ${where}`)).rejects.toMatchObject(caused('wallets_free_not_negative'));
  await expect(run(`update wallets set paid = -1 ${where}`)).rejects.toMatchObject(caused('wallets_paid_not_negative'));
  await expect(run(`delete from ledger ${where}`)).rejects.toMatchObject(caused('never changed'));
  await expect(run(`update ledger set ref = 'other' ${where}`)).rejects.toMatchObject(caused('never changed'));
  await expect(run('update ledger_lines set free = 9')).rejects.toMatchObject(caused('never changed'));
  await expect(run('delete from ledger_lines')).rejects.toMatchObject(caused('never changed'));
});

const UNBALANCED = { cause: { message: expect.stringContaining('does not balance') } };

const LINES = {
  'without lines': '',
  'with one side only': `('person', 1, 0)`,
  'with sides that differ': `('person', 2, 0), ('granted', -1, 0)`,
  'with free tokens against paid ones': `('person', 1, 0), ('granted', 0, -1)`,
  'against the wrong book': `('person', 1, 0), ('sold', -1, 0)`,
  'that takes by giving': `('person', -1, 0), ('granted', 1, 0)`,
  'with a third side': `('person', 1, 0), ('granted', -1, 0), ('sold', 0, 0)`,
};

test.each(Object.entries(LINES))('the database refuses an entry %s', async (_how, lines) => {
  const ctx = await makeAccount(1, 0);
  const entry = `insert into ledger (account_id, kind, ref) values ('${accountIdOf(ctx)}', 'grant', 'forged') returning id`;
  const text = lines
    ? `with entry as (${entry}) insert into ledger_lines select entry.id, l.* from entry, (values ${lines}) as l (book, free, paid)`
    : entry;
  const forging = database.transaction((tx) => tx.execute(sql.raw(text)));
  await expect(forging).rejects.toMatchObject(UNBALANCED);
  await expectBalances(ctx, { free: 1, paid: 0 });
});

test('an entry that was posted gets no further line', async () => {
  const ctx = await makeAccount(1, 0);
  const more = `insert into ledger_lines select id, 'sold', 0, 0 from ledger where account_id = '${accountIdOf(ctx)}' and kind = 'grant'`;
  await expect(database.transaction((tx) => tx.execute(sql.raw(more)))).rejects.toMatchObject(UNBALANCED);
  await expectBooksBalanced(database);
});

test('the books of the house tell what was granted, sold, spent and refunded', async () => {
  const ctx = await makeAccount(1, 4);
  const [done, lost] = [`${accountIdOf(ctx)}-done`, `${accountIdOf(ctx)}-lost`];
  for (const designId of [done, lost]) await spendOn(ctx, designId);
  await refund({ ctx: { ...ctx, ...job }, input: { designId: lost } });
  const own = (await readEntries(database)).filter((entry) => entry.accountId === accountIdOf(ctx));
  const totals = own.flatMap((entry) => entry.lines.filter(({ book }) => book !== 'person'));
  const total = (name: string) =>
    totals.reduce((sum, { book, free, paid }) => (book === name ? sum + free + paid : sum), 0);
  expect(['granted', 'sold', 'spent', 'refunded'].map(total)).toEqual([-1, -4, 2, -1]);
  await expectBalances(ctx, { free: 0, paid: 4 });
});
