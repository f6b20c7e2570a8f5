import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from '../change.ts';
import { SHAPES } from './shapes.ts';

const toldAfter = (brief: string, words: string): readonly string[] => {
  const { look } = change({ look: read({ words: brief }, 7), words });
  return [...look.accessories, look.footwear].flatMap(({ told = [] }) => told);
};
const RING = 'engagement ring, yellow gold, single oval diamond';

test.each([...SHAPES].filter((shape) => shape !== 'oval' && !shape.includes('-')))(
  'a stone cut %s in place of another is the same stone',
  (shape) => {
    for (const words of [`${shape} not oval`, `${shape} cut instead of oval`])
      expect(toldAfter(RING, words)).toContain(`single ${shape} diamond`);
  },
);

test.each([
  ['sapphire', 'sapphire'],
  ['blue sapphire', 'blue sapphire'],
  ['ruby', 'ruby'],
  ['emerald', 'emerald'],
])('another stone, %s, has the shape and the number of the first', (words, stone) => {
  expect(toldAfter(RING, `a ${words} in place of the diamond, same shape`)).toContain(`single oval ${stone}`);
});

test.each([
  [
    'mens watch, steel case, blue dial, brown leather strap',
    'dial white',
    ['steel case', 'white dial', 'brown leather strap'],
  ],
  [
    'mens watch, steel case, blue dial, brown leather strap',
    'rose gold case',
    ['blue dial', 'rose gold case', 'brown leather strap'],
  ],
  [
    'tan leather tote bag, long handles, gold hardware',
    'a red lining',
    ['gold hardware', 'red lining', 'long handles'],
  ],
] as const)("of '%s' '%s' leaves what was told of its other parts", (brief, words, told) => {
  expect([...toldAfter(brief, words)].sort()).toEqual([...told].sort());
});

test('a slingback of a sandal with a block heel keeps the heel, the cloth and the toe', () => {
  const look = read({ words: 'black suede block heel sandals, open toe, ankle strap' }, 7);
  const { footwear } = change({ look, words: 'no ankle strap, make it a slingback' }).look;
  expect(footwear.name).toBe('suede block heel sandals');
  expect((footwear.details ?? []).map(({ id }) => id)).toEqual(['open-toe', 'suede', 'backstrap']);
});
