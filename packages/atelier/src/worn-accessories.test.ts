import { ACCESSORY_KINDS } from '@toile/look';
import { ACCESSORIES } from '@toile/look/records';
import { expect, it } from 'vitest';
import { DRAWN_ACCESSORIES } from '#atelier/figure/worn/draw-worn.ts';

it('what the figure can wear is never said to be left out of the drawing', () => {
  const drawn = ACCESSORY_KINDS.filter((kind) => DRAWN_ACCESSORIES.has(kind));
  expect(drawn.filter((kind) => !ACCESSORIES[kind].drawn)).toEqual([]);
});
