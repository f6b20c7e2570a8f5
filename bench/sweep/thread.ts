/** A thread of the sweep: draws and checks every n-th of its Looks and tells what it found of each. */
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { checkLook } from '../../packages/atelier/src/check/check-look.ts';
import type { Fault } from '../../packages/atelier/src/check/fault.ts';
import { randomLook } from '../../packages/atelier/src/check/random-look.ts';

/** Which Looks a thread takes: `from`, `from + step` and so on, before `to`. */
export interface Share {
  from: number;
  to: number;
  step: number;
}

/** What was found of one Look. */
export interface Told {
  n: number;
  /** Who wears it, in a few words. */
  person: string;
  faults: Fault[];
}

const { from, to, step } = workerData as Share;
for (let n = from; n < to; n += step) {
  const look = randomLook(n);
  const { presentation, build, ageGroup, pose } = look.person;
  const told: Told = { n, person: `${presentation} ${build} ${ageGroup} ${pose}`, faults: checkLook(look, n) };
  parentPort?.postMessage(told);
  // canvases are given back between turns of the event loop only
  await setImmediate();
}
