import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { PurchaseOrder } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { purchases } from '../../apps/server/src/parts/database/schema/purchases.ts';
import { shareOf } from '../../packages/atelier/src/soak.fixture.ts';
import { expectBooksBalanced, readEntries } from '../books.ts';
import { makeDataDir } from '../data-dir.ts';
import { createTestDatabase } from '../database.ts';
import { buildFake } from '../fakes/build-fake.ts';
import { type FakeEvent, type FakeRazorpay, startFakeRazorpay } from '../fakes/razorpay.ts';
import { type Person, signUp } from '../people.ts';
import { type ServerProcess, spawnTestServer } from '../server.ts';

/** A kill each, and how late it comes: four milliseconds later than the one before it. */
const KILLS = shareOf(8, 4);
const ORDERS_EACH = 6;
const FAKE = await buildFake();

let dataDir: string;
let url: string;
let database: Database;
let fake: FakeRazorpay;
beforeAll(async () => {
  [dataDir, url, fake] = await Promise.all([makeDataDir(), createTestDatabase(), startFakeRazorpay()]);
  database = connect({ url }, createLog({ logLevel: 'silent' }));
});
afterAll(async () => {
  await database.close();
  await fake.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  spawnTestServer({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', ...fake.environment }, FAKE);

const post = (person: Person, path: string, body: object) =>
  person.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const deliver = ({ address }: ServerProcess, { body, signature }: FakeEvent) =>
  fetch(`${address}/razorpay/webhook`, { method: 'POST', headers: { 'x-razorpay-signature': signature }, body });

async function order(person: Person): Promise<string> {
  return PurchaseOrder.parse(await (await post(person, '/razorpay', { amount: 150 })).json()).id;
}

test('a server killed while payments are verified and told credits each of them once', async () => {
  let server = await start();
  const person = await signUp(server.address);
  const paid: string[] = [];
  for (const round of KILLS) {
    const here = person.at(server.address);
    const orders = await Promise.all(Array.from({ length: ORDERS_EACH }, () => order(here)));
    const calls = orders.flatMap((orderId) => {
      const proof = fake.pay(orderId);
      paid.push(proof.razorpay_payment_id);
      const event = fake.paymentEvent('order.paid', proof.razorpay_payment_id);
      // A connection the kill cuts is what this is about.
      return [post(here, '/razorpay/verify', proof), deliver(server, event)].map((call) => call.catch(() => undefined));
    });
    await sleep(round * 4);
    await server.end('SIGKILL');
    await Promise.all(calls);
    server = await start();
  }
  const again = paid.flatMap((id) => [fake.paymentEvent('order.paid', id), fake.paymentEvent('payment.captured', id)]);
  const answers = await Promise.all(again.map((event) => deliver(server, event)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await server.end('SIGTERM');
  const credited = await database.read.select().from(purchases).where(eq(purchases.status, 'paid'));
  expect(credited.map(({ paymentId }) => paymentId).sort()).toEqual(paid.sort());
  const entries = (await readEntries(database)).filter(({ kind }) => kind === 'purchase');
  expect(entries.map(({ ref }) => ref).sort()).toEqual(credited.map(({ id }) => id).sort());
  await expectBooksBalanced(database);
}, 1_200_000);
