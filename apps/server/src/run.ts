import { ConfigError } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { start } from './start.ts';

/** Milliseconds a stop may take before the process ends anyway. */
const STOP_DEADLINE = 30_000;

/** Runs the product until a signal ends it. What keeps it from starting is said on standard error. */
export async function run(): Promise<void> {
  try {
    const { address, parts, close } = await start(readEnvironment());
    stopOnSignal(close);
    process.stdout.write(`Toile is open at ${parts.config.http.publicUrl ?? address}\n`);
  } catch (error) {
    fail(error);
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_DEADLINE).unref();
      stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}
