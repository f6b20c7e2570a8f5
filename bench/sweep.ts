/**
 * `npm run bench -- sweep [N] [--from M]`: draws N random Looks small (any garment, cloth, print, body, stance and age) and checks by masks
 * that nothing throws, leaves the sheet, gapes between body and cloth, shows a limb through cloth or has another colour.
 */
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkLook } from '../packages/atelier/src/paint/check/check-look.ts';
import { randomLook } from '../packages/atelier/src/paint/check/random-look.ts';

/** @param args of the command line. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { from: { type: 'string' } }, allowPositionals: true });
  const count = Number(positionals[0] ?? 500);
  const from = Number(values.from ?? 1);
  const told = new Map<string, string[]>();
  let broken = 0;
  for (let n = from; n < from + count; n++) {
    const look = randomLook(n);
    const faults = checkLook(look, n);
    // canvases are given back between turns of the event loop only
    await setImmediate();
    if (faults.length) broken++;
    const { presentation, build, ageGroup, pose } = look.person;
    for (const { rule, kind, note } of faults) {
      const key = `${rule.padEnd(10)} ${kind}`;
      told.set(key, [...(told.get(key) ?? []), `#${n} ${presentation} ${build} ${ageGroup} ${pose}: ${note}`]);
    }
  }
  for (const [key, notes] of [...told].sort((a, b) => b[1].length - a[1].length))
    console.log(
      `${String(notes.length).padStart(4)} × ${key}\n${notes
        .slice(0, 4)
        .map((note) => `         ${note}`)
        .join('\n')}`,
    );
  console.log(`${count - broken} of ${count} Looks without a fault`);
  if (broken) process.exitCode = 1;
}
