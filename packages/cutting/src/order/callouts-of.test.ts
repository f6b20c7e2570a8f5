import type { Look, ReadSpan } from '@toile/look';
import { expect, it } from 'vitest';
import { lookOf, plainGarment } from '../spec/look.fixture.ts';
import { specify } from '../spec/specify.ts';
import { calloutsOf } from './callouts-of.ts';
import { undrawnOf } from './undrawn.ts';

const LINE = 'slip dress cut on the bias to the ankle';
const span = (text: string, as: ReadSpan['as'], value: string): ReadSpan => {
  const start = LINE.indexOf(text);
  return { start, end: start + text.length, text, as, value, of: 'g1' };
};

function ordered(length: 'ankle' | 'knee'): Look {
  const look = lookOf([plainGarment('slip-dress', { length, silhouette: 'slip' })]);
  const understood = [
    span('slip dress', 'garment', 'slip-dress'),
    span('cut on the bias', 'silhouette', 'bias'),
    span('to the ankle', 'length', 'ankle'),
  ];
  return { ...look, reading: { ...look.reading, understood } };
}

const toldOf = (look: Look) => {
  const [garment] = look.garments;
  if (!garment) throw new Error('no garment');
  const spec = specify(look, garment);
  return [calloutsOf(look, spec).map(({ text }) => text), undrawnOf(look, spec)];
};

it('does not tell what is registered as drawn: a slip is cut on the bias, and as long as is said', () => {
  expect(toldOf(ordered('ankle'))).toEqual([[], []]);
});

it('tells one that is not drawn', () => {
  expect(toldOf(ordered('knee'))).toEqual([
    ['cut on the bias to the ankle (of it not drawn: ankle)'],
    ['cut on the bias to the ankle (of it not drawn: ankle)'],
  ]);
});
