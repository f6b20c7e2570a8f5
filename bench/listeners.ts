/**
 * `npm run bench -- listeners [--count 10000] [--seconds 20]`: so many people who wait on one web and hear nothing new, seven of ten of them
 * following a design in the line, the others a shop's offers. Prints the web's memory, what it asks of the database and what it computes.
 * Ends with 1 beyond 400 MB or 50 statements a second. Needs some more descriptors than listeners (`ulimit -n`).
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { parseConfig } from '../apps/server/src/config/config.ts';
import { createLog } from '../apps/server/src/log.ts';
import { openDatabase } from '../apps/server/src/parts/database/open.ts';
import { MALLOC } from '../scripts/malloc.mjs';
import { makeDataDir } from '../test/data-dir.ts';
import { openListeners } from './listeners/open-listeners.ts';
import { type Contender, startContender } from './server/contender.ts';
import { fillCallers } from './server/fixture.ts';
import { buildProduct } from './server/product.ts';

const BARS = { megabytes: 400, statementsASecond: 50 } as const;
const MEGABYTE = 1024 * 1024;
/** Descriptors beside the listeners': the database's, files, the loader's. */
const SPARE = 500;
/** Milliseconds after the last came in until it is measured: what coming in left behind is collected. */
const CALM = 15_000;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { count: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '20' } },
  });
  const count = Number(values.count);
  requireDescriptors(count + SPARE);
  const dataDir = await makeDataDir();
  const database = await openDatabase(parseConfig({ DATA_DIR: dataDir }), createLog({ logLevel: 'warn' }));
  const client = new pg.Client({ connectionString: database.url });
  let web: Contender | undefined;
  try {
    await client.connect();
    const sessionSecret = randomBytes(32).toString('base64url');
    const sessions = await fillCallers(client, sessionSecret);
    web = await startWeb({ DATABASE_URL: database.url, DATA_DIR: dataDir, SESSION_SECRET: sessionSecret });
    const bare = (await web.usage()).rss;
    const listeners = await openListeners({ address: web.address, sessions, count });
    await sleep(CALM);
    const measured = await measure(web, client, Number(values.seconds));
    print({ bare, ...measured, alive: listeners.heardWithin(10_000), count });
    listeners.close();
  } finally {
    await client.end();
    await web?.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function requireDescriptors(count: number): void {
  // The type of a report says nothing of what is in it.
  const report = process.report.getReport() as unknown as { userLimits: { open_files: { soft: number | string } } };
  const { soft } = report.userLimits.open_files;
  if (typeof soft === 'number' && soft < count)
    throw new Error(`${soft} files may be open at once here. First: ulimit -n ${count}`);
}

/** One web and nobody who draws: whoever pressed waits. */
async function startWeb(environment: Record<string, string>): Promise<Contender> {
  const settings = {
    ...environment,
    ...MALLOC,
    ROLE: 'web',
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: '1',
    SAMPLES: 'off',
    LOG_LEVEL: 'warn',
    GENERATION_DEADLINE: '36000',
    GENERATIONS_PER_ACCOUNT: '50',
    GENERATIONS_OVERALL: '999999',
  };
  return startContender('toile', await buildProduct(), settings);
}

interface Measured {
  readonly rss: number;
  readonly statements: number;
  /** Share of a core. */
  readonly cpu: number;
}

async function measure(web: Contender, client: pg.Client, seconds: number): Promise<Measured> {
  const asked = async () => {
    // What the sessions did is told some time after they did it.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ done: string }>(
      `select xact_commit + xact_rollback as done from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]?.done);
  };
  const [before, askedBefore] = [await web.usage(), await asked()];
  const began = performance.now();
  let rss = before.rss;
  while (performance.now() - began < seconds * 1000) {
    await sleep(1000);
    rss = Math.max(rss, (await web.usage()).rss);
  }
  const [after, askedAfter] = [await web.usage(), await asked()];
  const ms = performance.now() - began;
  return { rss, statements: ((askedAfter - askedBefore) * 1000) / ms, cpu: (after.cpuMs - before.cpuMs) / ms };
}

function print({
  bare,
  rss,
  statements,
  cpu,
  alive,
  count,
}: Measured & { bare: number; alive: number; count: number }) {
  const megabytes = Math.round(rss / MEGABYTE);
  console.log(`${alive} of ${count} listeners heard that they are not forgotten, within the last ten seconds`);
  console.log(
    `memory: ${megabytes} MB at most, ${Math.round(bare / MEGABYTE)} before anybody came (bar: ${BARS.megabytes})`,
  );
  console.log(`transactions of all sessions: ${statements.toFixed(1)} a second (bar: ${BARS.statementsASecond})`);
  console.log(`processor: ${(100 * cpu).toFixed(0)} % of a core`);
  if (alive < count || megabytes > BARS.megabytes || statements > BARS.statementsASecond) process.exitCode = 1;
}
