import { randomUUID } from 'node:crypto';
import { PurchaseOrder } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { purchases } from '../apps/server/src/parts/database/schema/purchases.ts';
import { inTransaction } from '../apps/server/src/product/context.ts';
import { reconcilePurchases } from '../apps/server/src/product/purchases/reconcile-purchases.ts';
import { returnSurplus } from '../apps/server/src/product/purchases/return-surplus.ts';
import { readBalances } from '../apps/server/src/product/wallet/balances.ts';
import { spend } from '../apps/server/src/product/wallet/spend.ts';
import type { RunningServer } from '../apps/server/src/start.ts';
import { expectBooksBalanced } from './books.ts';
import { createTestDatabase } from './database.ts';
import { type FakeEvent, type FakeRazorpay, startFakeRazorpay } from './fakes/razorpay.ts';
import { type Person, signUp } from './people.ts';
import { startTestServer } from './server.ts';

const headers = { 'content-type': 'application/json' };

/** A running server that sells through a fake Razorpay, and what people, the provider and time do to it. */
export interface Shop {
  readonly fake: FakeRazorpay;
  readonly server: RunningServer;
  newBuyer(): Promise<Person>;
  order(who: Person, body: unknown): Promise<Response>;
  verify(who: Person, proof: unknown): Promise<Response>;
  deliver(event: FakeEvent, more?: Record<string, string>): Promise<Response>;
  /** Orders for so many rupees what must be for sale. */
  buy(who: Person, amount: number): Promise<PurchaseOrder>;
  /** Paid tokens. */
  balanceOf(who: Person): Promise<number>;
  /** Takes the price of so many designs, free tokens first. */
  spendTokens(who: Person, count: number): Promise<void>;
  /** Time passes for one purchase, and the jobs of that time run. */
  passMinutes(orderId: string, minutes: number): Promise<void>;
  /** Holds the books to their rules, then closes. */
  close(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const fake = await startFakeRazorpay();
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', ...fake.environment };
  const server = await startTestServer(environment);
  const { database } = server.parts;
  const postAs = (who: Person, path: string, body: unknown) =>
    who.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const order: Shop['order'] = (who, body) => postAs(who, '/razorpay', body);
  return {
    fake,
    server,
    newBuyer: () => signUp(server.address),
    order,
    verify: (who, proof) => postAs(who, '/razorpay/verify', proof),
    deliver: ({ body, signature }, more = {}) =>
      fetch(`${server.address}/razorpay/webhook`, {
        method: 'POST',
        headers: { ...headers, 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt', ...more },
        body,
      }),
    async buy(who, amount) {
      const response = await order(who, { amount });
      if (response.status !== 200) throw new Error(`an order answered ${response.status}: ${await response.text()}`);
      return PurchaseOrder.parse(await response.json());
    },
    balanceOf: async (who) => (await readBalances(database.read, who.accountId)).paid,
    async spendTokens(who, count) {
      const actor = { kind: 'account', accountId: who.accountId, sessionId: 'test' } as const;
      for (let nth = 0; nth < count; nth++) {
        const input = { ref: randomUUID() };
        await inTransaction({ actor, database }, (ctx) => spend({ ctx, input }));
      }
    },
    passMinutes: (orderId, minutes) => passMinutes(server, orderId, minutes),
    async close() {
      await expectBooksBalanced(database);
      await server.close();
      await fake.close();
    },
  };
}

async function passMinutes({ parts }: RunningServer, orderId: string, minutes: number): Promise<void> {
  const { database, payments, log } = parts;
  if (!payments) throw new Error('nothing is on sale');
  const ago = sql`make_interval(mins => ${minutes})`;
  await database.transaction((tx) =>
    tx
      .update(purchases)
      .set({ createdAt: sql`${purchases.createdAt} - ${ago}`, nextCheckAt: sql`${purchases.nextCheckAt} - ${ago}` })
      .where(eq(purchases.orderId, orderId)),
  );
  const ctx = { actor: { kind: 'job', name: 'test' }, database } as const;
  await reconcilePurchases({ ctx, parts: { payments, log } });
  await returnSurplus({ ctx, parts: { payments, log } });
}
