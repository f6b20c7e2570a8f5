import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BUCKET, PROJECT_ID, SESSION_COOKIE } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { anything, at, openCommunity } from '../community.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../people.ts';
import { plainPicture } from '../pictures.ts';
import { refusalOf } from '../sdk.ts';
import { startTestServer } from '../server.ts';

let server: RunningServer;
let asha: Person;
const community = openCommunity(() => server.address);
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', RATE_LIMITS: 'on' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  asha = await signUp(server.address);
});
afterAll(() => server.close());

const ask = (path: string, init: RequestInit = {}) => fetch(server.address + path, init);

test('a session that holds what no session holds is no session', async () => {
  const cookieOf = (token: object) => Buffer.from(JSON.stringify(token)).toString('base64url');
  for (const token of [{ id: 'a\0b', secret: 's' }, { id: asha.accountId, secret: '\0' }, { id: '\n', secret: 's' }]) {
    const response = await ask('/v1/account', { headers: { cookie: `${SESSION_COOKIE}=${cookieOf(token)}` } });
    expect(response.status).toBe(401);
  }
});

test('nobody is registered under the name of those who have left', async () => {
  for (const userId of ['community', 'Community']) {
    const response = await ask('/v1/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
      body: JSON.stringify({ userId, email: `${randomUUID()}@example.com`, password: 'tailor-chalk-1927', name: 'A' }),
    });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      400,
      expect.stringContaining('userId'),
    ]);
  }
});

test('a post does not take the address of a design', async () => {
  const ben = await signUp(server.address);
  const [hers, his] = [await community.makeDesign(asha), await community.makeDesign(ben)];
  const post = (documentId: string) =>
    community.as(ben).createDocument({ ...at(documentId), data: anything({ designId: his.design_id }) });
  expect(await refusalOf(post(hers.design_id))).toMatchObject({ code: 409 });
  expect((await post(his.design_id)).$id).toBe(his.design_id);
});

test.each([
  ['name', { name: 'Asha' }],
  ['prefs', { prefs: { theme: 'dark' } }],
])('the %s of an account is changed as often as somebody would, and no oftener', async (part, body) => {
  const person = await signUp(server.address);
  const change = async () => {
    const headers = { 'content-type': 'application/json' };
    return (await person.fetch(`/v1/account/${part}`, { method: 'PATCH', headers, body: JSON.stringify(body) })).status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 100; n++) statuses.push(await change());
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('a receipt is set once, the same for whoever asks, and so often an hour', async () => {
  const person = await signUp(server.address);
  await buyTokens(server.parts.database, person.accountId, 3);
  const { entries } = (await (await person.fetch('/wallet/history')).json()) as {
    entries: { purchase?: { id: string } | null }[];
  };
  const id = entries.find(({ purchase }) => purchase)?.purchase?.id ?? '';
  const answers = await Promise.all(Array.from({ length: 40 }, () => person.fetch(`/wallet/receipts/${id}/pdf`)));
  const bodies = await Promise.all(
    answers.filter(({ status }) => status === 200).map(async (response) => Buffer.from(await response.arrayBuffer())),
  );
  expect(bodies).toHaveLength(30);
  for (const body of bodies) expect(body.equals(bodies[0] ?? Buffer.alloc(0))).toBe(true);
  expect(bodies[0]?.toString('latin1', 0, 5)).toBe('%PDF-');
  for (const { status } of answers) expect([200, 429]).toContain(status);
});

test('what is stored is for its owner alone to look into on the machine', async () => {
  const body = new FormData();
  body.set('fileId', 'unique()');
  body.set('file', new File([new Uint8Array(await plainPicture('png'))], 'a.png', { type: 'image/png' }));
  await asha.fetch(`/v1/storage/buckets/${BUCKET.designs}/files`, { method: 'POST', body });
  const folder = join(server.parts.config.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(entries.some((entry) => entry.isFile())).toBe(true);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const entry of entries) {
    const { mode } = await stat(join(entry.parentPath, entry.name));
    expect(mode & 0o077).toBe(0);
  }
});

test('however often somebody asks whether it is ready, it is found out once', async () => {
  let checks = 0;
  const { storage } = server.parts;
  const { check } = storage;
  storage.check = () => {
    checks++;
    return check();
  };
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/ready')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // A second may end between two of them.
  expect(checks).toBeLessThanOrEqual(10);
  storage.check = check;
});
