import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Fills the young generation with what lives for a while, and tells how large it became, in megabytes. */
const WORK = `
  const { getHeapSpaceStatistics } = await import('node:v8');
  const { setImmediate: turn } = await import('node:timers/promises');
  const kept = [];
  for (let i = 0; i < 600; i++) {
    kept.push(Array.from({ length: 4000 }, (_, i) => ({ i })));
    if (kept.length > 30) kept.shift();
    await turn();
  }
  console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20);
`;

const youngAfter = (before: string): number =>
  Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', `${before}${WORK}`], {
      encoding: 'utf8',
      stdio: 'pipe',
    }),
  );

test('the young generation of a server that was told to stay lean does not grow as V8 would let it', () => {
  const url = new URL('./lean-heap.ts', import.meta.url).href;
  const told = (isDrawing: boolean) =>
    youngAfter(`(await import(${JSON.stringify(url)})).keepHeapLean({ isDrawing: ${isDrawing} });`);
  const lean = told(false);
  expect(lean).toBeLessThanOrEqual(32);
  expect(youngAfter('')).toBeGreaterThan(lean);
  // The threads that draw would be held as small.
  expect(told(true)).toBeGreaterThan(lean);
});
