import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { describe as tell } from '#atelier/writing/describe.ts';
import { isLinedWhole } from './lining.ts';

const dressOf = (words: string) => {
  const look = read({ words }, 3);
  const [dress] = look.garments.filter(({ family }) => family === 'dress');
  return { look, dress };
};

test.each(['fully lined black net dress', 'black net dress, lined', 'a black net dress with lining'])(
  '%s is lined whole',
  (words) => {
    const { look, dress } = dressOf(words);
    expect(isLinedWhole(dress)).toBe(true);
    expect(look.reading.unread).toEqual([]);
  },
);

test('of net that nobody said to line, the legs are seen', () => {
  expect(isLinedWhole(dressOf('a black net dress').dress)).toBe(false);
});

test('cloth that hides what is under it is told to be lined', () => {
  const { look } = dressOf('a fully lined navy crepe dress');
  expect(tell(look, 3)).toMatch(/lining|lined/);
});
