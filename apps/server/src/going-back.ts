import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#server/config/env.ts';
import { readMigrations } from '#server/parts/database/migrate.ts';
import { asCalled, askedHelp } from './asked-help.ts';
import { tellTree } from './copies/tree-state.ts';
import { tellWayBack } from './copies/way-back.ts';
import { outliveReader } from './outlive-reader.ts';
import { ROOT, readRelease, releaseName } from './release.ts';

const USAGE = `npm run release                        what this tree is
npm run release -- --back-to TREE      how one goes back to that one after this one was started: by the link or only by
                                       the backup, whether it is built, and whether it reads the file that SITE names`;

/** `npm run release`: what this program is; with `--back-to TREE`, how one goes back to that one after this one was started. */
async function run(): Promise<void> {
  const newest = readMigrations(ROOT).at(-1)?.name;
  process.stdout.write(`This is ${releaseName(readRelease())}; its schema is ${newest}.\n`);
  const asked = parseArgs({ options: { 'back-to': { type: 'string' } } }).values['back-to'];
  if (asked === undefined) return;
  const tree = resolve(asked);
  const { SITE: site } = readEnvironment();
  const says = [await tellWayBack({ from: ROOT, to: tree }), ...(await tellTree({ tree, site }))];
  process.stdout.write(`${says.join('\n')}\n`);
}

outliveReader();
if (!askedHelp(USAGE)) {
  await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${asCalled(USAGE)}\n`);
    process.exitCode = 1;
  });
}
