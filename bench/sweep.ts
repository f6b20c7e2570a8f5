/**
 * `npm run bench -- sweep [N] [--from M] [--workers K]`: draws N random Looks small (any garment, cloth, print, body, stance and age)
 * in K threads, two if not said, and checks by masks that nothing throws, leaves the sheet, gapes between body and cloth, shows a limb
 * through cloth or has another colour.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { DRAWING_LIMITS } from '../apps/server/src/parts/generator/drawing-limits.ts';
import type { Share, Told } from './sweep/thread.ts';

/** Looks after which the sweep says how far it has come. */
const SAID = 500;
/** Examples told of each fault. */
const EXAMPLES = 4;

/** Draws and checks one thread's Looks. @throws what the thread threw. */
async function checkShare(share: Share, tell: (told: Told) => void): Promise<void> {
  const thread = new Worker(new URL('./sweep/thread.ts', import.meta.url), {
    workerData: share,
    resourceLimits: DRAWING_LIMITS,
  });
  thread.on('message', tell);
  await once(thread, 'exit');
}

/** What was found, by rule and kind of garment, the commonest first. */
function report(found: readonly Told[]): void {
  const notes = new Map<string, string[]>();
  for (const { n, person, faults } of found)
    for (const { rule, kind, note } of faults) {
      const key = `${rule.padEnd(10)} ${kind}`;
      notes.set(key, [...(notes.get(key) ?? []), `         #${n} ${person}: ${note}`]);
    }
  for (const [key, all] of [...notes].sort((a, b) => b[1].length - a[1].length))
    console.log(`${String(all.length).padStart(4)} × ${key}\n${all.slice(0, EXAMPLES).join('\n')}`);
}

/** @param args of the command line. */
export async function run(args: string[]): Promise<void> {
  const options = { from: { type: 'string' }, workers: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const count = Number(positionals[0] ?? 500);
  const from = Number(values.from ?? 1);
  const workers = Math.max(1, Number(values.workers ?? 2));
  const began = performance.now();
  const found: Told[] = [];
  const tell = (told: Told): void => {
    found.push(told);
    if (found.length % SAID === 0) console.log(`${found.length} of ${count}`);
  };
  const shares = Array.from({ length: workers }, (_, i) => ({ from: from + i, to: from + count, step: workers }));
  await Promise.all(shares.map((share) => checkShare(share, tell)));
  found.sort((a, b) => a.n - b.n);
  report(found);
  const sound = found.filter(({ faults }) => faults.length === 0).length;
  const minutes = (performance.now() - began) / 60_000;
  console.log(`${sound} of ${count} Looks without a fault, in ${minutes.toFixed(1)} minutes`);
  if (sound < count) process.exitCode = 1;
}
