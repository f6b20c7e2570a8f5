/**
 * `npm run bench -- soak [--seed N]`: the tests that go through long rows (hostile inputs, mixtures of garments, schedules of
 * payments, kills, windows), each row whole. In `npm test` they take a share of it, another in each run.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '../scripts/build-web.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { run as runCommand } from '../scripts/run.ts';

const ROOT = join(import.meta.dirname, '..');

/** The test files that ask how much of a row to take. */
const soaked = (): string[] =>
  globSync(['{packages,apps,test,e2e}/**/*.test.ts'], {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules'),
  }).filter((file) => readFileSync(join(ROOT, file), 'utf8').includes("/soak.fixture.ts'"));

/** @param args of the command line. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { seed: { type: 'string' } } });
  await buildWeb();
  const env = { SOAK: 'on', CHROMIUM: await ensureChromium(), ...(values.seed && { SEED: values.seed }) };
  const { code } = await runCommand('vitest', ['run', ...soaked()], { env, cwd: ROOT });
  process.exitCode = code;
}
