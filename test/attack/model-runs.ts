import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Environment } from '../../apps/server/src/config/env.ts';
import type { Database } from '../../apps/server/src/parts/database/database.ts';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { modelCalls } from '../../apps/server/src/parts/database/schema/model-calls.ts';
import { checkBooks } from '../../apps/server/src/product/wallet/books/check-books.ts';
import { buildServer } from '../../scripts/build-server.ts';
import { MISBEHAVIOURS, type ModelMisbehaviour, startFakeModels } from '../fakes/image-models.ts';
import { buyTokens, signUp } from '../people.ts';
import { press } from '../press.ts';
import { type ServerProcess, spawnTestServer } from '../server.ts';

/** Milliseconds a server lives at most once so many of its presses have ended as it was to see the end of. */
const LAST_MAX = 300;
/** Milliseconds between two looks at what has ended. */
const POLL_MS = 20;
/** Seconds the provider is waited for: who hangs is given up, and a proper answer comes long before on the busiest machine. */
const TIMEOUT = '10';
/** Milliseconds within which everything has ended after the last death: its work is found dead, taken over and given up. */
const SETTLED_WITHIN = 300_000;

export interface ModelRunsOptions {
  /** Of the database that the servers use; it has nobody in it yet. */
  database: Database;
  dataDir: string;
  presses: number;
  /** Presses between two deaths of the server, all made at once. */
  pressesEach: number;
  seed: number;
  onRound?: (presses: number) => void;
}

export interface ModelRuns {
  done: number;
  failed: number;
  /** Designs the atelier drew in the model's place. */
  standIns: number;
  /** Requests the provider put on its bill. */
  billed: number;
  deaths: number;
}

interface Round {
  /** Share of its presses whose end the server sees, once it has asked the provider: counted, for in milliseconds a busy machine would see the end of none. */
  life: number;
  /** Milliseconds it lives then, and what a request takes. */
  last: number;
  delay: number;
  hasFallback: boolean;
}

const HOWS = Object.keys(MISBEHAVIOURS) as ModelMisbehaviour[];
/** What becomes of a request; null is a proper answer. */
const BEHAVIOUR = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constantFrom(...HOWS) },
);

const ROUND: fc.Arbitrary<Round> = fc.record({
  life: fc.double({ min: 0, max: 1, noNaN: true }),
  last: fc.integer({ min: 0, max: LAST_MAX }),
  delay: fc.integer({ min: 0, max: 150 }),
  hasFallback: fc.boolean(),
});

/**
 * Presses Generate again and again on a server that is killed in the middle of it, with a provider that misbehaves at
 * random, then waits until everything has ended and holds it to: no press was billed twice, and the books balance.
 * @throws AssertionError with the first that is wrong
 */
export async function runModelDeaths({
  database,
  dataDir,
  presses,
  pressesEach,
  seed,
  onRound,
}: ModelRunsOptions): Promise<ModelRuns> {
  const models = await startFakeModels();
  const settings: Environment & { DATA_DIR: string } = {
    ...models.environment,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    GENERATOR_TIMEOUT: TIMEOUT,
    GENERATOR_CONCURRENCY: '8',
    GENERATIONS_PER_ACCOUNT: '10000',
    GENERATIONS_OVERALL: '10000',
  };
  const main = await buildServer();
  const open = (hasFallback: boolean) =>
    spawnTestServer({ ...settings, ...(hasFallback && { GENERATOR_FALLBACK: 'atelier' }) }, main);
  const behaviours = fc.sample(BEHAVIOUR, { numRuns: presses * 2, seed });
  models.misbehaveBy(() => behaviours.shift() ?? undefined);
  const rounds = fc.sample(ROUND, { numRuns: Math.ceil(presses / pressesEach), seed });
  let server: ServerProcess = await open(false);
  try {
    const person = await signUp(server.address);
    await buyTokens(database, person.accountId, presses);
    for (const [index, round] of rounds.entries()) {
      const asked = models.requests.length;
      models.delay = round.delay;
      const here = person.at(server.address);
      // Who is cut off by the kill is what this is about.
      let ended = 0;
      const made = Array.from({ length: pressesEach }, async (_, press) => {
        await pressQuietly(here, `coat ${index} ${press}`);
        ended++;
      });
      const seen = Math.floor(round.life * pressesEach);
      // Nobody need ever ask the provider: then all of them end without it.
      while (ended < pressesEach && (ended < seen || models.requests.length === asked)) await sleep(POLL_MS);
      await sleep(round.last);
      await server.end('SIGKILL');
      await Promise.all(made);
      server = await open(round.hasFallback);
      onRound?.((index + 1) * pressesEach);
    }
    await waitUntilEnded(database);
    const counts = await assertUnharmed(database, models.requests);
    return { ...counts, deaths: rounds.length };
  } finally {
    await server.end('SIGTERM');
    await models.close();
  }
}

const pressQuietly = (person: Parameters<typeof press>[0], words: string): Promise<unknown> =>
  press(person, words)
    .then((response) => response.text())
    .catch(() => undefined);

async function waitUntilEnded(database: Database): Promise<void> {
  const until = Date.now() + SETTLED_WITHIN;
  for (;;) {
    const rows = await database.read.select({ status: designs.status }).from(designs);
    const running = rows.filter(({ status }) => status === 'running').length;
    if (running === 0) return;
    assert.ok(Date.now() < until, `${running} designs never end`);
    await sleep(500);
  }
}

async function assertUnharmed(
  database: Database,
  requests: readonly { headers: Record<string, unknown>; isBilled: boolean }[],
): Promise<Omit<ModelRuns, 'deaths'>> {
  const [rows, calls] = await Promise.all([
    database.read.select().from(designs),
    database.read.select().from(modelCalls),
  ]);
  const bills = Map.groupBy(
    requests.filter(({ isBilled }) => isBilled),
    ({ headers }) => String(headers['idempotency-key']),
  );
  for (const { id, status, standIn } of rows) {
    const billed = bills.get(id)?.length ?? 0;
    assert.ok(billed <= 1, `the press ${id} was billed ${billed} times`);
    const own = calls.filter(({ designId }) => designId === id);
    if (billed > 0) assert.ok(own.length > 0, `the bill of ${id} stands in no log`);
    if (status === 'done' && standIn === null) assert.equal(billed, 1, `the picture of ${id} was made by a call`);
  }
  const findings = await checkBooks({ ctx: { actor: { kind: 'job', name: 'test' }, database } });
  assert.deepEqual(
    findings.filter(({ breaches }) => breaches.length > 0),
    [],
  );
  const count = (which: (row: (typeof rows)[number]) => boolean) => rows.filter(which).length;
  return {
    done: count(({ status }) => status === 'done'),
    failed: count(({ status }) => status === 'failed'),
    standIns: count(({ standIn }) => standIn !== null),
    billed: bills.size,
  };
}
