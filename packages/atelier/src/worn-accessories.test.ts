import { expect, it } from 'vitest';
import { DRAWN_ACCESSORIES } from '#atelier/figure/worn/draw-worn.ts';
import { DRAWN_ACCESSORIES as SAID_TO_BE_DRAWN } from '#atelier/styling/not-drawn.ts';

it('what the figure can wear is never said to be left out of the drawing', () => {
  expect([...DRAWN_ACCESSORIES].filter((kind) => !SAID_TO_BE_DRAWN.has(kind))).toEqual([]);
});
