/**
 * `npm run bench -- models [--count N] [--seed N]`: a thousand presses on a real server that is killed again and again
 * while a provider of pictures, over real HTTP, misbehaves at random; then every bill and every book is held to its rules.
 * Ends with 1 at the first that is wrong.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createLog } from '../apps/server/src/log.ts';
import { connect } from '../apps/server/src/parts/database/connect.ts';
import { openEmbedded } from '../apps/server/src/parts/database/embedded/open-embedded.ts';
import { migrate } from '../apps/server/src/parts/database/migrate.ts';
import { runModelDeaths } from '../test/attack/model-runs.ts';
import { makeDataDir } from '../test/data-dir.ts';

const COUNT = 1000;
const PRESSES_EACH = 20;

/** @param args of the command line. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { count: { type: 'string' }, seed: { type: 'string' } } });
  const presses = Number(values.count ?? COUNT);
  const seed = Number(values.seed ?? 1);
  const dataDir = await makeDataDir();
  const log = createLog({ logLevel: 'error' });
  const postgres = await openEmbedded(dataDir, log);
  try {
    await migrate(postgres.url, log);
    const database = connect({ url: postgres.url }, log);
    const began = performance.now();
    const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
    const onRound = (made: number) => console.log(`  ${made} presses, ${seconds()} s`);
    const runs = await runModelDeaths({ database, dataDir, presses, pressesEach: PRESSES_EACH, seed, onRound });
    const { done, failed, standIns, billed, deaths } = runs;
    console.log(
      `${done + failed} designs (seed ${seed}) over ${deaths} deaths in ${seconds()} s: ${done} done, ${standIns} of them ` +
        `by the atelier, ${failed} failed with their token back; ${billed} billed, none twice; the books balance`,
    );
    await database.close();
  } finally {
    await postgres.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
