import { expect, it } from 'vitest';
import { timesOf } from './times-of.ts';

const took = (name: string, seconds: number) => ({
  name: `/repo/${name}`,
  startTime: 5000,
  endTime: 5000 + seconds * 1000,
});

it('the time of a run is told in all and by the longest of its files', () => {
  expect(timesOf([took('a.test.ts', 1.5), took('e2e/b.test.ts', 40), took('c.test.ts', 2)], '/repo', 2)).toEqual([
    '3 files, 44 s in all; the longest:',
    '   40.0 s  e2e/b.test.ts',
    '    2.0 s  c.test.ts',
  ]);
});
