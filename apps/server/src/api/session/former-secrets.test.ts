import { COLLECTION, DATABASE_ID } from '@toile/contract';
import { beforeAll, expect, test } from 'vitest';
import { linkKey, readLinkKey } from '#server/product/link-key.ts';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { PASSWORD, type Person, signIn, signUp } from '../../../../../test/people.ts';
import { startTestServer } from '../../../../../test/server.ts';

const [OLD, MIDDLE, NEW] = ['o', 'm', 'n'].map((letter) => letter.repeat(40)) as [string, string, string]; // three go in
let DATABASE_URL: string;
beforeAll(async () => {
  DATABASE_URL = await createTestDatabase();
});

/** Does something at a server whose secret is `secret`, and was `former` before. */
async function under<T>([secret, ...former]: string[], work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startTestServer({
    DATABASE_URL,
    ROLE: 'web',
    LOG_LEVEL: 'silent',
    ...(secret && { SESSION_SECRET: secret }),
    ...(former.length > 0 && { FORMER_SESSION_SECRETS: former.join('\n') }),
  });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const status = async (person: Person, address: string) => (await person.at(address).fetch('/v1/account')).status;

test('sessions and tokens outlive a change of the secret for as long as the former one is named', async () => {
  const { first, jwt } = await under([OLD], async ({ address }) => {
    const person = await signUp(address);
    const made = await person.fetch('/v1/account/jwts', { method: 'POST' });
    return { first: person, jwt: String(Object(await made.json()).jwt) };
  });
  const byJwt = async (address: string) =>
    (await fetch(`${address}/v1/account`, { headers: { 'x-appwrite-jwt': jwt } })).status;
  const second = await under([MIDDLE, OLD], async ({ address }) => {
    expect([await status(first, address), await byJwt(address)]).toEqual([200, 200]);
    return signIn(address, first.email);
  });
  await under([NEW, MIDDLE, OLD], async ({ address }) => {
    expect([await status(first, address), await status(second, address)]).toEqual([200, 200]);
  });
  await under([NEW, MIDDLE], async ({ address }) => {
    expect([await status(first, address), await status(second, address), await byJwt(address)]).toEqual([
      401, 200, 401,
    ]);
  });
  await under([NEW], async ({ address }) => {
    expect(await status(second, address)).toBe(401);
  });
});

test('whoever had their free token has none again after the change', async () => {
  const gone = await under([OLD], async ({ address }) => {
    const person = await signUp(address);
    const body = JSON.stringify({ password: PASSWORD, posts: 'deleted' });
    const headers = { 'content-type': 'application/json' };
    expect((await person.fetch('/v1/account', { method: 'DELETE', headers, body })).status).toBe(204);
    return person.email;
  });
  await under([NEW, MIDDLE, OLD], async ({ address }) => {
    const again = { userId: 'unique()', email: gone, password: PASSWORD, name: 'Again' };
    const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'toile' };
    const made = await fetch(`${address}/v1/account`, { method: 'POST', headers, body: JSON.stringify(again) });
    expect(made.status).toBe(201);
    const person = await signIn(address, gone);
    const path = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.users}/documents/${person.accountId}`;
    expect(await (await person.fetch(path)).json()).toMatchObject({ tokens: 0, freetokens: 0 });
  });
});

test('a link that was handed out opens as before, and only while its key is named', () => {
  const key = linkKey({ sessionSecret: OLD }, 'offer', 'spring');
  expect(readLinkKey({ sessionSecret: NEW, formerSecrets: [MIDDLE, OLD] }, 'offer', key)).toBe('spring');
  expect(readLinkKey({ sessionSecret: NEW, formerSecrets: [MIDDLE] }, 'offer', key)).toBeUndefined();
  expect(readLinkKey({ sessionSecret: NEW, formerSecrets: [OLD] }, 'folder', key)).toBeUndefined();
});
