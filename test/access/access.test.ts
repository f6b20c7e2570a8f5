import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { watchOverlaps } from '../overlapping-statements.ts';
import { startTestServer } from '../server.ts';
import { type Member, makeMember, PASSWORD, send } from './members.ts';
import { routesOf } from './routes-of.ts';
import { methodOf } from './row.ts';
import { ROWS } from './rows.ts';
import { openWorld, type World } from './world.ts';

const FOREIGN = 'https://evil.example';
const GONE = 'a deleted account';
const SAFE = new Set(['GET', 'HEAD']);

let server: RunningServer;
let deleted: Member;
let overlaps: ReturnType<typeof watchOverlaps>;
beforeAll(async () => {
  overlaps = watchOverlaps();
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
  deleted = await makeMember(server);
  const body = { password: PASSWORD, posts: 'deleted' };
  await send(server.address, { method: 'DELETE', path: '/v1/account', body }, deleted.live);
});
afterAll(async () => {
  overlaps.stop();
  await server.close();
});

test('every route has a row that says what it answers to whom', () => {
  const rows = new Set(ROWS.map(({ route }) => route));
  const routes = routesOf(server.app);
  expect(routes.filter((route) => !rows.has(route))).toEqual([]);
  expect([...rows].filter((route) => !routes.includes(route))).toEqual([]);
});

/** What is not the same for everybody is for nobody's cache but their own; of the rest something is said at least. */
const keepingOf = ({ guest, owner }: (typeof ROWS)[number]): RegExp => (guest === owner ? /./ : /no-store|private/);

/** Where the address of a page is a key, no other site hears of it at all. */
const KEYED = /^\w+ \/(boutique\/offer|generate-outfit\/folder)(\/|$)/;
const referrersOf = ({ route }: (typeof ROWS)[number]) =>
  KEYED.test(route) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** What keeps browsers strict, on whatever is answered to whom. */
const STRICT = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
};

interface Caller {
  readonly who: string;
  readonly session: (world: World) => string | undefined;
  readonly status: (row: (typeof ROWS)[number]) => number;
  readonly headers?: Record<string, string>;
}

/** In this order: what the owner does to what is theirs comes last. */
const CALLERS: readonly Caller[] = [
  { who: 'a guest', session: () => undefined, status: ({ guest }) => guest },
  { who: 'a session that has run out', session: ({ owner }) => owner.expired, status: ({ guest }) => guest },
  { who: 'a session that was ended', session: ({ owner }) => owner.revoked, status: ({ guest }) => guest },
  { who: GONE, session: () => deleted.live, status: ({ guest }) => guest },
  {
    who: 'a foreign page',
    session: ({ owner }) => owner.live,
    status: (row) => (SAFE.has(methodOf(row)) ? row.owner : 403),
    headers: { origin: FOREIGN },
  },
  { who: 'a stranger', session: ({ stranger }) => stranger.live, status: ({ stranger }) => stranger },
  { who: 'the owner', session: ({ owner }) => owner.live, status: ({ owner }) => owner },
];

describe.each(ROWS.map((row) => [`${row.route}${row.about ? ` (${row.about})` : ''}`, row] as const))(
  '%s',
  (_, row) => {
    test('answers everybody as its row says', async () => {
      const world = await openWorld(server);
      const member = new Map([
        ['a stranger', world.stranger],
        ['the owner', world.owner],
      ]);
      for (const { who, session, status, headers } of CALLERS) {
        const call = await row.call(world, member.get(who));
        const sent = { method: methodOf(row), ...call, headers: { ...call.headers, ...headers } };
        const response = await send(server.address, sent, session(world));
        const body = await response.text();
        // Whose account is gone may be told so where a guest is refused in other words.
        const isTold = who === GONE && response.status === 401;
        expect([who, response.status], body).toEqual([who, isTold ? 401 : status(row)]);
        expect(response.headers.get('access-control-allow-origin'), who).toBeNull();
        expect(Object.fromEntries(response.headers), who).toMatchObject({
          ...STRICT,
          'referrer-policy': referrersOf(row),
        });
        if (SAFE.has(methodOf(row))) expect(response.headers.get('cache-control'), who).toMatch(keepingOf(row));
      }
    });
  },
);

/** All rows of all tables that people's things lie in, by table: not what is counted of calls, nor jobs and chores. */
async function everything(): Promise<Record<string, unknown>> {
  const { database } = server.parts;
  const { rows: tables } = await database.transaction((tx) =>
    tx.execute<{ name: string }>(sql`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'chores')`),
  );
  const found: [string, unknown][] = [];
  for (const { name } of tables) {
    const { rows } = await database.transaction((tx) =>
      tx.execute(sql`select count(*), md5(string_agg(t::text, ' ' order by t::text)) from ${sql.identifier(name)} t`),
    );
    found.push([name, rows[0]]);
  }
  return Object.fromEntries(found);
}

test('what is only read changes nothing, whoever reads', async () => {
  const world = await openWorld(server);
  const calls = [];
  for (const row of ROWS.filter((row) => SAFE.has(methodOf(row)))) {
    for (const [member, session] of [
      [undefined, undefined],
      [world.owner, world.owner.live],
    ] as const) {
      calls.push({ call: { method: methodOf(row), ...(await row.call(world, member)) }, session });
    }
  }
  const before = await everything();
  expect(Object.keys(before).length).toBeGreaterThan(10);
  for (const { call, session } of calls) await (await send(server.address, call, session)).arrayBuffer();
  expect(await everything()).toEqual(before);
});

test('no statement was sent on a connection that was busy with another', () => {
  expect(overlaps.found).toEqual([]);
});
