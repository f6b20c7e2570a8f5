import { describe, expect, it } from 'vitest';
import { coversFeet } from '#atelier/garments/covers-feet.ts';
import { SLIP } from '#atelier/paint/looks.fixture.ts';

const [slip] = SLIP.garments;
const gown = { ...slip, length: 'floor' } as const;

describe('a hem on the floor', () => {
  it('hides the feet', () => {
    expect(coversFeet([gown])).toBe(true);
    expect(coversFeet([slip])).toBe(false);
  });

  it('hides them under layer upon layer of net', () => {
    const net = { ...gown.cloth, fabric: 'net' } as const;
    expect(coversFeet([{ ...gown, silhouette: 'circle', cloth: net }])).toBe(true);
    expect(coversFeet([{ ...gown, silhouette: 'a-line', cloth: net }])).toBe(false);
  });

  it('does not where a slit or thin cloth lets them be seen', () => {
    expect(coversFeet([{ ...gown, details: ['thigh-slit'] }])).toBe(false);
    expect(coversFeet([{ ...gown, cloth: { ...gown.cloth, fabric: 'chiffon' } }])).toBe(false);
  });
});
