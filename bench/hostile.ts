/** `npm run bench -- hostile`: how long it takes to read what nobody should write, and how that grows with its length. */

import { read } from '../packages/atelier/src/read.ts';
import { hostileInput, KNOWN_PHRASES } from '../packages/atelier/src/reading/hostile.fixture.ts';
import { refusal } from '../packages/atelier/src/reading/refusal/refuse.ts';

const INPUTS = 10_000;
const LENGTHS = [1250, 2500, 5000, 10_000];

const clocked = (words: string): number => {
  const started = performance.now();
  if (!refusal({ words })) read({ words }, 1);
  return performance.now() - started;
};
const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Prints the median and the slowest of ten thousand hostile inputs, and the time for texts of growing length. */
export function run(): void {
  const times = Array.from({ length: INPUTS }, (_, n) => clocked(hostileInput(n)));
  const slowest = times.indexOf(Math.max(...times));
  console.log(
    `${INPUTS} hostile inputs: median ${median(times).toFixed(2)} ms, slowest ${times[slowest]?.toFixed(1)} ms (${hostileInput(slowest).length} characters)`,
  );
  const all = KNOWN_PHRASES.join(', ');
  for (const length of LENGTHS) {
    const time = median(Array.from({ length: 9 }, () => clocked(all.slice(0, length))));
    console.log(
      `${String(length).padStart(6)} characters: ${time.toFixed(1)} ms, ${((1000 * time) / length).toFixed(2)} µs each`,
    );
  }
}
