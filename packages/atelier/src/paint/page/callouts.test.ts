import { expect, test } from 'vitest';
import { garmentOf, lookOf, topOf, trousersOf } from '#atelier/garments/outfits.fixture.ts';
import { calloutsFor } from '#atelier/paint/page/callouts.ts';
import { loneWearer } from '#atelier/paint/page/lone-wearer.ts';

const hoodie = topOf({ id: 'hoodie', name: 'hoodie', sleeve: { shape: 'drop-shoulder', length: 'long' } });
const gilet = garmentOf({ family: 'jacket', layer: 'outer', name: 'gilet' });
const said = (...garments: ReturnType<typeof topOf>[]): string[] => {
  const look = lookOf([...garments, trousersOf()]);
  return calloutsFor(look.garments, look, loneWearer(look, 964)).map(({ words }) => words);
};

test('a shoulder is spoken of where it is seen, and not under something with shoulders of its own', () => {
  expect(said(hoodie)).toContain('Dropped shoulder');
  expect(said(hoodie, gilet)).not.toContain('Dropped shoulder');
});

test('a cuff is called buttoned where it is cut with one', () => {
  expect(said(topOf({ sleeve: { shape: 'shirt', length: 'long' } }))).toContain('Buttoned cuff');
  expect(said(topOf({ sleeve: { shape: 'set-in', length: 'long' } }))).not.toContain('Buttoned cuff');
});
