import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readMigrations } from '#server/parts/database/migrate.ts';
import { tellWayBack } from './copies/way-back.ts';
import { ROOT, readRelease, releaseName } from './release.ts';

const USAGE = 'Say nothing, or to which tree: npm run release -- --back-to /opt/toile-1';

/** `npm run release`: what this program is; with `--back-to TREE`, how one goes back to that one after this one was started. */
async function run(): Promise<void> {
  const newest = (await readMigrations(ROOT)).at(-1)?.name;
  process.stdout.write(`This is ${releaseName(readRelease())}; its schema is ${newest}.\n`);
  const tree = readTree();
  if (tree !== undefined) process.stdout.write(`${await tellWayBack({ from: ROOT, to: resolve(tree) })}\n`);
}

function readTree(): string | undefined {
  return parseArgs({ options: { 'back-to': { type: 'string' } } }).values['back-to'];
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
  process.exitCode = 1;
});
