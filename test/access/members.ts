import { randomUUID } from 'node:crypto';
import { PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { accounts } from '../../apps/server/src/parts/database/schema/accounts.ts';
import { sessions } from '../../apps/server/src/parts/database/schema/sessions.ts';
import { wallets } from '../../apps/server/src/parts/database/schema/wallets.ts';
import { hashPassword } from '../../apps/server/src/product/accounts/password.ts';
import { hashSecret, makeSecret } from '../../apps/server/src/product/accounts/secret.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';

export const PASSWORD = 'selvedge and bias 1927';
let hash: Promise<string> | undefined;

/** Somebody with an account that holds no token, and what their browser may show. */
export interface Member {
  readonly id: string;
  readonly email: string;
  /** Values of the session's cookie. */
  readonly live: string;
  readonly expired: string;
  readonly revoked: string;
  readonly sessionId: string;
}

/** Writes an account with its sessions as signing up and in leave it, without the work of hashing a password each time. */
export async function makeMember({ parts: { database, secrets } }: RunningServer): Promise<Member> {
  hash ??= hashPassword(PASSWORD);
  const passwordHash = await hash;
  const id = randomUUID();
  const email = `${id}@example.com`;
  const [sessionId, secret, late] = [randomUUID(), makeSecret(), makeSecret()];
  const cookie = (shown: string) => Buffer.from(JSON.stringify({ id, secret: shown })).toString('base64url');
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id, email, name: 'Asha', passwordHash });
    await tx.insert(wallets).values({ accountId: id });
    const from = { accountId: id, provider: 'email', providerUid: email, ip: '127.0.0.1', userAgent: '' };
    const held = { ...from, id: sessionId, secretHash: hashSecret(secrets, secret) };
    const over = { ...from, id: randomUUID(), secretHash: hashSecret(secrets, late) };
    await tx.insert(sessions).values([
      { ...held, expiresAt: sql`now() + interval '1 day'` },
      { ...over, expiresAt: sql`now() - interval '1 second'` },
    ]);
  });
  return { id, email, sessionId, live: cookie(secret), expired: cookie(late), revoked: cookie(makeSecret()) };
}

export interface Call {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON unless it is a form, bytes or text. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call as a browser that shows `session` does. */
export function send(address: string, { method, path, body, headers }: Call, session?: string): Promise<Response> {
  const isJson = typeof body === 'object' && !(body instanceof FormData) && !(body instanceof Uint8Array);
  const sent = isJson ? JSON.stringify(body) : (body as FormData | Uint8Array<ArrayBuffer> | string | undefined);
  return fetch(address + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-appwrite-project': PROJECT_ID,
      ...(isJson && { 'content-type': 'application/json' }),
      ...(session !== undefined && { cookie: `${SESSION_COOKIE}=${session}` }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  });
}
