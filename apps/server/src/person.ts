import { parseConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createLog } from '#server/log.ts';
import { openDatabase, refuseNoDatabase } from '#server/parts/database/open.ts';
import { type Holding, holdAccount } from '#server/product/accounts/hold-account.ts';
import { asCalled, askedHelp } from './asked-help.ts';
import { outliveReader } from './outlive-reader.ts';

const HOLDINGS: readonly Holding[] = ['end-sessions', 'block', 'unblock', 'drop-picture'];
const USAGE = `Say who and what: npm run person -- ADDRESS ${HOLDINGS.join('|')}`;

const HELP = `npm run person -- ADDRESS end-sessions    they sign in again
npm run person -- ADDRESS block           and are not let in any more
npm run person -- ADDRESS unblock         are let in again
npm run person -- ADDRESS drop-picture    their own picture is gone
In the environment of the server, which may run meanwhile.`;

/** `npm run person -- ADDRESS end-sessions|block|unblock|drop-picture`, in the environment of the server, which may run meanwhile. */
async function run([email, asked]: readonly string[]): Promise<void> {
  const how = HOLDINGS.find((holding) => holding === asked);
  if (email === undefined || how === undefined) throw new ConfigError([asCalled(USAGE)]);
  const config = parseConfig({ LOG_LEVEL: 'warn', ...readEnvironment() });
  await refuseNoDatabase(config);
  const database = await openDatabase(config, createLog(config));
  try {
    const ctx = { actor: { kind: 'job', name: 'person' }, database } as const;
    const ended = await holdAccount({ ctx, input: { email, how } });
    if (ended === undefined) throw new ConfigError([`Nobody has the address ${email}.`]);
    process.stdout.write(`Done: ${how}, ${ended} sessions ended.\n`);
  } finally {
    await database.close();
  }
}

outliveReader();
if (!askedHelp(HELP))
  await run(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : `It did not go: ${error}`}\n`);
    process.exitCode = 1;
  });
