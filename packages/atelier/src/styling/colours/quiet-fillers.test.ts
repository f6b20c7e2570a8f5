import { expect, test } from 'vitest';
import { oklch } from '#atelier/kit/colour.ts';
import { read } from '#atelier/read.ts';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);
/** Chroma of the loudest neutral, camel. */
const LOUDEST = 0.1;

test.each([
  'a charcoal wool coat',
  'a navy blazer',
  'a mustard cardigan',
  'a men’s olive field jacket',
  'a striped shirt',
])('what is worn with %s and nobody named is of a quiet colour', (words) => {
  for (const seed of SEEDS) {
    const { garments, reading } = read({ words }, seed);
    const fillers = garments.filter(
      ({ id, cloth }) => reading.sources[`${id}.kind`] !== 'words' && cloth.fabric !== 'denim',
    );
    for (const { name, cloth } of fillers)
      expect(oklch(cloth.colour.hex).c, `${cloth.colour.name} ${name}, ${seed}`).toBeLessThan(LOUDEST);
  }
});

test('what is daring stays so', () => {
  const colours = SEEDS.flatMap((seed) =>
    read({ words: 'a black coat', options: { creativity: 90 } }, seed).garments.map(
      ({ cloth }) => oklch(cloth.colour.hex).c,
    ),
  );
  expect(Math.max(...colours)).toBeGreaterThan(LOUDEST);
});
