import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnvironment, readMisspelt, readServiceManager } from '#server/config/env.ts';
import { endPictureProcesses } from '#server/product/files/picture-desk/lanes.ts';
import { publicWords } from '#server/product/reading/public-words.ts';
import { keepHeapLean } from './lean-heap.ts';
import { start } from './start.ts';
import { tellFailedStart } from './tell-failed-start.ts';
import { tellAlive, tellReady } from './tell-ready.ts';

/** Milliseconds a stop may take before the process ends anyway. */
const STOP_DEADLINE = 30_000;

/** Runs the product until a signal ends it. What keeps it from starting is said on standard error. */
export async function run(): Promise<void> {
  const misspelt = readMisspelt().map(({ name, meant }) => ({
    name,
    says: `${name} is no setting, and nothing reads it: is ${meant} meant?`,
  }));
  try {
    const { address, parts, leave, close } = await start(readEnvironment());
    stopOnSignal(async () => {
      leave();
      await sleep(parts.config.http.leaveFor);
      await close();
      await endPictureProcesses();
    }, parts.config.http.leaveFor);
    const says = `Toile is open at ${parts.config.http.publicUrl ?? address}`;
    for (const { name, says: warns } of misspelt) parts.log.warn({ setting: name }, warns);
    // Before it is told: whoever waits for a service to open looks at its last lines as soon as it is.
    process.stdout.write(`${says}\n`);
    const manager = readServiceManager();
    await tellReady(manager, says);
    tellAlive(manager);
    if (parts.config.role !== 'worker') await publicWords();
    // At the latest when the process ends, which may be in weeks, or at once and unasked.
    flushCompileCache();
    keepHeapLean({ isDrawing: parts.config.role !== 'web' });
  } catch (error) {
    // A name that nothing reads may be why another is missing.
    for (const { says } of misspelt) process.stderr.write(`${says}\n`);
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
