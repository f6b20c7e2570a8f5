import { parseConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { readEnvironment } from '#server/config/env.ts';
import { openSecrets } from '#server/config/secrets.ts';
import { createLog } from '#server/log.ts';
import { openDatabase } from '#server/parts/database/open.ts';
import { openAtelier } from '#server/parts/generator/open-atelier.ts';
import { openStorage } from '#server/parts/storage/open-storage.ts';
import { fillDemo } from '#server/product/house/fill-demo.ts';

/** `npm run demo [-- posts pictures]`: fills the community with 5,000 posts of invented people, sharing 60 pictures. */
async function run([posts = '5000', pictures = '60']: readonly string[]): Promise<void> {
  const environment = readEnvironment();
  const config = parseConfig({ LOG_LEVEL: 'warn', ...environment });
  const log = createLog(config);
  const secrets = await openSecrets(environment, config.dataDir);
  const storage = await openStorage(config, secrets);
  const database = await openDatabase(config, log);
  const generator = openAtelier(log);
  const input = {
    posts: whole('posts', posts),
    pictures: whole('pictures', pictures),
    onDrawn: (count: number) => process.stdout.write(`\r${count} of ${pictures} pictures drawn`),
  };
  try {
    const ctx = { actor: { kind: 'job', name: 'demo' }, database } as const;
    const count = await fillDemo({ ctx, parts: { generator, storage }, input });
    process.stdout.write(`\n${count} posts for trying are in the community.\n`);
  } finally {
    await generator.close();
    await database.close();
  }
}

function whole(name: string, text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new ConfigError([`How many ${name}? A whole number, such as: npm run demo -- 5000 60`]);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `The demo failed: ${error}\n`);
  process.exitCode = 1;
});
