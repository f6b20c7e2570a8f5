import { DesignStatus, ErrorBody, GenerationReply, type Move, VariationsReply } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
let maker: Person;
let designId: string;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator(2) });
  maker = await signUp(server.address);
  await buyTokens(server.parts.database, maker.accountId, 5);
  designId = GenerationReply.parse(await (await press(maker, 'a coat')).json()).design_id;
});
afterAll(() => server.close());

const FITS: Move[][] = ['tight', 'fitted', 'relaxed', 'oversized'].map((to) => [{ slot: 'g1.fit', to }]);

const order = (person: Pick<Person, 'fetch'>, variations: unknown, key?: string) =>
  person.fetch(`/generate-outfit/${designId}/variations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify({ variations }),
  });

test.each([
  ['three', FITS.slice(0, 3)],
  ['five', [...FITS, ...FITS.slice(0, 1)]],
  ['one of no choice', FITS.with(2, [])],
  [
    'one of too many choices',
    FITS.with(
      2,
      Array.from({ length: 41 }, () => ({ slot: 'g1.fit', to: 'tight' })),
    ),
  ],
  ['none', undefined],
])('a set of %s is refused, and the field is named', async (_, variations) => {
  const response = await order(maker, variations);
  expect(response.status).toBe(400);
  expect(ErrorBody.parse(await response.json()).message).toContain('variations');
});

test('a key that is none is refused, and so is a guest', async () => {
  expect((await order(maker, FITS, 'a key with spaces')).status).toBe(400);
  const guest = { fetch: (path: string, init?: RequestInit) => fetch(new URL(path, server.address), init) };
  expect((await order(guest, FITS)).status).toBe(401);
});

test("a set of somebody else's design is not found", async () => {
  const other = await signUp(server.address);
  expect((await order(other, FITS)).status).toBe(404);
});

test('four are ordered with what is left of the tokens, each is followed as any design is, and then there are too few', async () => {
  const response = await order(maker, FITS, 'four');
  expect(response.status).toBe(202);
  const { designs, tokens, freetokens } = VariationsReply.parse(await response.json());
  expect([tokens, freetokens]).toEqual([1, 0]);
  for (const { design_id } of designs) {
    const read = async () =>
      DesignStatus.parse(await (await maker.fetch(`/generate-outfit/${design_id}`)).json()).status;
    await expect.poll(read, { timeout: 60_000 }).toBe('done');
  }
  expect((await order(maker, FITS, 'again')).status).toBe(402);
  const again = VariationsReply.parse(await (await order(maker, FITS, 'four')).json());
  expect(again).toEqual({ designs, tokens: 1, freetokens: 0 });
});

test('a set that is refused for its words costs what four presses would, and soon nothing is read of whoever goes on', async () => {
  const environment = { DATABASE_URL: server.parts.database.url, LOG_LEVEL: 'silent', ROLE: 'web', RATE_LIMITS: 'on' };
  const limited = await startTestServer({ ...environment, SESSION_SECRET: server.parts.secrets.sessionSecret });
  try {
    const there = maker.at(limited.address);
    const same: Move[][] = Array.from({ length: 4 }, () => [{ slot: 'g1.fit', to: 'regular' }]);
    const statuses: number[] = [];
    for (let round = 0; round < 8; round++) statuses.push((await order(there, same)).status);
    expect(statuses).toEqual([...Array(6).fill(422), 429, 429]);
    expect((await press(there, 'a coat')).status).toBe(429);
  } finally {
    await limited.close();
  }
});
