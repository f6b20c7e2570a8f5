import { expect, test } from 'vitest';
import { change } from '../change.ts';
import { isWholeWish } from '../orders/whole-wish.ts';
import { lookOf } from './looks.fixture.ts';

const LEHENGA = 'olive silk lehenga, pink blouse with mirror work, net dupatta';
const PIRATE = 'woman in a red frock coat, white shirt and brown breeches';
const PUFFER = 'sage quilted puffer jacket with a hood, black leggings';
const CAPPED = 'blue jeans, graphic tee and a bucket hat';
const GOWN = 'wine velvet gown with a v neck and long sleeves';

test.each([
  [LEHENGA, 'teal for the yoke', /^g\d\.(?:trims|details)$/],
  [LEHENGA, 'mirror work is itchy. a plain blouse but with gold piping on the neck', /^g2\./],
  [LEHENGA, 'blouse with full sleeves, and in mustard silk rather than pink', /^g2\./],
  [LEHENGA, 'i said pink blouse but i meant rust', /^g2\.colour$/],
  [LEHENGA, 'dupatta mustard, also make the lehenga shorter', /^g[13]\./],
  [PIRATE, 'add a broad green sash at the waist', /^g1\.(?:details|trims)$/],
  [PUFFER, 'no hood, stand collar instead', /^g1\.(?:collar|neckline|details)$/],
  [CAPPED, 'the hat kills it. cap. green', /^accessory\./],
  [CAPPED, 'jeans are dated. swap for wide trousers', /^g\d/],
  [GOWN, 'everything is good apart from the neck. too deep', /\.neckline$/],
  [GOWN, 'add a white faux fur jacket. the gown should not change', /^g2$/],
  [GOWN, 'how much would it be if the gown is navy satin instead', /^g1\.(?:colour|fabric)$/],
  [GOWN, 'hello, calling from new jersey, sleeves short please', /\.sleeve\./],
] as const)("of '%s' '%s' changes that alone, and tells of nothing", (brief, words, may) => {
  const { changed } = change({ look: lookOf(brief), words });
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter(({ slot }) => !may.test(slot))).toEqual([]);
});

test('what is sewn on is in the colour that is said of it', () => {
  const { look } = change({ look: lookOf(PIRATE), words: 'add a broad green sash at the waist' });
  expect(look.garments.map(({ trims }) => trims.sash?.name).filter(Boolean)).toEqual(['green']);
});

test('a hood is gone with its collar', () => {
  const { look } = change({ look: lookOf(PUFFER), words: 'no hood, stand collar instead' });
  expect(look.garments.flatMap(({ details }) => details.map(({ id }) => id))).not.toContain('hood');
});

test.each([
  ['cuffs in wine', true],
  ['make the skirt longer', true],
  ['no belt', true],
  ['add a hat', true],
  ['the collar', false],
  ['make it teal', false],
  ['in cream', false],
  ['change the red blouse', false],
  ['loafers instead of boots', false],
] as const)("that '%s' says all of itself is %s", (words, is) => {
  expect(isWholeWish(words)).toBe(is);
});
