import { expect, it } from 'vitest';
import { timesOf } from './times-of.ts';

const took = (name: string, seconds: number) => ({
  name: `/repo/${name}`,
  startTime: 5000,
  endTime: 5000 + seconds * 1000,
});

it('the time of a run is told in all, by the longest of its files and by the longest of its folders', () => {
  const files = [took('scripts/a.test.ts', 1.5), took('e2e/b.test.ts', 40), took('scripts/c.test.ts', 2)];
  expect(timesOf(files, '/repo', 2)).toEqual([
    '3 files, 44 s in all; the longest:',
    '   40.0 s  e2e/b.test.ts',
    '    2.0 s  scripts/c.test.ts',
    'by folder:',
    '   40.0 s  e2e',
    '    3.5 s  scripts',
  ]);
});
