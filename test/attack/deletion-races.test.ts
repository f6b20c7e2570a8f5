import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../apps/server/src/parts/database/schema/accounts.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { IS_SOAK, SEED } from '../../packages/atelier/src/soak.fixture.ts';
import { type Call, PASSWORD, send } from '../access/members.ts';
import { methodOf, type Row } from '../access/row.ts';
import { ROWS } from '../access/rows.ts';
import { openWorld, type World } from '../access/world.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { startTestServer } from '../server.ts';
import { leftOf, unnamed } from './left-behind.ts';

/** Which of the two is sent first. */
const ORDERS = ['call', 'removal'] as const;
type Order = (typeof ORDERS)[number];

/** A soak sends a route's call first and second; another run one of both, the other at the next route, and its seed says where. */
const ordersOf = (place: number): readonly Order[] =>
  IS_SOAK ? ORDERS : ORDERS.filter((_, order) => order === (SEED + place) % ORDERS.length);

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

const REMOVAL: Call = { method: 'DELETE', path: '/v1/account', body: { password: PASSWORD, posts: 'deleted' } };

/**
 * Reads an answer to its end. An archive is packed while it is read, so that of an account which goes meanwhile is cut off:
 * nobody can take it for whole.
 */
async function readWhole(response: Response): Promise<void> {
  const isPacked = response.headers.get('content-type') === 'application/zip';
  await response.arrayBuffer().catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined;
    const isCut = cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_SOCKET';
    if (!isPacked || !isCut) throw error;
  });
}

/** Deletes the owner's account beside a call of theirs, one of them a moment ahead; returns both answers. */
async function race(world: World, row: Row, first: Order): Promise<{ call: number; removal: number }> {
  const call = { method: methodOf(row), ...(await row.call(world, world.owner)) };
  const go = async (sent: Call) => {
    const response = await send(server.address, sent, world.owner.live);
    await readWhole(response);
    return response.status;
  };
  const begun = first === 'call' ? [go(call), go(REMOVAL)] : [go(REMOVAL), go(call)].toReversed();
  const [answer = 0, removal = 0] = await Promise.all(begun);
  return { call: answer, removal };
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

/**
 * The worst moment: a call whose session was found good while the deletion stood at the account's row, and which comes
 * to write when the account is gone.
 */
async function raceAtTheRow(world: World, row: Row): Promise<{ call: number; removal: number }> {
  const call = { method: methodOf(row), ...(await row.call(world, world.owner)) };
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = server.parts.database.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, world.owner.id)).for('update');
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const statusOf = (response: Response) => readWhole(response).then(() => response.status);
  const removal = send(server.address, REMOVAL, world.owner.live).then(statusOf);
  await expect.poll(waiting).toBe(1);
  let hasEnded = false;
  const answer = send(server.address, call, world.owner.live)
    .then(statusOf)
    .finally(() => {
      hasEnded = true;
    });
  await expect.poll(async () => hasEnded || (await waiting()) > 1).toBe(true);
  release.resolve();
  await holding;
  return { call: await answer, removal: await removal };
}

/** What only somebody signed in gets as the owner does. */
const PERSONAL = ROWS.filter(({ guest, owner }) => guest !== owner);

describe('deleting an account beside another call of it', () => {
  test.each(PERSONAL.map((row, place) => [`${row.route}${row.about ? ` (${row.about})` : ''}`, row, place] as const))(
    '%s: either comes first, and nothing is left',
    async (_, row, place) => {
      const orders = ordersOf(place);
      const worlds = await Promise.all(orders.map(() => openWorld(server)));
      const ends = await Promise.all(worlds.map((world, at) => race(world, row, orders[at] ?? 'call')));
      const last = await openWorld(server);
      worlds.push(last);
      ends.push(await raceAtTheRow(last, row));
      for (const { call, removal } of ends) {
        expect([row.owner, 401]).toContain(call);
        expect([204, 401]).toContain(removal);
      }
      for (const [round, { owner }] of worlds.entries()) {
        if (ends[round]?.removal !== 204) continue;
        expect(await leftOf(server, owner.id)).toEqual({});
      }
    },
  );

  test('a design that is being drawn leaves neither a row nor its picture', async () => {
    const worlds = await Promise.all(ORDERS.map(() => openWorld(server)));
    await Promise.all(
      worlds.map(async (world) => {
        await world.receipt();
        const press = { method: 'POST', path: '/generate-outfit', body: { style_idea: 'a slow coat' } };
        const [drawn, removal] = await Promise.all([
          send(server.address, press, world.owner.live),
          send(server.address, REMOVAL, world.owner.live),
        ]);
        await drawn.arrayBuffer();
        expect([200, 401]).toContain(drawn.status);
        expect(removal.status).toBe(204);
      }),
    );
    for (const { owner } of worlds) expect(await leftOf(server, owner.id)).toEqual({});
  });

  test('no picture is stored that nobody owns', async () => {
    await expect.poll(() => unnamed(server)).toEqual([]);
  });
});
