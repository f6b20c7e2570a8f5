import { randomUUID } from 'node:crypto';
import { PLANS, TOKEN_PRICE } from '@toile/contract';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { accounts } from '../../apps/server/src/parts/database/schema/accounts.ts';
import { paymentRefunds } from '../../apps/server/src/parts/database/schema/payment-refunds.ts';
import { type PurchaseRow, purchases } from '../../apps/server/src/parts/database/schema/purchases.ts';
import { surplusPayments } from '../../apps/server/src/parts/database/schema/surplus-payments.ts';
import { wallets } from '../../apps/server/src/parts/database/schema/wallets.ts';
import type { Payments } from '../../apps/server/src/parts/payments/payments.ts';
import { openRazorpay } from '../../apps/server/src/parts/payments/razorpay/razorpay-payments.ts';
import { type Context, inTransaction } from '../../apps/server/src/product/context.ts';
import { confirmPurchase } from '../../apps/server/src/product/purchases/confirm-purchase.ts';
import { createPurchase } from '../../apps/server/src/product/purchases/create-purchase.ts';
import { hearEvent } from '../../apps/server/src/product/purchases/hear-event.ts';
import { reconcilePurchases } from '../../apps/server/src/product/purchases/reconcile-purchases.ts';
import { returnSurplus } from '../../apps/server/src/product/purchases/return-surplus.ts';
import { spend } from '../../apps/server/src/product/wallet/spend.ts';
import { expectBooksBalanced, movedBy, readEntries } from '../books.ts';
import { createTestDatabase } from '../database.ts';
import { type FakeEvent, type FakeRazorpay, startFakeRazorpay } from '../fakes/razorpay.ts';
import { type Death, dyingDatabase } from './dying-database.ts';

const SCHEDULES = 500;
/** Schedules that run at the same time, on one database by two servers. */
const AT_ONCE = 10;

let fake: FakeRazorpay;
let payments: Payments;
let servers: [Database, Database];
const log = createLog({ logLevel: 'silent' });

beforeAll(async () => {
  fake = await startFakeRazorpay();
  const { environment } = fake;
  payments = openRazorpay({
    keyId: environment.RAZORPAY_KEY_ID,
    keySecret: environment.RAZORPAY_KEY_SECRET,
    webhookSecret: environment.RAZORPAY_WEBHOOK_SECRET,
    checkoutUrl: environment.RAZORPAY_CHECKOUT_URL,
    baseUrl: environment.RAZORPAY_BASE_URL,
  });
  const url = await createTestDatabase();
  servers = [connect(url, log), connect(url, log)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await fake.close();
});

/** Ways to hear of a payment or of a refund, and what else may happen in between. */
interface Step {
  readonly kind:
    | 'verify'
    | 'order.paid'
    | 'payment.captured'
    | 'payment.failed'
    | 'give-back'
    | 'reconcile'
    | 'return'
    | 'spend';
  /** Which of the schedule's payments it is about. */
  readonly payment: number;
  /** How much of it goes back. */
  readonly percent: number;
  readonly server: 0 | 1;
  readonly death: Death | undefined;
  /** Whether the next step begins before this one has ended. */
  readonly isParallel: boolean;
}

interface Schedule {
  readonly rupees: number;
  readonly payments: readonly ('captured' | 'authorized' | 'failed')[];
  readonly steps: readonly Step[];
}

const death = fc.option(
  fc.record({ transaction: fc.integer({ min: 1, max: 3 }), last: fc.constantFrom('lost', 'kept') }),
  { nil: undefined, freq: 3 },
);
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'verify',
    'verify',
    'order.paid',
    'order.paid',
    'payment.captured',
    'payment.captured',
    'payment.failed',
    'give-back',
    'give-back',
    'reconcile',
    'return',
    'spend',
  ),
  payment: fc.integer({ min: 0, max: 2 }),
  percent: fc.constantFrom(10, 33, 50, 100),
  server: fc.constantFrom(0, 1),
  death,
  isParallel: fc.boolean(),
});
const schedule: fc.Arbitrary<Schedule> = fc.record({
  rupees: fc.constantFrom(...PLANS.map(({ price }) => price), TOKEN_PRICE, TOKEN_PRICE * 7),
  payments: fc.array(fc.constantFrom('captured', 'captured', 'authorized', 'failed'), {
    maxLength: 3,
  }),
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
});

interface Run {
  readonly accountId: string;
  readonly purchase: PurchaseRow;
  readonly payments: readonly string[];
  /** Events the provider sends until they are answered well. */
  readonly unheard: Set<FakeEvent>;
}

const as = (actor: Context['actor'], database: Database): Context => ({ actor, database });
const job = { kind: 'job', name: 'test' } as const;
const webhook = { kind: 'webhook', name: 'test' } as const;
const buyerOf = (accountId: string) => ({ kind: 'account', accountId, sessionId: 'test' }) as const;
const parts = () => ({ payments, log });

async function begin({ rupees, payments: outcomes }: Schedule): Promise<Run> {
  const accountId = `buyer-${randomUUID().slice(0, 23)}`;
  const [database] = servers;
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: accountId, email: `${accountId}@example.com`, name: 'Buyer' });
    await tx.insert(wallets).values({ accountId });
  });
  const ctx = as(buyerOf(accountId), database);
  const purchase = await createPurchase({ ctx, parts: parts(), input: { amount: rupees } });
  const ids = outcomes.map((status) => fake.pay(purchase.orderId, { status }).razorpay_payment_id);
  return { accountId, purchase, payments: ids, unheard: new Set() };
}

async function hear(run: Run, event: FakeEvent, database: Database): Promise<void> {
  run.unheard.add(event);
  const input = payments.readEvent(Buffer.from(event.body), event.signature);
  await hearEvent({ ctx: as(webhook, database), parts: parts(), input });
  run.unheard.delete(event);
}

async function makeDue(run: Run): Promise<void> {
  const now = sql`now() - interval '1 second'`;
  await servers[0].transaction(async (tx) => {
    await tx.update(purchases).set({ nextCheckAt: now }).where(eq(purchases.id, run.purchase.id));
    await tx.update(surplusPayments).set({ nextTryAt: now }).where(eq(surplusPayments.purchaseId, run.purchase.id));
  });
}

/** One thing that happens. It may die or be refused; what must not be lost then is the product's business. */
async function happen(run: Run, what: Step): Promise<void> {
  const database = dyingDatabase(servers[what.server], what.death);
  const ctx = as(job, database);
  if (what.kind === 'reconcile' || what.kind === 'return') {
    await makeDue(run);
    return what.kind === 'return'
      ? returnSurplus({ ctx, parts: parts() })
      : reconcilePurchases({ ctx, parts: parts() });
  }
  if (what.kind === 'spend') {
    const buyer = as(buyerOf(run.accountId), database);
    await inTransaction(buyer, (inner) => spend({ ctx: inner, input: { designId: randomUUID() } }));
    return;
  }
  const id = run.payments[what.payment];
  const made = fake.payments.get(id ?? '');
  if (!id || !made) return;
  if (what.kind === 'verify') {
    const signature = fake.proofOf(id).razorpay_signature;
    const input = { orderId: run.purchase.orderId, paymentId: id, signature };
    await confirmPurchase({ ctx: as(buyerOf(run.accountId), database), parts: parts(), input });
  } else if (what.kind === 'give-back') {
    const left = made.amount - made.amount_refunded;
    const amount = Math.min(left, Math.ceil((made.amount * what.percent) / 100));
    if (made.status !== 'captured' || amount === 0) return;
    await hear(run, fake.refundEvent('refund.processed', fake.giveBack(id, amount).id), database);
  } else if ((what.kind === 'payment.failed') === (made.status === 'failed') && made.status !== 'authorized') {
    await hear(run, fake.paymentEvent(what.kind, id), database);
  }
}

/** Lives through a schedule, then through the time in which the provider repeats what was not answered well. */
async function live(plan: Schedule): Promise<Run> {
  const run = await begin(plan);
  const going: Promise<unknown>[] = [];
  for (const what of plan.steps) {
    const done = happen(run, what).catch(() => undefined);
    if (what.isParallel) going.push(done);
    else await done;
  }
  await Promise.all(going);
  for (const event of [...run.unheard, ...run.unheard]) await hear(run, event, servers[0]);
  return run;
}

/** The last check of every purchase, and the return of what it found. */
async function comeRound(runs: readonly Run[]): Promise<void> {
  const ctx = as(job, servers[1]);
  for (const run of runs) await makeDue(run);
  while (await isDue(purchases.nextCheckAt)) await reconcilePurchases({ ctx, parts: parts() });
  while (await isDue(surplusPayments.nextTryAt, isNull(surplusPayments.returnedAt))) {
    await returnSurplus({ ctx, parts: parts() });
  }
}

async function isDue(at: PgColumn, ...more: SQL[]): Promise<boolean> {
  return (await servers[0].read.$count(at.table, and(lte(at, sql`now()`), ...more))) > 0;
}

async function expectRight(run: Run): Promise<void> {
  const [database] = servers;
  const [purchase] = await database.read.select().from(purchases).where(eq(purchases.id, run.purchase.id));
  const told = run.payments.flatMap((id) => fake.payments.get(id) ?? []);
  const captured = told.filter(({ status }) => status === 'captured');
  const bought = told.filter(({ status }) => status === 'captured' || status === 'refunded').map(({ id }) => id);
  if (captured.length > 0) expect(purchase?.status, 'what was paid is credited').toBe('paid');
  if (purchase?.status === 'paid') expect(bought).toContain(purchase.paymentId);
  expect(captured.map(({ id }) => id).filter((id) => id !== purchase?.paymentId)).toEqual([]);
}

test(`${SCHEDULES} schedules of two servers, with all that can be repeated, reordered, lost or killed, credit every paid order once`, async () => {
  const lived: Run[] = [];
  const plans = fc.sample(schedule, { numRuns: SCHEDULES, seed: 20_261_121 });
  while (plans.length > 0) lived.push(...(await Promise.all(plans.splice(0, AT_ONCE).map(live))));
  await comeRound(lived);
  for (const run of lived) await expectRight(run);
  await expectBooksBalanced(servers[0]);
  await expectEntriesToMatchMoney();
});

/** Every paid purchase has one entry of its tokens and no unpaid one has any; every refund took what it could, once. */
async function expectEntriesToMatchMoney(): Promise<void> {
  const [database] = servers;
  const [entries, orders, refunds] = await Promise.all([
    readEntries(database),
    database.read.select().from(purchases),
    database.read.select().from(paymentRefunds),
  ]);
  const credits = Map.groupBy(
    entries.filter(({ kind }) => kind === 'purchase'),
    ({ ref }) => ref,
  );
  const reversals = new Map(entries.flatMap((entry) => (entry.kind === 'reversal' ? [[entry.ref, entry]] : [])));
  for (const order of orders) {
    const credited = (credits.get(order.id) ?? []).map((entry) => [entry.accountId, movedBy(entry).paid]);
    expect(credited).toEqual(order.status === 'paid' ? [[order.accountId, order.tokens]] : []);
    const own = refunds.filter(({ paymentId }) => paymentId === order.paymentId);
    const returned = own.reduce((sum, { amount }) => sum + amount, 0);
    const due = own.reduce((sum, { tokensDue }) => sum + (tokensDue ?? Number.NaN), 0);
    expect(due, 'all money that went back is accounted for').toBe(Math.floor((order.tokens * returned) / order.amount));
    for (const { id, tokensTaken } of own) expect(0 - movedBy(reversals.get(id)).paid).toBe(tokensTaken);
  }
  expect([...credits.keys()].length).toBe(orders.filter(({ status }) => status === 'paid').length);
}
