import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Megabytes of young generation that V8 is told on the command line, for each of its two halves, and that the thread is limited to in all. */
const HALF = 8;
const LIMIT = 3;

/** Fills a thread's young generation with what lives for a while, and tells how far it grew, in megabytes. */
const THREAD = `
  const { getHeapSpaceStatistics } = await import('node:v8');
  const { parentPort } = await import('node:worker_threads');
  let most = 0;
  const kept = [];
  for (let turn = 0; turn < 400; turn++) {
    kept.push(Array.from({ length: 4000 }, (_, i) => ({ i })));
    if (kept.length > 12) kept.shift();
    most = Math.max(most, getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size);
  }
  parentPort.postMessage(most);
`;

function youngOfThread(before: string): number {
  const program = `
    ${before}
    const { Worker } = await import('node:worker_threads');
    new Worker(new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(THREAD)})), { resourceLimits: { maxYoungGenerationSizeMb: ${LIMIT} } })
      .on('message', (bytes) => console.log(bytes / 2 ** 20));
  `;
  const flags = [`--max-semi-space-size=${HALF}`, '--input-type=module', '--eval', program];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

test('a thread’s young generation grows to its own limit, not to that of the command line', () => {
  expect(youngOfThread('')).toBeGreaterThan(LIMIT);
  const url = new URL('./keep-thread-limits.ts', import.meta.url).href;
  expect(youngOfThread(`(await import(${JSON.stringify(url)})).keepThreadLimits();`)).toBeLessThanOrEqual(LIMIT);
});
