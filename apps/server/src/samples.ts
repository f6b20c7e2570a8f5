import { parseConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createLog } from '#server/log.ts';
import { openDatabase, refuseNoDatabase } from '#server/parts/database/open.ts';
import { removeSamples } from '#server/product/house/remove-samples.ts';

/** `npm run samples -- remove`: takes the designs of the house out of the community, for good. */
async function run([verb]: readonly string[]): Promise<void> {
  if (verb !== 'remove') {
    process.stderr.write('What about the designs of the house? npm run samples -- remove\n');
    process.exitCode = 2;
    return;
  }
  const config = parseConfig({ LOG_LEVEL: 'warn', ...readEnvironment() });
  await refuseNoDatabase(config);
  const database = await openDatabase(config, createLog(config));
  try {
    const count = await removeSamples({ ctx: { actor: { kind: 'job', name: 'samples' }, database } });
    process.stdout.write(`${count} designs of the house are gone from the community.\n`);
  } finally {
    await database.close();
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `They cannot be removed: ${error}\n`);
  process.exitCode = 1;
});
