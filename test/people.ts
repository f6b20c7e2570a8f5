import { randomUUID } from 'node:crypto';
import { CURRENCY, PROJECT_ID, rupees, TOKEN_PRICE, toPaise } from '@toile/contract';
import * as z from 'zod';
import type { Database } from '../apps/server/src/parts/database/database.ts';
import { purchases } from '../apps/server/src/parts/database/schema/purchases.ts';
import { numberReceipt } from '../apps/server/src/product/purchases/number-receipt.ts';
import { sell } from '../apps/server/src/product/wallet/sell.ts';

/** Of everybody who signs up here. */
export const PASSWORD = 'a password for tests';

/** Someone signed in at a running server, who calls it as a browser does. */
export interface Person {
  readonly accountId: string;
  readonly email: string;
  /** What the SDK shows outside of browsers: `client.setSession(…)`. */
  readonly session: string;
  /** The same session at another process on the same database. */
  at(address: string): Person;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Nobody else's, and no word of it offends: who gives no name is called by what stands before the @, and a UUID's digits read as a telephone number. */
const newEmail = () =>
  `${randomUUID()
    .replaceAll('-', '')
    .replace(/./g, (digit) => 'bfghjklmnprtvwxz'.charAt(Number.parseInt(digit, 16)))}@example.com`;

/** Signs up and logs in over HTTP. The new account holds its one free token. */
export async function signUp(address: string, name = 'Maker'): Promise<Person> {
  const email = newEmail();
  const account = await post(address, '/v1/account', { userId: 'unique()', email, password: PASSWORD, name });
  if (account.status !== 201) throw new Error(`sign-up answered ${account.status}: ${await account.text()}`);
  return signIn(address, email);
}

const Session = z.object({ userId: z.string() });

/** Logs somebody in who signed up before, on one more device. */
export async function signIn(address: string, email: string): Promise<Person> {
  const session = await post(address, '/v1/account/sessions/email', { email, password: PASSWORD });
  const cookie = session.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`login answered ${session.status}: ${await session.text()}`);
  const { userId: accountId } = Session.parse(await session.json());
  return person(address, { accountId, email, cookie });
}

interface Identity {
  accountId: string;
  email: string;
  /** `name=value` of the session's cookie. */
  cookie: string;
}

const person = (address: string, { accountId, email, cookie }: Identity): Person => ({
  accountId,
  email,
  session: cookie.slice(cookie.indexOf('=') + 1),
  at: (other) => person(other, { accountId, email, cookie }),
  fetch: (path, init = {}) =>
    fetch(new URL(path, address), {
      ...init,
      headers: { cookie, 'x-appwrite-project': PROJECT_ID, ...Object.fromEntries(new Headers(init.headers)) },
    }),
});

const post = (address: string, path: string, body: object) =>
  fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
    body: JSON.stringify(body),
  });

/** Gives an account `count` tokens as a purchase that was paid at their single price does; returns the purchase's id. */
export async function buyTokens(database: Database, accountId: string, count: number): Promise<string> {
  const id = randomUUID();
  await database.transaction(async (tx) => {
    await tx.insert(purchases).values({
      id,
      accountId,
      tokens: count,
      amount: toPaise(rupees(count * TOKEN_PRICE)),
      currency: CURRENCY,
      provider: 'test-mode',
      orderId: `order ${id}`,
      paymentId: `payment ${id}`,
      status: 'paid',
      paidAt: new Date(),
      receiptNumber: await numberReceipt(tx, 'test-mode'),
    });
    const ctx = { actor: { kind: 'job', name: 'test' }, database, tx } as const;
    await sell({ ctx, input: { accountId, purchaseId: id, tokens: count } });
  });
  return id;
}
