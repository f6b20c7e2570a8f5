import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../apps/server/src/parts/database/database.ts';
import { accounts } from '../../../apps/server/src/parts/database/schema/accounts.ts';
import { type PurchaseRow, purchases } from '../../../apps/server/src/parts/database/schema/purchases.ts';
import { surplusPayments } from '../../../apps/server/src/parts/database/schema/surplus-payments.ts';
import { wallets } from '../../../apps/server/src/parts/database/schema/wallets.ts';
import { inTransaction } from '../../../apps/server/src/product/context.ts';
import { confirmPurchase } from '../../../apps/server/src/product/purchases/confirm-purchase.ts';
import { createPurchase } from '../../../apps/server/src/product/purchases/create-purchase.ts';
import { hearEvent } from '../../../apps/server/src/product/purchases/hear-event.ts';
import { reconcilePurchases } from '../../../apps/server/src/product/purchases/reconcile-purchases.ts';
import { returnSurplus } from '../../../apps/server/src/product/purchases/return-surplus.ts';
import { spend } from '../../../apps/server/src/product/wallet/spend.ts';
import type { FakeEvent } from '../../fakes/razorpay.ts';
import { dyingDatabase } from '../dying-database.ts';
import { as, JOB, type Market } from './market.ts';
import type { Schedule, Step } from './plan.ts';

/** A schedule being lived. */
export interface Run {
  readonly market: Market;
  readonly accountId: string;
  readonly purchase: PurchaseRow;
  readonly payments: readonly string[];
  /** Events the provider sends until they are answered well. */
  readonly unheard: Set<FakeEvent>;
}

const webhook = { kind: 'webhook', name: 'test' } as const;
const buyerOf = (accountId: string) => ({ kind: 'account', accountId, sessionId: 'test' }) as const;

async function begin(market: Market, { price, payments: outcomes }: Schedule): Promise<Run> {
  const accountId = `buyer-${randomUUID().slice(0, 23)}`;
  const { fake, servers, parts } = market;
  const [database] = servers;
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: accountId, email: `${accountId}@example.com`, name: 'Buyer' });
    await tx.insert(wallets).values({ accountId });
  });
  const ctx = as(buyerOf(accountId), database);
  const purchase = await createPurchase({ ctx, parts, input: { amount: price } });
  const ids = outcomes.map((status) => fake.pay(purchase.orderId, { status }).razorpay_payment_id);
  return { market, accountId, purchase, payments: ids, unheard: new Set() };
}

async function hear(run: Run, event: FakeEvent, database: Database): Promise<void> {
  const { parts } = run.market;
  run.unheard.add(event);
  const input = parts.payments.readEvent(Buffer.from(event.body), event.signature);
  await hearEvent({ ctx: as(webhook, database), parts, input });
  run.unheard.delete(event);
}

async function makeDue(run: Run): Promise<void> {
  const now = sql`now() - interval '1 second'`;
  await run.market.servers[0].transaction(async (tx) => {
    await tx.update(purchases).set({ nextCheckAt: now }).where(eq(purchases.id, run.purchase.id));
    await tx.update(surplusPayments).set({ nextTryAt: now }).where(eq(surplusPayments.purchaseId, run.purchase.id));
  });
}

/** One thing that happens. It may die or be refused; what must not be lost then is the product's business. */
async function happen(run: Run, what: Step): Promise<void> {
  const { servers, fake, parts } = run.market;
  const database = dyingDatabase(servers[what.server], what.death);
  const ctx = as(JOB, database);
  if (what.kind === 'reconcile' || what.kind === 'return') {
    await makeDue(run);
    return what.kind === 'return' ? returnSurplus({ ctx, parts }) : reconcilePurchases({ ctx, parts });
  }
  if (what.kind === 'spend') {
    const buyer = as(buyerOf(run.accountId), database);
    await inTransaction(buyer, (inner) => spend({ ctx: inner, input: { ref: randomUUID() } }));
    return;
  }
  const id = run.payments[what.payment];
  const made = fake.payments.get(id ?? '');
  if (!id || !made) return;
  if (what.kind === 'verify') {
    const signature = fake.proofOf(id).razorpay_signature;
    const input = { orderId: run.purchase.orderId, paymentId: id, signature };
    await confirmPurchase({ ctx: as(buyerOf(run.accountId), database), parts, input });
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
export async function live(market: Market, plan: Schedule): Promise<Run> {
  const run = await begin(market, plan);
  const going: Promise<unknown>[] = [];
  for (const what of plan.steps) {
    const done = happen(run, what).catch(() => undefined);
    if (what.isParallel) going.push(done);
    else await done;
  }
  await Promise.all(going);
  for (const event of [...run.unheard, ...run.unheard]) await hear(run, event, market.servers[0]);
  return run;
}

/** The last check of every purchase, and the return of what it found. */
export async function comeRound(market: Market, runs: readonly Run[]): Promise<void> {
  const { parts } = market;
  const [database, other] = market.servers;
  const ctx = as(JOB, other);
  for (const run of runs) await makeDue(run);
  while (await isDue(database, purchases.nextCheckAt)) await reconcilePurchases({ ctx, parts });
  while (await isDue(database, surplusPayments.nextTryAt, isNull(surplusPayments.returnedAt))) {
    await returnSurplus({ ctx, parts });
  }
}

async function isDue(database: Database, at: PgColumn, ...more: SQL[]): Promise<boolean> {
  return (await database.read.$count(at.table, and(lte(at, sql`now()`), ...more))) > 0;
}
