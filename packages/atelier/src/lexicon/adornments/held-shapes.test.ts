import { expect, it } from 'vitest';
import { read } from '#atelier/read.ts';
import { HELD_SHAPES, heldShapeOf } from './held-shapes.ts';

const SHOWN: readonly [words: string, shape: (typeof HELD_SHAPES)[number]][] = [
  ['woman in a white pleated skirt holding a tennis racket', 'racket'],
  ['man in a cream vest holding a cricket bat', 'bat'],
  ['woman in a navy trouser suit with a clipboard', 'folder'],
  ['man in a camel overcoat, a folded newspaper under his arm', 'roll'],
  ['woman in a green jacket with a trekking pole', 'pole'],
  ['bride in a white lace gown holding a bouquet of blush peonies', 'bouquet'],
];

it('has an example of every shape', () => {
  expect(new Set(SHOWN.map(([, shape]) => shape))).toEqual(new Set(HELD_SHAPES));
});

it.each(SHOWN)('%s: is drawn, not told as left out, and nothing else is put into the hand', (words, shape) => {
  const { accessories, reading } = read({ words }, 7);
  expect(accessories.flatMap((thing) => heldShapeOf(thing) ?? [])).toEqual([shape]);
  expect(reading.notDrawn.filter((line) => /is not drawn/.test(line))).toEqual([]);
  expect(accessories.filter(({ kind }) => kind === 'clutch' || kind === 'bag')).toEqual([]);
});

it('still tells what has no drawing', () => {
  const { reading } = read({ words: 'woman in a red coat holding an iced coffee' }, 7);
  expect(reading.notDrawn.join(' ')).toContain('is not drawn');
});
