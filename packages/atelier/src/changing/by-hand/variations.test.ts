import { differences, type Look } from '@toile/look';
import { expect, it } from 'vitest';
import { change } from '#atelier/changing/change.ts';
import { judge } from '#atelier/judge.ts';
import { read } from '#atelier/read.ts';
import { variationsOf, type Way } from './variations.ts';

const BRIEFS = [
  'an emerald silk saree with a gold border and a sleeveless blouse',
  'a red lehenga with gold zari and a green blouse',
  'a white linen shirt and navy trousers for a man',
  'a knee length floral summer dress with puff sleeves',
  'a camel wool coat over a black turtleneck and jeans',
  'a yellow cotton frock for a little girl',
  'a mustard cotton kurta with white palazzos',
  'a strapless white wedding gown with a veil',
  'a man in a charcoal three piece suit with a red tie',
];
const COUNT = 4;

const wanted = (look: Look, ways: readonly Way[], turn = 0) => ({ look, seed: 7, ways, count: COUNT, turn });
const slotsOf = (look: Look, moves: { slot: string; to: string }[]) =>
  change({ look, words: '', moves }).changed.map(({ slot }) => slot);

it.each(BRIEFS)('%s has four variations in every way, no two of them alike, all of which may be drawn', (words) => {
  const look = read({ words }, 7);
  for (const ways of [['cut'], ['colour'], ['cloth'], ['styling'], ['cut', 'colour', 'cloth', 'styling']] as const) {
    const found = variationsOf(wanted(look, ways));
    expect(found.length, ways.join(' ')).toBe(COUNT);
    const looks = found.map(({ moves }) => change({ look, words: '', moves }).look);
    for (const [n, one] of looks.entries())
      for (const other of looks.slice(n + 1)) expect(differences(one, other).length).toBeGreaterThan(0);
    for (const { moves } of found) expect(judge({ words, edit: { look, words: '', moves } })).toBeUndefined();
  }
});

it.each([
  ['cut', /\.(length|silhouette|fit|neckline|waistline|sleeve\.\w+)$/],
  ['colour', /\.colour$/],
  ['cloth', /\.fabric$/],
  ['styling', /^(footwear|accessory)\b/],
] as const)('variations in %s leave everything else as it is', (way, slots) => {
  for (const words of BRIEFS) {
    const look = read({ words }, 7);
    for (const { moves } of variationsOf(wanted(look, [way])))
      for (const slot of slotsOf(look, moves)) expect(slot, words).toMatch(slots);
  }
});

it('variations in colour alone take no token, in anything else they do', () => {
  const look = read({ words: BRIEFS[3] ?? '' }, 7);
  expect(variationsOf(wanted(look, ['colour'])).map(({ isFree }) => isFree)).toEqual([true, true, true, true]);
  for (const way of ['cut', 'cloth', 'styling'] as const)
    expect(variationsOf(wanted(look, [way, 'colour'])).some(({ isFree }) => isFree)).toBe(false);
});

it('the same throw gives the same variations, the next one others', () => {
  const look = read({ words: BRIEFS[3] ?? '' }, 7);
  const ways = ['cut', 'colour'] as const;
  expect(variationsOf(wanted(look, ways))).toEqual(variationsOf(wanted(look, ways)));
  expect(variationsOf(wanted(look, ways, 1))).not.toEqual(variationsOf(wanted(look, ways)));
});

it('with no way chosen, or nothing worn that can be another, there are none', () => {
  const look = read({ words: BRIEFS[3] ?? '' }, 7);
  expect(variationsOf(wanted(look, []))).toEqual([]);
  expect(variationsOf(wanted({ ...look, garments: [] }, ['cut', 'cloth']))).toEqual([]);
});
