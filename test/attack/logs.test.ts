import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { type Call, PASSWORD, send } from '../access/members.ts';
import { methodOf } from '../access/row.ts';
import { ROWS } from '../access/rows.ts';
import { openWorld, type World } from '../access/world.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { startTestServer } from '../server.ts';

let server: RunningServer;
let text = '';
beforeAll(async () => {
  // Whatever can be logged is.
  const log = createLog(
    { logLevel: 'debug' },
    {
      write: (line) => {
        text += line;
      },
    },
  );
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'debug' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator(), log });
});
afterAll(() => server.close());

interface Line {
  readonly msg: string;
  readonly reqId?: string;
  readonly path?: string;
  readonly status?: number;
  readonly account?: string;
  readonly claims?: string;
  readonly mailbox?: string;
  readonly refused?: string;
}
const lines = (): Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
const lineOf = (response: Response) =>
  lines().find(({ msg, reqId }) => msg === 'request' && reqId === response.headers.get('x-request-id'));

const signIn = (email: string, password: string): Call => ({
  method: 'POST',
  path: '/v1/account/sessions/email',
  body: { email, password },
});

/** What a call holds that is nobody's business: whatever people write, and what opens doors. */
function secretsOf({ body, headers = {} }: Omit<Call, 'method' | 'path'>): string[] {
  const texts = Object.values(headers).filter((value) => value.length > 20);
  if (typeof body !== 'object' || body instanceof FormData || body instanceof Uint8Array) return texts;
  const walk = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(walk) : [];
  };
  // Neither words of the dialect nor ids are secrets.
  return [
    ...texts,
    ...walk(body).filter(
      (value) => value.length > 9 && !/^(unique\(\)|anonymous|https?:|order_|[\da-f-]{36}$)/.test(value),
    ),
  ];
}

const secretOf = (cookie: string): string => JSON.parse(Buffer.from(cookie, 'base64url').toString('utf8')).secret;
const ofMember = ({ email, live, expired, revoked }: World['owner']) => [
  email,
  ...[live, expired, revoked].flatMap((cookie) => [cookie, secretOf(cookie)]),
];

/** Every call of the product, by its owner, a stranger and a guest. Returns what must not be told of them. */
async function walk(): Promise<Set<string>> {
  const planted = new Set<string>([PASSWORD]);
  const plant = (texts: readonly string[]) => {
    for (const each of texts) planted.add(each);
  };
  for (const row of ROWS) {
    const world = await openWorld(server);
    plant([...ofMember(world.owner), ...ofMember(world.stranger)]);
    for (const who of [undefined, world.stranger, world.owner]) {
      const call = await row.call(world, who);
      plant(secretsOf(call));
      const response = await send(server.address, { method: methodOf(row), ...call }, who?.live);
      plant(response.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[1] ?? ''));
      const answer = await response.text();
      const jwt = /"jwt":"([^"]+)"/.exec(answer)?.[1];
      if (jwt) planted.add(jwt);
    }
  }
  planted.delete('');
  return planted;
}

test('of everything that people do the log tells no word, address, password, cookie or token', async () => {
  const planted = await walk();
  expect(planted.size).toBeGreaterThan(300);
  expect(lines().length).toBeGreaterThan(ROWS.length * 3);
  expect([...planted].filter((secret) => text.includes(secret))).toEqual([]);
}, 120_000);

test('what cannot be read is not told either', async () => {
  const [prompt, query] = ['a cape of planted words', 'planted-in-a-link'];
  const broken = { method: 'POST', path: '/generate-outfit', headers: { 'content-type': 'application/json' } };
  await send(server.address, { ...broken, body: `{"style_idea": "${prompt}` });
  await send(server.address, { method: 'GET', path: `/v1/account?secret=${query}` });
  await send(server.address, { method: 'GET', path: `/v1/account/nowhere?secret=${query}` });
  expect([prompt, query].filter((secret) => text.includes(secret))).toEqual([]);
});

describe('whoever runs the product finds in the log', () => {
  test('whose request it was, under the id that its reply carries', async () => {
    const { owner } = await openWorld(server);
    const read = await send(server.address, { method: 'GET', path: '/v1/account/sessions' }, owner.live);
    expect(lineOf(read)).toMatchObject({ path: '/v1/account/sessions', status: 200, account: owner.id });
    const named = { method: 'PATCH', path: '/v1/account/name', body: { name: 'Somebody' } };
    const done = await send(server.address, named, owner.live);
    const { account, claims } = lineOf(done) ?? {};
    expect(account ?? claims).toBe(owner.id);
    expect(lineOf(await send(server.address, named))).not.toHaveProperty('account');
  });

  test('who came in, and which tries were at one mailbox', async () => {
    const { owner, stranger } = await openWorld(server);
    const came = lineOf(await send(server.address, signIn(owner.email, PASSWORD)));
    expect(came).toMatchObject({ status: 201, account: owner.id });
    const tries = [owner, owner, stranger].map(({ email }) => send(server.address, signIn(email, 'a wrong guess')));
    const [first, again, other] = (await Promise.all(tries)).map((response) => lineOf(response)?.mailbox);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('what kind of refusal a request met, so that an attack is told from a mistake', async () => {
    const { owner, stranger } = await openWorld(server);
    const { address } = server;
    const foreign = { origin: 'https://evil.example' };
    const name = { method: 'PATCH', path: '/v1/account/name', body: { name: 'A' } };
    const kinds = [
      [await send(address, signIn(owner.email, 'a wrong guess')), 'user_invalid_credentials'],
      [await send(address, { ...name, headers: foreign }, owner.live), 'general_unknown_origin'],
      [await send(address, { ...name, body: { name: 7 } }, stranger.live), 'general_argument_invalid'],
      [await send(address, { method: 'GET', path: '/v1/account%2e%2e/x' }), 'general_route_not_found'],
      [await send(address, name), 'general_unauthorized_scope'],
    ] as const;
    for (const [response, kind] of kinds) expect(lineOf(response)?.refused).toBe(kind);
    expect(lineOf(await send(address, name, owner.live))).not.toHaveProperty('refused');
  });

  test('an id that somebody made up cut to the length of one', async () => {
    const claimed = Buffer.from(JSON.stringify({ id: 'x'.repeat(3000), secret: 'y' })).toString('base64url');
    const response = await send(
      server.address,
      { method: 'PATCH', path: '/v1/account/name', body: { name: 'A' } },
      claimed,
    );
    expect(response.status).toBe(401);
    expect(lineOf(response)?.claims ?? '').toHaveLength(36);
  });
});

test('of what fails the log tells why, and nothing of whom it failed', async () => {
  const world = await openWorld(server);
  const { owner } = world;
  await world.receipt();
  const { database } = server.parts;
  const rename = (from: string, to: string) =>
    database.transaction((tx) => tx.execute(sql.raw(`alter table ${from} rename to ${to}`)));
  const email = 'planted.address@example.com';
  const calls: [table: string, Call][] = [
    ['accounts', signIn(email, 'a planted password')],
    [
      'accounts',
      { method: 'POST', path: '/v1/account', body: { userId: 'unique()', email, password: 'a planted password' } },
    ],
    ['accounts', { method: 'PATCH', path: '/v1/account/prefs', body: { prefs: { note: 'a planted note' } } }],
    ['designs', { method: 'POST', path: '/generate-outfit', body: { style_idea: 'a planted cape of linen' } }],
    ['customers', { method: 'POST', path: '/boutique/customers', body: { name: 'Planted Name' } }],
  ];
  const before = text.length;
  for (const [table, call] of calls) {
    await rename(table, 'gone');
    const response = await send(server.address, call, call.path.includes('session') ? undefined : owner.live);
    await rename('gone', table);
    expect([call.path, response.status]).toEqual([call.path, 500]);
  }
  const told = text.slice(before);
  expect(told).toContain('does not exist');
  const secrets = ['planted', 'Planted', secretOf(owner.live), owner.email];
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
});
