import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { rupees, TOKEN_PRICE, toPaise } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { packs } from '../../apps/server/src/parts/database/schema/packs.ts';
import { postLikes } from '../../apps/server/src/parts/database/schema/post-likes.ts';
import { posts } from '../../apps/server/src/parts/database/schema/posts.ts';
import { inTransaction } from '../../apps/server/src/product/context.ts';
import { settleRefund } from '../../apps/server/src/product/purchases/settle-refund.ts';
import { grant } from '../../apps/server/src/product/wallet/grant.ts';
import { spend } from '../../apps/server/src/product/wallet/spend.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { shareOf } from '../../packages/atelier/src/soak.fixture.ts';
import { type Call, send } from '../access/members.ts';
import { methodOf } from '../access/row.ts';
import { ROWS } from '../access/rows.ts';
import { openWorld, type World } from '../access/world.ts';
import { expectBooksBalanced } from '../books.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { startTestServer } from '../server.ts';
import { leftOf, unnamed } from './left-behind.ts';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

/** Something that happens to somebody: prepared first, then done; tells how it ended, a refusal by name. */
interface Act {
  readonly name: string;
  readonly prepare: (world: World) => Promise<() => Promise<string>>;
}

const sends = async (world: World, call: Call): Promise<string> => {
  const response = await send(server.address, call, world.owner.live);
  const body = await response.text();
  return response.ok ? 'ok' : `${response.status} ${Object(JSON.parse(body)).type}`;
};

/** Everything that changes something for somebody who is signed in. */
const CALLS: readonly Act[] = ROWS.filter((row) => methodOf(row) !== 'GET' && row.guest !== row.owner).map((row) => ({
  name: row.about ? `${row.route} (${row.about})` : row.route,
  prepare: async (world) => {
    const call = { method: methodOf(row), ...(await row.call(world, world.owner)) };
    return () => sends(world, call);
  },
}));

const OTHERS: readonly Act[] = [
  {
    name: 'a press for a token that was bought',
    prepare: async (world) => {
      await world.receipt();
      const body = { style_idea: 'a wool cape' };
      return () => sends(world, { method: 'POST', path: '/generate-outfit', body });
    },
  },
  {
    name: 'a refund of what was bought, told by the provider',
    prepare: async (world) => {
      const paymentId = `payment ${await world.receipt()}`;
      const refund = { id: randomUUID(), paymentId, amount: toPaise(rupees(5 * TOKEN_PRICE)) };
      const ctx = { actor: { kind: 'webhook', name: 'test' }, database: server.parts.database } as const;
      return () => settleRefund({ ctx, parts: server.parts, input: refund }).then(() => 'ok');
    },
  },
];

const ACTS = [...CALLS, ...OTHERS];
const familyOf = ({ name }: Act): string => /^\w+ \/(v1\/)?[\w-]+/.exec(name)?.[0].replace(/^\w+ /, '') ?? name;
/** Pairs of one family are raced in full by `write-races.test.ts`. */
const PAIRS = ACTS.flatMap((one, at) =>
  ACTS.slice(at).flatMap((other) => (familyOf(one) === familyOf(other) ? [] : [[one, other] as const])),
);
type Pair = (typeof PAIRS)[number];

/** What both may come to: done, refused by name, or turned away at the door of pictures, which says when to come again. */
const ENDED = /^(ok|4\d\d [a-z_0-9]+|503 storage_pictures_busy)$/;

interface Raced {
  readonly world: World;
  readonly pair: Pair;
  readonly ends: readonly string[];
}

/** Somebody to whom both may happen. */
async function meet(pair: Pair): Promise<{ world: World; acts: (() => Promise<string>)[] }> {
  const world = await openWorld(server);
  const acts = [];
  for (const { prepare } of pair) acts.push(await prepare(world));
  await payFor(world.owner.id);
  return { world, acts };
}

/** What the world made without asking for its price is paid, so that the books are right before. */
async function payFor(accountId: string): Promise<void> {
  const { database } = server.parts;
  const made = [designs, packs].map((table) =>
    database.read.select({ id: table.id }).from(table).where(eq(table.accountId, accountId)),
  );
  for (const { id: ref } of (await Promise.all(made)).flat()) {
    await grant({ ctx: { actor: { kind: 'job', name: 'test' }, database }, input: { accountId, free: 1, ref } });
    const actor = { kind: 'account', accountId, sessionId: 'test' } as const;
    await inTransaction({ actor, database }, (ctx) => spend({ ctx, input: { ref } }));
  }
}

/** Both at the same moment. */
async function raceFreely(pair: Pair): Promise<Raced> {
  const { world, acts } = await meet(pair);
  return { world, pair, ends: await Promise.all(acts.map((act) => act())) };
}

/** Tables whose rows of one person calls come to write, by the column that names them. */
const HELD = [
  ['accounts', 'id'],
  ['wallets', 'account_id'],
  ['designs', 'account_id'],
  ['files', 'owner_id'],
  ['posts', 'account_id'],
  ['sessions', 'account_id'],
] as const;

/** Looks at what waits, with a pause between them, before a call that waits for no lock is let be. */
const LOOKS = 200;
const PAUSE_MS = 5;

/**
 * The worst moment: both have begun and stand where they write, whoever came first, when the way is free. What is held is
 * one table's rows of this person, or those of all.
 */
async function raceAtTheRows(pair: Pair, round: number): Promise<Raced> {
  const { world, acts } = await meet(pair);
  const one = Math.floor(round / 2) % HELD.length;
  const tables = HELD.filter((_, at) => round % 2 === 0 || at === one);
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = server.parts.database.transaction(async (tx) => {
    for (const [table, owner] of tables) {
      await tx.execute(
        sql`select from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${world.owner.id} for update`,
      );
    }
    held.resolve();
    await release.promise;
  });
  await held.promise;
  let running = acts.length;
  const ends = acts.map((act) => act().finally(() => running--));
  for (let look = 0; look < LOOKS && (await waiting()) < running; look++) await setTimeout(PAUSE_MS);
  release.resolve();
  await holding;
  return { world, pair, ends: await Promise.all(ends) };
}

/** Transactions of the server that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.parts.database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`),
  );
  return rows[0]?.count ?? 0;
}

async function expectWell({ world, pair, ends }: Raced): Promise<void> {
  const names = pair.map(({ name }) => name).join(' with ');
  for (const end of ends) expect(end, names).toMatch(ENDED);
  const isGone = pair.some(({ name }, at) => name === 'DELETE /v1/account' && ends[at] === 'ok');
  if (isGone) expect(await leftOf(server, world.owner.id), names).toEqual({});
}

/** Posts whose count of likes is not that of the rows. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await server.parts.database.transaction((tx) =>
    tx.execute(sql`
      select id from ${posts}
      where likes <> (select count(*) from ${postLikes} where post_id = ${posts}.id)`),
  );
  return rows;
}

const AT_ONCE = 6;

describe('two things that happen to one person at once, of different kinds', () => {
  test('are each done or refused by name', async () => {
    expect(PAIRS.length).toBeGreaterThan(600);
    const waitingPairs = shareOf(PAIRS.length, 60).map((at) => PAIRS[at]);
    const drive = async () => {
      for (let pair = waitingPairs.pop(); pair; pair = waitingPairs.pop()) await expectWell(await raceFreely(pair));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, drive));
  });

  test('are so as well where both stand before the same row', async () => {
    for (const at of shareOf(PAIRS.length * 2, 50)) {
      const pair = PAIRS[Math.floor(at / 2)];
      if (pair) await expectWell(await raceAtTheRows(pair, at));
    }
  });

  test('leave the books in order, the likes counted and no picture that nobody owns', async () => {
    await expectBooksBalanced(server.parts.database);
    expect(await miscounted()).toEqual([]);
    await expect.poll(() => unnamed(server)).toEqual([]);
  });
});
