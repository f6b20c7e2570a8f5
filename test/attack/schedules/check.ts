import assert from 'node:assert/strict';
import { and, eq, sql } from 'drizzle-orm';
import { ledger } from '../../../apps/server/src/parts/database/schema/ledger.ts';
import { ledgerLines } from '../../../apps/server/src/parts/database/schema/ledger-lines.ts';
import { purchases } from '../../../apps/server/src/parts/database/schema/purchases.ts';
import { readBalances } from '../../../apps/server/src/product/wallet/balances.ts';
import { checkBooks } from '../../../apps/server/src/product/wallet/books/check-books.ts';
import type { Run } from './live.ts';
import { as, JOB, type Market } from './market.ts';

const ofPerson = and(eq(ledgerLines.entryId, ledger.id), eq(ledgerLines.book, 'person'));

/** What a schedule that has ended leaves behind: the wallet is its ledger, and what was heard of is credited once. */
export async function assertAgreed({ market, accountId, purchase, payments }: Run): Promise<void> {
  const { read } = market.servers[0];
  const lines = await read
    .select({ kind: ledger.kind, ref: ledger.ref, free: ledgerLines.free, paid: ledgerLines.paid })
    .from(ledger)
    .innerJoin(ledgerLines, ofPerson)
    .where(eq(ledger.accountId, accountId));
  const sum = (pick: 'free' | 'paid') => lines.reduce((whole, line) => whole + line[pick], 0);
  assert.deepEqual(await readBalances(read, accountId), { free: sum('free'), paid: sum('paid') });
  const credits = lines.filter(({ kind }) => kind === 'purchase').map(({ ref, paid }) => [ref, paid]);
  const [now] = await read.select().from(purchases).where(eq(purchases.id, purchase.id));
  assert.deepEqual(credits, now?.status === 'paid' ? [[purchase.id, purchase.tokens]] : []);
  if (now?.paymentId) assert.ok(payments.includes(now.paymentId), 'a payment of this order was credited');
}

/** Once everything was looked after: what is still paid was credited, and nobody paid twice. */
export async function assertSettled({ market, purchase, payments }: Run): Promise<void> {
  const [now] = await market.servers[0].read.select().from(purchases).where(eq(purchases.id, purchase.id));
  const told = payments.flatMap((id) => market.fake.payments.get(id) ?? []);
  const captured = told.filter(({ status }) => status === 'captured').map(({ id }) => id);
  const bought = told.filter(({ status }) => status === 'captured' || status === 'refunded').map(({ id }) => id);
  if (captured.length > 0) assert.equal(now?.status, 'paid', 'what was paid is credited');
  if (now?.status === 'paid') assert.ok(bought.includes(now.paymentId ?? ''), 'only money buys');
  assert.deepEqual(
    captured.filter((id) => id !== now?.paymentId),
    [],
    'a second payment went back',
  );
}

/** Every rule of the books but the one of designs, which these schedules spend on without having them drawn. */
export async function assertBooks(market: Market): Promise<void> {
  const broken = (await checkBooks({ ctx: as(JOB, market.servers[0]) })).filter(({ breaches }) => breaches.length > 0);
  assert.deepEqual(broken, []);
  const { rows } = await market.servers[0].transaction((tx) =>
    tx.execute(sql`select count(*) filter (where free < 0 or paid < 0) as below from wallets`),
  );
  assert.deepEqual(rows, [{ below: '0' }]);
}
