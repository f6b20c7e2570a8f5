import type { GarmentKind } from '@toile/look';
import { expect, test } from 'vitest';
import { lookOf, plainGarment } from './look.fixture.ts';
import { specify } from './specify.ts';

/** How long a garment of a kind is, as its pattern measures it, where its hem lies so many centimetres off its place. */
function lengthOf(kind: GarmentKind, hem?: number): number {
  const look = lookOf([plainGarment(kind, hem === undefined ? {} : { hem })]);
  const [garment] = look.garments;
  if (!garment) throw new Error('one garment');
  const { torso, skirt, legs } = specify(look, garment).parts;
  return skirt?.length ?? legs?.outseam ?? torso?.length ?? Number.NaN;
}

test.each(['dress', 'a-line-skirt', 'lehenga', 'coat', 'shirt'] as const)(
  'the pattern of a %s is longer or shorter by as many centimetres as its hem lies off',
  (kind) => {
    expect(lengthOf(kind, 5) - lengthOf(kind)).toBe(5);
    expect(lengthOf(kind, -4) - lengthOf(kind)).toBe(-4);
  },
);
