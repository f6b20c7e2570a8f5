/** Parts that words ask for, held to the eye: the same figure without one differs, where the part belongs, by enough to be noticed. */
import type { Accessory, Detail, Garment, Look } from '@toile/look';
import { describe, expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { type Measured, measure } from './measured.ts';

const SEED = 7;
/** Pixels per page unit: half the usual picture. */
const SCALE = 0.53;
/** What a drawn line leaves of the light of what it lies on. */
const UNDER_LINE = 0.4;
/** A difference of any channel that is nothing, and one that nobody overlooks. */
const CONTRAST = { least: 0.05, full: 0.3 } as const;
/** Pixels of full contrast that a part must change: a button's width along a hand's length. */
const ENOUGH = 60;

/** What an eye has of a pixel: a line on dark cloth takes little from it. */
const shown = ({ rgb, line }: Measured['scene'], at: number, c: number): number =>
  rgb[at * 3 + c] * (1 - (1 - UNDER_LINE) * (line?.[at] ?? 0));

/** How much of a picture is another's, in pixels of full contrast, and where in the mean, page units. */
function difference(a: Measured, b: Measured): { area: number; y: number } {
  let [area, sum] = [0, 0];
  for (let at = 0; at < a.scene.rgb.length / 3; at++) {
    const apart = Math.max(...[0, 1, 2].map((c) => Math.abs(shown(a.scene, at, c) - shown(b.scene, at, c))));
    if (apart < CONTRAST.least) continue;
    const weight = Math.min(1, apart / CONTRAST.full);
    area += weight;
    sum += (weight * Math.floor(at / a.scene.width)) / SCALE;
  }
  return { area, y: area ? sum / area : 0 };
}

type Change = (g: Garment) => Garment;
const without =
  (...ids: Detail['id'][]): Change =>
  (g) => ({ ...g, details: g.details.filter(({ id }) => !ids.includes(id)) });
const uncoloured =
  (part: keyof Garment['trims']): Change =>
  (g) => {
    const { [part]: gone, ...trims } = g.trims;
    return { ...g, trims };
  };
const unplaced =
  (part: NonNullable<Detail['part']>): Change =>
  (g) => ({ ...g, details: g.details.filter((detail) => detail.part !== part) });
const unbordered: Change = ({ border, ...g }) => g;
const setIn: Change = (g) => ({
  ...g,
  sleeve: { ...g.sleeve, shape: g.sleeve.shape === 'raglan' ? 'set-in' : g.sleeve.shape },
});
const atNatural: Change = (g) => ({ ...g, waistline: g.waistline === 'low' ? 'natural' : g.waistline });

type Place = 'crown' | 'neck' | 'bust' | 'waist' | 'hip' | 'knee' | 'floor';
function heightOf({ wearer: { neck, bust, waist, hip, leg, floor } }: Measured, place: Place): number {
  return {
    crown: 0,
    neck: neck.pit[1] - 20,
    bust: bust[1][1],
    waist: waist[1][1],
    hip: hip[1][1],
    knee: leg[1].knee[1],
    floor,
  }[place];
}

const PARTS: readonly [words: string, change: Change, from: Place, to: Place][] = [
  ['light blue linen shirt with rolled sleeves, for a man', without('rolled-sleeve'), 'bust', 'knee'],
  ['black cotton shirt with rolled sleeves, for a woman', without('rolled-sleeve'), 'bust', 'knee'],
  ['khaki shirt with epaulettes, for a man', without('epaulette'), 'neck', 'bust'],
  ['black shirt with epaulettes, for a woman', without('epaulette'), 'neck', 'bust'],
  ['denim western shirt with a yoke, for a man', without('yoke'), 'neck', 'waist'],
  ['white kurta with a maroon yoke, for a girl', uncoloured('yoke'), 'neck', 'waist'],
  ['camel coat worn over the shoulders, for a woman', without('over-shoulder', 'over-shoulders'), 'neck', 'knee'],
  ['low rise blue jeans and a white crop top, for a woman', atNatural, 'bust', 'knee'],
  ['navy shorts with a brown belt and a white polo shirt, for a man', without('belt'), 'waist', 'hip'],
  ['beige trousers with front pleats and a white shirt, for a woman', without('pleats'), 'waist', 'knee'],
  ['black trousers with a sash and a white top, for a woman', without('sash'), 'waist', 'knee'],
  ['grey trousers with turn-ups and a white shirt, for a man', without('turn-up'), 'knee', 'floor'],
  ['dark blue jeans with rolled up hems, for a boy', without('turn-up'), 'knee', 'floor'],
  ['black midi skirt with a slit on the left side, for a woman', without('slit', 'side-slit'), 'hip', 'floor'],
  ['navy kurta with a gold hem border, for a man', unbordered, 'hip', 'floor'],
  ['white shirt with navy cuffs, for a man', uncoloured('cuff'), 'waist', 'knee'],
  ['white cotton top with a smocked bodice, for a woman', without('smocking'), 'neck', 'hip'],
  ['yellow dress with a bow at the waist, for a girl', without('bow'), 'bust', 'knee'],
  ['olive parka with a drawcord at the waist, for a woman', without('drawcord'), 'bust', 'knee'],
  ['pink lehenga with latkan tassels, for a woman', without('tassel'), 'waist', 'knee'],
  ['charcoal raglan sweatshirt, for a woman', setIn, 'neck', 'hip'],
  ['black hoodie with a kangaroo pocket, for a girl', without('kangaroo-pocket'), 'waist', 'knee'],
  ['maroon sherwani with gold piping, for a man', (g) => uncoloured('piping')(without('piping')(g)), 'neck', 'knee'],
  ['white maxi dress, floral at the hem, for a woman', unplaced('hem'), 'knee', 'floor'],
  ['navy kurta with a floral hem, for a man', unplaced('hem'), 'hip', 'floor'],
  ['olive shirt with print on the sleeves, for a woman', unplaced('sleeve'), 'neck', 'knee'],
  ['sky blue kurti with a floral yoke, for a girl', unplaced('yoke'), 'neck', 'waist'],
  ['cocktail dress, black bodice white skirt, for a woman', uncoloured('bodice'), 'neck', 'hip'],
  ['sky blue dress with princess seams, for a woman', without('darts'), 'neck', 'hip'],
];

const plainly = ({ told, ...thing }: Accessory): Accessory => ({ ...thing, details: [] });
const WORN: readonly [words: string, from: Place, to: Place][] = [
  ['ivory gown with a gold haram, for a woman', 'neck', 'waist'],
  ['maroon sherwani with a moti mala, for a man', 'neck', 'waist'],
  ['black shirt with a thick gold chain, for a man', 'crown', 'bust'],
  ['white dress with a flower crown, for a woman', 'crown', 'neck'],
  ['pink dress with a white flower headband, for a girl', 'crown', 'neck'],
];

describe('is seen where it belongs', () => {
  test.each(WORN)('%s', (words, from, to) => {
    const asked = read({ words }, SEED);
    const look: Look = { ...asked, person: { ...asked.person, pose: 'relaxed' } };
    const bare: Look = { ...look, accessories: look.accessories.map(plainly) };
    expect(bare.accessories).not.toEqual(look.accessories);
    const [whole, rest] = [measure(look, SEED, SCALE), measure(bare, SEED, SCALE)];
    const { area, y } = difference(whole, rest);
    expect(area).toBeGreaterThan(ENOUGH);
    expect(y).toBeGreaterThan(heightOf(whole, from));
    expect(y).toBeLessThan(heightOf(whole, to));
  });

  test.each(PARTS)('%s', (words, change, from, to) => {
    const asked = read({ words }, SEED);
    // from before, and with both hands out of the way
    const look: Look = { ...asked, person: { ...asked.person, pose: 'relaxed' } };
    const bare: Look = { ...look, garments: look.garments.map(change) };
    expect(bare.garments).not.toEqual(look.garments);
    const [whole, rest] = [measure(look, SEED, SCALE), measure(bare, SEED, SCALE)];
    const { area, y } = difference(whole, rest);
    expect(area).toBeGreaterThan(ENOUGH);
    expect(y).toBeGreaterThan(heightOf(whole, from));
    expect(y).toBeLessThan(heightOf(whole, to));
  });
});
