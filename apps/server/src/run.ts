import { setTimeout as sleep } from 'node:timers/promises';
import { readEnvironment, readMisspelt, readServiceManager } from '#server/config/env.ts';
import { endPictureProcesses } from '#server/product/files/picture-desk/lanes.ts';
import { start } from './start.ts';
import { tellFailedStart } from './tell-failed-start.ts';
import { tellReady } from './tell-ready.ts';

/** Milliseconds a stop may take before the process ends anyway. */
const STOP_DEADLINE = 30_000;

/** Runs the product until a signal ends it. What keeps it from starting is said on standard error. */
export async function run(): Promise<void> {
  try {
    for (const { name, meant } of readMisspelt())
      process.stderr.write(`${name} is no setting, and nothing reads it: is ${meant} meant?\n`);
    const { address, parts, leave, close } = await start(readEnvironment());
    stopOnSignal(async () => {
      leave();
      await sleep(parts.config.http.leaveFor);
      await close();
      await endPictureProcesses();
    }, parts.config.http.leaveFor);
    const says = `Toile is open at ${parts.config.http.publicUrl ?? address}`;
    await tellReady(readServiceManager(), says);
    process.stdout.write(`${says}\n`);
  } catch (error) {
    fail(error);
  }
}

function stopOnSignal(stop: () => Promise<void>, leaveFor: number): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), leaveFor + STOP_DEADLINE).unref();
      stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  const { says, code } = tellFailedStart(error);
  if (says === undefined) console.error(error);
  else process.stderr.write(`${says}\n`);
  process.exit(code);
}
