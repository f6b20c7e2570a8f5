/**
 * `npm run bench -- payments [--count N] [--seed N]`: lives through ten thousand random schedules of payments, told,
 * repeated, reordered, refunded and killed at every step by two servers on one real PostgreSQL, and holds ledger and
 * balances to each other after each. Ends with 1 at the first that is wrong.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from '../apps/server/src/log.ts';
import { openEmbedded } from '../apps/server/src/parts/database/embedded/open-embedded.ts';
import { migrate } from '../apps/server/src/parts/database/migrate.ts';
import { openMarket } from '../test/attack/schedules/market.ts';
import { runSchedules } from '../test/attack/schedules/run-schedules.ts';

const COUNT = 10_000;

/** @param args of the command line. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string' }, seed: { type: 'string' } } });
  const count = Number(values.count ?? COUNT);
  const seed = Number(values.seed ?? 1);
  const folder = await mkdtemp(join(tmpdir(), 'toile-bench-payments-'));
  const log = createLog({ logLevel: 'error' });
  const server = await openEmbedded(folder, log);
  try {
    await migrate(server.url, log);
    const market = await openMarket(server.url);
    const began = performance.now();
    const onLived = (done: number) => {
      if (done % 1000 === 0) console.log(`  ${done} schedules, ${seconds(began)} s`);
    };
    try {
      await runSchedules(market, { count, seed, onLived });
    } finally {
      await market.close();
    }
    console.log(
      `${count} schedules (seed ${seed}) in ${seconds(began)} s: every paid order credited once, no unpaid one`,
    );
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const seconds = (began: number): string => ((performance.now() - began) / 1000).toFixed(0);
