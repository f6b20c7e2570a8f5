import { expect, it } from 'vitest';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { read } from '#atelier/read.ts';
import { freeSide, stanceFor } from './stance-for.ts';

it.each([
  ['a woman in a navy trench coat, a brown suitcase in her right hand', LEFT],
  ['a woman in a navy trench coat, a brown suitcase in her left hand', RIGHT],
  ['man in a grey suit, black umbrella in his right hand', LEFT],
  ['woman in a red dress, in her left hand she holds a silver clutch', RIGHT],
])('%s: carried on that side, as we see it', (words, side) => {
  const look = read({ words }, 7);
  expect(freeSide(stanceFor(look))).toBe(side);
  expect(look.reading.notDrawn.join(' ')).not.toMatch(/hand|left|right/);
});

it('names the thing without its hand', () => {
  const { accessories } = read({ words: 'a woman in a navy coat, a suitcase in her right hand' }, 7);
  expect(accessories.find(({ kind }) => kind === 'luggage')?.name).toBe('suitcase');
});
