import { describe, expect, it } from 'vitest';
import { calloutsOf, specifyLook } from '../src/index.ts';
import { wordsToLook } from './words-to-look.ts';

function toldOf(words: string): string {
  const look = wordsToLook(words, 21);
  return specifyLook(look)
    .flatMap((spec) => calloutsOf(look, spec).map(({ text }) => text))
    .join('; ');
}

describe('a number, a side or a colour of an order', () => {
  it.each([
    ['patiala salwar, heavy pleats 12 each side', '12'],
    ['polo t-shirt, rib collar and cuff white tipping', 'white tipping'],
    ['straight kurta, 50 pcs', '50'],
    ['hoodie, 2 woven badges', '2'],
    ['tiered dress, 4 tiers, smocked bodice 6 rows', '6'],
  ])('that nothing follows is told: %s', (words, value) => {
    expect(toldOf(words)).toContain(value);
  });

  it.each([
    'slip dress, side slit on left 40 cm',
    "women's kurta, one slit wearer's right 30 cm",
    'saree blouse, front hooks 6, dori with 2 latkans',
    'maroon velvet lehenga, 24 kalis, zip left side',
    "men's Nehru jacket, 5 buttons, one welt pocket left chest, two flap pockets",
    'tiered dress, 4 tiers',
    'skirt, 24 knife pleats all round, side zip left',
    "women's double breasted blazer, 6 buttons in two rows, two flap pockets",
    'sheath dress, side zip on right',
  ])('that is followed is not told: %s', (words) => {
    expect(toldOf(words)).toBe('');
  });
});
