/** Details that were asked and not seen: each changes the picture, and where it belongs. */
import type { DetailId, Look } from '@toile/look';
import { expect, test } from 'vitest';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { read } from '#atelier/read.ts';
import { type Measured, measure } from './measured.ts';

const SEED = 7;
/** Pixels per page unit: half the usual picture. */
const SCALE = 0.53;
/** A change of any channel that is seen. */
const SEEN = 0.06;
/** Pixels of the usual picture that must change: a square of nine. */
const LEAST = 80 * 0.25;

const PLACES = ['crown', 'neck', 'bust', 'waist', 'hip', 'knee', 'floor'] as const;
type Place = (typeof PLACES)[number];

/** Page height of a place of the person, from the crown down. */
function heightOf({ wearer }: Measured, place: Place): number {
  const { head, neck, bust, waist, hip, leg, floor } = wearer;
  const both = (a: readonly number[], b: readonly number[]): number => ((a[1] ?? 0) + (b[1] ?? 0)) / 2;
  const heights: Record<Place, number> = {
    crown: head.o[1],
    neck: neck.pit[1],
    bust: both(bust[LEFT], bust[RIGHT]),
    waist: both(waist[LEFT], waist[RIGHT]),
    hip: both(hip[LEFT], hip[RIGHT]),
    knee: both(leg[LEFT].knee, leg[RIGHT].knee),
    floor,
  };
  return heights[place];
}

const without = (look: Look, ids: readonly DetailId[]): Look => ({
  ...look,
  garments: look.garments.map((g) => ({
    ...g,
    details: g.details.filter(({ id }) => !ids.some((own) => own === id)),
    // its neckline says it too
    neckline: g.neckline === 'keyhole' ? 'round' : g.neckline,
  })),
});

const CASES: readonly [words: string, ids: readonly DetailId[], from: Place, to: Place][] = [
  ['white tunic with gathers under the bust', ['gathers'], 'bust', 'hip'],
  ['green playsuit with an elasticated waist seam', ['elastic'], 'bust', 'hip'],
  ['beige cotton jacket with straps and buckles', ['straps-harness'], 'neck', 'hip'],
  ['blue studded denim jacket', ['studs'], 'neck', 'hip'],
  ['tweed jacket with elbow patches', ['patch'], 'bust', 'hip'],
  ['maroon flapper dress with fringe in tiers', ['tiers'], 'waist', 'knee'],
  ['white dress with pintucks', ['pintucks'], 'neck', 'waist'],
  ['purple dress with keyhole neck', ['keyhole'], 'neck', 'bust'],
  ['blue top with cold shoulders', ['cold-shoulder'], 'neck', 'bust'],
  ['brown skirt with buttons on the waistband', ['buttons'], 'bust', 'hip'],
  ['white shorts with tie-up at the waist', ['tie-up'], 'waist', 'knee'],
  ['pink saree with scalloped border', ['scallop'], 'neck', 'floor'],
  ['green quarter-zip sweater', ['quarter-zip'], 'neck', 'hip'],
  ['grey hoodie with the hood up', ['head-cover'], 'crown', 'bust'],
  ['sage cotton dress with two patch pockets', ['patch-pocket'], 'waist', 'knee'],
  ['plain blue shirt with a chest pocket and jeans', ['chest-pocket'], 'neck', 'waist'],
  ['mustard cotton kurta with a side pocket', ['side-pocket'], 'waist', 'knee'],
  ['tan suede skirt with two flap pockets', ['flap-pocket'], 'waist', 'knee'],
  ['silver pleated skirt with elasticated waist', ['elastic'], 'bust', 'hip'],
  ['pink blouse with elasticated cuffs', ['elastic'], 'bust', 'knee'],
  ['white cotton dress with a smocked bodice', ['smocking'], 'neck', 'hip'],
  ['navy dress with a scalloped hem', ['scallop'], 'hip', 'floor'],
  ['green polo shirt with a small embroidered logo', ['chest-motif'], 'neck', 'waist'],
  ['blue shirt with spread collar', ['spread-collar'], 'crown', 'bust'],
  ['blue shirt with button-down collar', ['button-down-collar'], 'crown', 'bust'],
  ['powder blue dress with a tulle overlay', ['overlay'], 'hip', 'floor'],
  ['maroon kurta with an embroidered yoke', ['embroidery'], 'neck', 'hip'],
  ['navy shirt with contrast piping', ['piping'], 'crown', 'hip'],
  ['blue jeans with raw hems', ['frayed'], 'knee', 'floor'],
  ['black cotton trousers with satin stripe', ['satin-stripe', 'side-stripe'], 'waist', 'floor'],
];

test.each(CASES)('%s: it is seen, and where it belongs', (words, ids, from, to) => {
  const asked = read({ words }, SEED);
  // from before, and with both hands out of the way
  const look: Look = { ...asked, person: { ...asked.person, pose: 'relaxed' } };
  expect(look.garments.flatMap(({ details }) => details.map(({ id }) => id))).toEqual(expect.arrayContaining([ids[0]]));
  const [shown, bare] = [measure(look, SEED, SCALE), measure(without(look, ids), SEED, SCALE)];
  const { rgb, line, width } = shown.scene;
  const apart = (a: ArrayLike<number> | null, b: ArrayLike<number> | null, at: number): boolean =>
    Math.abs((a?.[at] ?? 0) - (b?.[at] ?? 0)) > SEEN;
  const changed: number[] = [];
  // lines are kept apart from what is painted
  for (let at = 0; at < rgb.length / 3; at++)
    if (apart(line, bare.scene.line, at) || [0, 1, 2].some((c) => apart(rgb, bare.scene.rgb, at * 3 + c)))
      changed.push(at);
  expect(changed.length).toBeGreaterThan(LEAST);
  const middle = changed.reduce((sum, at) => sum + Math.floor(at / width) / SCALE, 0) / changed.length;
  expect(middle).toBeGreaterThan(heightOf(shown, from));
  expect(middle).toBeLessThan(heightOf(shown, to));
});
