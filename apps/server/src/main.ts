import { buildApp } from '#server/api/app.ts';
import { ConfigError, parseConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { openSecrets } from '#server/config/secrets.ts';
import { createLog } from '#server/log.ts';
import { openParts } from '#server/parts/parts.ts';

/** Milliseconds a stop may take before the process ends anyway. */
const STOP_DEADLINE = 30_000;

async function main(): Promise<void> {
  const environment = readEnvironment();
  const config = parseConfig(environment);
  const secrets = await openSecrets(environment, config.dataDir);
  const log = createLog(config);
  const { parts, close } = await openParts(config, secrets, log);
  const app = await buildApp(parts);
  app.addHook('onClose', close);
  stopOnSignal(() => app.close());
  const address = await app.listen({ host: config.http.host, port: config.http.port });
  process.stdout.write(`Toile is open at ${config.http.publicUrl ?? address}\n`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_DEADLINE).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

function fail(error: unknown): never {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}

main().catch(fail);
