import { CURRENCY, rupees, TOKEN_PRICE, toPaise } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { readPurchaseLoad } from './read-purchase-load.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('purchases that are still to be asked about are open, and overdue when nobody asked in time', async () => {
  const rows = [inMinutes(5), inMinutes(-1), inMinutes(-60), null].map((nextCheckAt, n) => ({
    id: `purchase ${n}`,
    accountId: 'buyer',
    tokens: 1,
    amount: toPaise(rupees(TOKEN_PRICE)),
    currency: CURRENCY,
    provider: 'razorpay' as const,
    orderId: `order ${n}`,
    nextCheckAt,
  }));
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: 'buyer', email: 'buyer@example.com', name: 'Buyer' });
    await tx.insert(purchases).values(rows);
  });
  const ctx = { actor: { kind: 'job', name: 'test' }, database } as const;
  expect(await readPurchaseLoad({ ctx })).toEqual({ open: 3, overdue: 1 });
});
