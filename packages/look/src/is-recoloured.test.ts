import { describe, expect, test } from 'vitest';
import { isRecoloured } from './is-recoloured.ts';
import type { Look } from './look-schema.ts';
import { sampleGarment, sampleLook } from './sample-look.ts';

const RED = { name: 'red', hex: '#c3272e' };
const dress = (over: Parameters<typeof sampleGarment>[0]): Look => sampleLook({ garments: [sampleGarment(over)] });
const { cloth } = sampleGarment();
const spotted = { ...cloth.print, kind: 'polka' as const, colours: [RED] };
const before = dress({ cloth: { ...cloth, print: spotted } });

describe('a design is recoloured', () => {
  test.each<[string, Look]>([
    [
      'where cloth and print have other colours',
      dress({ cloth: { ...cloth, colour: RED, print: { ...spotted, colours: [] } } }),
    ],
    [
      'where a part has a colour of its own',
      { ...before, garments: before.garments.map((g) => ({ ...g, trims: { belt: RED } })) },
    ],
    ['where the shoes have', { ...before, footwear: { ...before.footwear, colour: RED } }],
    ['where the sheet is made in another medium', { ...before, medium: 'ink' }],
  ])('%s', (_, after) => {
    expect(isRecoloured(before, after)).toBe(true);
  });

  test.each<[string, Look]>([
    ['print', dress({ cloth: { ...cloth, colour: RED } })],
    ['scale', dress({ cloth: { ...cloth, colour: RED, print: { ...spotted, scale: 'large' } } })],
    ['cloth', dress({ cloth: { ...cloth, colour: RED, fabric: 'silk', print: spotted } })],
    ['name of the cloth', dress({ cloth: { ...cloth, name: 'tussar', print: spotted } })],
    ['length', dress({ length: 'mini', cloth: { ...cloth, colour: RED, print: spotted } })],
    ['details', dress({ details: [{ id: 'bow' }], cloth: { ...cloth, print: spotted } })],
    ['shoes', { ...before, footwear: { kind: 'loafer', name: 'loafers', colour: RED } }],
    ['bag', { ...before, accessories: [{ kind: 'bag', name: 'bag', colour: RED }] }],
    ['person', { ...before, person: { ...before.person, build: 'full' } }],
    ['hair', { ...before, person: { ...before.person, hair: { style: 'bun', colour: RED } } }],
    ['garments', { ...before, garments: [...before.garments, sampleGarment({ id: 'g2' })] }],
    ['product', { ...before, product: { of: 'bag', measures: [] } }],
  ])('but not where the %s is another as well', (_, after) => {
    expect(isRecoloured(before, after)).toBe(false);
  });

  test('but not where a detail lies on the other side', () => {
    const slit = (side: 'left' | 'right'): Look => dress({ details: [{ id: 'slit', side }] });
    expect(isRecoloured(slit('left'), slit('right'))).toBe(false);
    expect(isRecoloured(slit('left'), slit('left'))).toBe(true);
  });
});
