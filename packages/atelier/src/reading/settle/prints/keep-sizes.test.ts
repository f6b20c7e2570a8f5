import { expect, it } from 'vitest';
import { look } from '#atelier/read.fixture.ts';

const told = (words: string) => look(words).reading.notDrawn.join(' ');

it.each([
  'a rust dress with tiny cream daisies',
  'a navy shirt with big white flowers',
  'a pink saree with small paisley butas',
])('a size that the figures of a print are drawn in is told of nothing: %s', (words) => {
  expect(told(words)).not.toMatch(/tiny|big|small/);
});

it('a size of what is no print is told still', () => {
  expect(told('a navy dress with a big collar, in cotton')).toMatch(/big/);
});
