import { rm } from 'node:fs/promises';
import { DesignsPage, GenerationReply, type Move, VARIATIONS, VariationsReply } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { openEmbedded } from '../../apps/server/src/parts/database/embedded/open-embedded.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { makeDataDir } from '../data-dir.ts';
import { buildFake } from '../fakes/build-fake.ts';
import { buyTokens, type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { type ServerProcess, spawnTestServer } from '../server.ts';
import { countDesigns, expectSettled } from './settled.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const WIDTHS: Move[][] = ['tight', 'fitted', 'relaxed', 'oversized'].map((to) => [{ slot: 'g1.fit', to }]);

const orderSet = (person: Person, designId: string, key: string): Promise<Response> =>
  person.fetch(`/generate-outfit/${designId}/variations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ variations: WIDTHS }),
  });

/** Orders a set and comes back when the server is where it is to be killed. */
interface Moment {
  readonly name: string;
  /** Designs of the set that are there after it. */
  readonly left: number;
  reach(order: () => Promise<unknown>, kill: () => Promise<void>): Promise<void>;
}

function momentsOf(database: Database, person: Person): Moment[] {
  const running = async () => (await countDesigns(database)).running;
  return [
    {
      name: 'in its transaction, at the wallet',
      left: 0,
      reach: (order, kill) =>
        database.transaction(async (tx) => {
          await tx.execute(sql`select from wallets where account_id = ${person.accountId} for update`);
          const ordered = order();
          await expect.poll(() => waitingForWallets(database), WAIT).toBeGreaterThan(0);
          await kill();
          await ordered;
        }),
    },
    {
      name: 'in its drawing',
      left: VARIATIONS,
      async reach(order, kill) {
        const ordered = order();
        await expect.poll(running, WAIT).toBeGreaterThan(0);
        await kill();
        await ordered;
      },
    },
    {
      name: 'as it is answered',
      left: VARIATIONS,
      async reach(order, kill) {
        await order();
        await kill();
      },
    },
  ];
}

const WAIT = { timeout: 60_000, interval: 20 };

/** Sessions that stand before a wallet which somebody else holds. */
async function waitingForWallets(database: Database): Promise<number> {
  const { rows } = await database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%wallets%'`),
  );
  return rows[0]?.count ?? 0;
}

async function designsOf(person: Person): Promise<string[]> {
  const { designs } = DesignsPage.parse(await (await person.fetch('/generate-outfit/?limit=100')).json());
  return designs.map(({ design_id }) => design_id);
}

test('a set whose server is killed half-way is there whole or not at all, and sent again by its key it is one set', async () => {
  const fake = await buildFake();
  const start = () => spawnTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, fake);
  let server: ServerProcess = await start();
  const first = await signUp(server.address);
  const postgres = await openEmbedded(dataDir, createLog({ logLevel: 'silent' }));
  const database = connect({ url: postgres.url }, createLog({ logLevel: 'silent' }));
  const isAtRest = () =>
    expect.poll(async () => (await countDesigns(database)).running, { timeout: 300_000, interval: 200 }).toBe(0);
  const moments = momentsOf(database, first);
  await buyTokens(database, first.accountId, moments.length * VARIATIONS);
  const { design_id } = GenerationReply.parse(await (await press(first, 'a coat')).json());
  for (const [round, { name, left: expected, reach }] of moments.entries()) {
    const before = await designsOf(first.at(server.address));
    await reach(
      () => orderSet(first.at(server.address), design_id, `set-${round}`).catch(() => undefined),
      () => server.end('SIGKILL'),
    );
    server = await start();
    const here = first.at(server.address);
    const left = (await designsOf(here)).filter((id) => !before.includes(id));
    expect(left, name).toHaveLength(expected);
    await isAtRest();
    const { designs } = VariationsReply.parse(await (await orderSet(here, design_id, `set-${round}`)).json());
    await isAtRest();
    const made = (await designsOf(here)).filter((id) => !before.includes(id));
    expect(made.toSorted()).toEqual(designs.map(({ design_id: id }) => id).toSorted());
    if (left.length > 0) expect(left.toSorted()).toEqual(made.toSorted());
  }
  await server.end('SIGTERM');
  await expectSettled(database, await openStorage({ dataDir }));
  const { done, failed, tokens } = await countDesigns(database);
  expect([done + failed, tokens - failed]).toEqual([1 + moments.length * VARIATIONS, 0]);
  await database.close();
  await postgres.close();
}, 600_000);
