import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DesignsPage, GenerationReply, type Move, VARIATIONS, VariationsReply } from '@toile/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../apps/server/src/log.ts';
import { connect } from '../../apps/server/src/parts/database/connect.ts';
import { openEmbedded } from '../../apps/server/src/parts/database/embedded/open-embedded.ts';
import { openStorage } from '../../apps/server/src/parts/storage/open-storage.ts';
import { makeDataDir } from '../data-dir.ts';
import { buyTokens, type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { type ServerProcess, spawnTestServer } from '../server.ts';
import { countDesigns, expectSettled } from './settled.ts';

/** Milliseconds after which the server is killed while a set is being ordered: in its judging, in its transaction, in its drawing. */
const KILLED_AFTER = [15, 120, 600];

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

async function designsOf(person: Person): Promise<string[]> {
  const { designs } = DesignsPage.parse(await (await person.fetch('/generate-outfit/?limit=100')).json());
  return designs.map(({ design_id }) => design_id);
}

test('a set whose server is killed half-way is there whole or not at all, and sent again by its key it is one set', async () => {
  const start = () =>
    spawnTestServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, join(import.meta.dirname, '../fakes/main.ts'));
  let server: ServerProcess = await start();
  const first = await signUp(server.address);
  const postgres = await openEmbedded(dataDir, createLog({ logLevel: 'silent' }));
  const database = connect({ url: postgres.url }, createLog({ logLevel: 'silent' }));
  const isAtRest = () =>
    expect.poll(async () => (await countDesigns(database)).running, { timeout: 300_000, interval: 200 }).toBe(0);
  await buyTokens(database, first.accountId, KILLED_AFTER.length * VARIATIONS);
  const { design_id } = GenerationReply.parse(await (await press(first, 'a coat')).json());
  for (const [round, after] of KILLED_AFTER.entries()) {
    const before = await designsOf(first.at(server.address));
    const sent = orderSet(first.at(server.address), design_id, `set-${round}`).catch(() => undefined);
    await sleep(after);
    await server.end('SIGKILL');
    await sent;
    server = await start();
    const here = first.at(server.address);
    const left = (await designsOf(here)).filter((id) => !before.includes(id));
    expect([0, VARIATIONS], `round ${round}`).toContain(left.length);
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
  expect([done + failed, tokens - failed]).toEqual([1 + KILLED_AFTER.length * VARIATIONS, 0]);
  await database.close();
  await postgres.close();
}, 600_000);
