import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { connect } from '#server/parts/database/connect.ts';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { wallets } from '#server/parts/database/schema/wallets.ts';
import type { Context } from '#server/product/context.ts';
import { createTestDatabase } from '../../../../../../test/database.ts';
import { buyTokens } from '../../../../../../test/people.ts';
import { postEntry } from '../post-entry.ts';
import { checkBooks } from './check-books.ts';
import { RULES } from './rules.ts';

const LEDGER = join(import.meta.dirname, '../../../ledger.ts');

let url: string;
let database: Database;
beforeEach(async () => {
  url = await createTestDatabase();
  database = connect({ url }, createLog({ logLevel: 'silent' }));
  await keepHouse();
  return () => database.close();
});

/** Someone was welcomed, bought ten tokens, had one design drawn and one that failed. */
async function keepHouse(): Promise<void> {
  const accountId = 'maker';
  const request = sql`'{}'::jsonb`;
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: accountId, email: 'maker@example.com', name: 'Maker' });
    await tx.insert(wallets).values({ accountId });
    await postEntry(tx, { accountId, kind: 'grant', ref: 'welcome' }, () => ({ free: 1, paid: 0 }));
    for (const id of ['running', 'failed']) {
      await tx.insert(designs).values({ id, accountId, request, words: id, seed: 1, deadlineAt: new Date() });
    }
    await postEntry(tx, { accountId, kind: 'spend', ref: 'running' }, () => ({ free: -1, paid: 0 }));
  });
  await buyTokens(database, accountId, 10);
  await database.transaction(async (tx) => {
    await postEntry(tx, { accountId, kind: 'spend', ref: 'failed' }, () => ({ free: 0, paid: -1 }));
    await postEntry(tx, { accountId, kind: 'refund', ref: 'failed' }, () => ({ free: 0, paid: 1 }));
    await tx.execute(
      sql`update designs set status = 'failed', error_code = 'generation-failed', finished_at = now() where id = 'failed'`,
    );
  });
}

/** Writes past every guard of the database, as a hand in the wrong place would. */
const force = (text: string) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(text));
  });

async function brokenRules(): Promise<string[]> {
  const ctx: Context = { actor: { kind: 'job', name: 'test' }, database };
  return (await checkBooks({ ctx })).filter(({ breaches }) => breaches.length > 0).map(({ says }) => says);
}

const runLedger = () =>
  promisify(execFile)(process.execPath, [LEDGER], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
  });

test('books that were kept break no rule', async () => {
  expect(await brokenRules()).toEqual([]);
});

const HANDS: [rule: string, text: string][] = [
  ['every entry has two sides', `delete from ledger_lines where book = 'granted'`],
  ['every entry has two sides', `update ledger_lines set paid = -11 where book = 'sold'`],
  ['every entry stands on the book of its kind', `update ledger_lines set book = 'spent' where book = 'sold'`],
  ['every wallet is the sum', `update wallets set paid = paid + 1`],
  ['every wallet is the sum', `delete from wallets`],
  [
    'every design was paid once',
    `update designs set status = 'failed', error_code = 'x', finished_at = now() where id = 'running'`,
  ],
  [
    'every design was paid once',
    `update designs set status = 'running', error_code = null, finished_at = null where id = 'failed'`,
  ],
  ['every design was paid once', `update designs set is_free = true where id = 'running'`],
  [
    'every design was paid once',
    `insert into designs (id, account_id, request, words, seed, deadline_at) values ('unpaid', 'maker', '{"edit":{}}', 'x', 1, now())`,
  ],
  [
    'every design was paid once',
    `insert into designs (id, account_id, request, words, seed, deadline_at, is_free) values ('no-edit', 'maker', '{}', 'x', 1, now(), true)`,
  ],
  [
    'every tech pack was paid once',
    `insert into packs (id, design_id, account_id, number) values ('unpaid', 'running', 'maker', 1)`,
  ],
  ['what is given back for a design', `update ledger set ref = 'other' where kind = 'refund'`],
  ['every paid purchase is credited once', `update purchases set tokens = 11`],
  ['every paid purchase is credited once', `delete from purchases`],
  ['every paid purchase is credited once', `update ledger set ref = 'other' where kind = 'purchase'`],
  [
    'money that went back',
    `insert into payment_refunds (id, payment_id, amount) select 'r', payment_id, 100 from purchases`,
  ],
  [
    'the tokens due for money',
    `insert into payment_refunds (id, payment_id, amount, tokens_due, tokens_taken) select 'r', payment_id, amount, 3, 0 from purchases`,
  ],
  [
    'a second payment of an order',
    `insert into surplus_payments (id, purchase_id, reason, amount, currency) select payment_id, id, 'paid-twice', amount, currency from purchases`,
  ],
  ['receipts are numbered', `update purchases set receipt_number = 2`],
];

test.each(HANDS)('"%s…" is seen to be broken after: %s', async (rule, text) => {
  await force(text);
  expect((await brokenRules()).some((broken) => broken.startsWith(rule))).toBe(true);
});

test('every rule can be broken', () => {
  const named = new Set(HANDS.map(([rule]) => rule));
  expect(RULES.filter(({ says }) => ![...named].some((rule) => says.startsWith(rule)))).toEqual([]);
});

test('nobody but the product itself looks into all the books', async () => {
  expect(() => checkBooks({ ctx: { actor: { kind: 'guest' }, database } })).toThrow('not authorized');
});

test('the command prints the books and ends well, and with 1 where a rule is broken', async () => {
  const { stdout } = await runLedger();
  expect(stdout).toMatch(/person, purchase\s+1\s+0\s+10/);
  expect(stdout).toMatch(/wallets\s+1\s+0\s+10/);
  expect(stdout).toMatch(/test-mode, paid\s+1\s+10\s+150\.00/);
  expect(stdout).not.toContain('BROKEN');
  await force(`update wallets set paid = 1000`);
  await expect(runLedger()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('maker holds 0 free and 1000 paid, the entries come to 0 and 10'),
  });
});
