import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| .+? \| (met|part|no|n\/a) +\| (.+) \|$/gm)];

/** How many requirements each chapter of ASVS 5.0.0 has at levels 1 and 2. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

it('answers every requirement of ASVS 5.0 at levels 1 and 2, each once and with a reason', () => {
  const numbers = rows.map(([, number = '']) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const counts = CHAPTERS.map((_, at) => numbers.filter((number) => number.startsWith(`${at + 1}.`)).length);
  expect(counts).toEqual(CHAPTERS);
  for (const [, number, , reason = ''] of rows) expect(reason.length, number).toBeGreaterThan(2);
});

it('sums up its answers as they are', () => {
  const [, ...summed] = /^\| met .*\n.*\n\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/m.exec(page) ?? [];
  const counted = ['met', 'part', 'no', 'n/a'].map((answer) => rows.filter(([, , given]) => given === answer).length);
  expect(summed.map(Number)).toEqual(counted);
});
