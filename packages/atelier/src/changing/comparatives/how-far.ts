import { type AgeGroup, differences, type Garment, type Look, peopleOf } from '@toile/look';
import { cite } from '../cite.ts';
import { LENGTH_LADDERS, SLEEVE_LADDER } from '../ladders.ts';
import { cmOf } from '../words/amounts.ts';
import type { Axis } from './comparative-axes.ts';

/** Where a hem ends, cm below the waist of somebody of 165 cm. */
const HEMS: Readonly<Record<Garment['length'], number>> = {
  crop: -5,
  waist: 3,
  hip: 20,
  thigh: 32,
  micro: 36,
  mini: 46,
  knee: 59,
  midi: 79,
  cropped: 84,
  ankle: 95,
  maxi: 99,
  floor: 102,
  full: 102,
};
/** How far a sleeve goes down an arm of 58 cm, cm. */
const SLEEVES: Readonly<Record<Garment['sleeve']['length'], number>> = {
  sleeveless: 0,
  cap: 8,
  short: 19,
  elbow: 33,
  'three-quarter': 44,
  long: 59,
};
const CM_OF_INCH = 2.54;

const fromTo = (table: Readonly<Record<string, number>>, from: string, to: string): number =>
  Math.abs((table[to] ?? 0) - (table[from] ?? 0));

/** How many steps along a ladder come nearest to an amount; one at the least, since something is to change. Pure. */
function stepsFor(ladder: readonly string[], from: string, way: number, cm: number): number {
  const table = ladder.includes('elbow') ? SLEEVES : HEMS;
  const at = ladder.indexOf(from);
  const sign = Math.sign(way);
  let best = 1;
  for (let steps = 1; ladder[at + sign * steps] !== undefined; steps++) {
    const off = (n: number): number => Math.abs(fromTo(table, from, ladder[at + sign * n] ?? from) - cm);
    if (off(steps) < off(best)) best = steps;
  }
  return best * sign;
}

/** As many steps as come nearest to the amount that was said, of what is measured at all. Pure. */
export function measured(garment: Garment, axis: Axis, steps: number, amount: number | undefined): number {
  if (amount === undefined) return steps;
  if (axis === 'sleeve.length') return stepsFor(SLEEVE_LADDER, garment.sleeve.length, steps, amount);
  const ladder = axis === 'length' ? LENGTH_LADDERS[garment.family] : undefined;
  return ladder?.includes(garment.length) ? stepsFor(ladder, garment.length, steps, amount) : steps;
}

/** Beyond this a hem is called by the place it is nearest to, cm. */
const MOST_OFF = 12;
/** Of a child all of it is shorter. */
const OF_CHILD = 0.74;

const placeOf = (length: Garment['length'], ageGroup: AgeGroup): number =>
  HEMS[length] * (ageGroup === 'child' ? OF_CHILD : 1);

/** A hem moved by so many centimetres: which place it is called by, and how far off that it lies. Undefined at the end of its ladder. Pure. */
export function movedHem(
  { family, length, hem = 0 }: Garment,
  cm: number,
  ageGroup: AgeGroup,
): { length: Garment['length']; hem: number } | undefined {
  const ladder = LENGTH_LADDERS[family];
  const [first] = ladder ?? [];
  const last = ladder?.at(-1);
  if (!ladder || !first || !last) return undefined;
  const at = placeOf(length, ageGroup) + hem;
  const ends = [placeOf(first, ageGroup), Math.max(placeOf(last, ageGroup), placeOf(length, ageGroup))] as const;
  const to = Math.min(Math.max(at + cm, Math.min(ends[0], at)), Math.max(ends[1], at));
  const off = Math.round(to - placeOf(length, ageGroup));
  if (off === hem) return undefined;
  if (Math.abs(off) <= MOST_OFF) return { length, hem: off };
  const near =
    ladder.toSorted((a, b) => Math.abs(placeOf(a, ageGroup) - to) - Math.abs(placeOf(b, ageGroup) - to))[0] ?? length;
  return { length: near, hem: Math.round(to - placeOf(near, ageGroup)) };
}

/** Whether a hem was moved by centimetres. */
const isMeasured = (before: Look, { id, hem }: Garment): boolean =>
  peopleOf(before).some(({ garments }) => garments.some((one) => one.id === id && (one.hem ?? 0) !== (hem ?? 0)));

/** So near is what was asked, cm. */
const NEARLY = 1.5;

/** What the step that was taken measures, where an amount was said: a hem or a sleeve is drawn at one of a few places. Pure. */
export function tellAmount(amount: string, before: Look, after: Look): string | undefined {
  const changed = differences(before, after);
  if (changed.length === 0 || peopleOf(after).some(({ garments }) => garments.some((one) => isMeasured(before, one))))
    return undefined;
  const cut = changed.find(({ slot }) => /\.(?:length|sleeve\.length)$/.test(slot));
  const bySteps = `${cite(amount)}: that goes by steps here, and not by measure.`;
  if (!cut) return bySteps;
  const table: Readonly<Record<string, number>> = cut.slot.endsWith('sleeve.length') ? SLEEVES : HEMS;
  const cm = fromTo(table, cut.from.replaceAll(' ', '-'), cut.to.replaceAll(' ', '-'));
  if (cm === 0) return bySteps;
  if (cut.slot.endsWith('.length') && Math.abs(cm - cmOf(amount)) <= NEARLY) return undefined;
  const what = cut.slot.endsWith('sleeve.length') ? 'sleeves' : 'hems';
  const isLonger = (table[cut.to.replaceAll(' ', '-')] ?? 0) > (table[cut.from.replaceAll(' ', '-')] ?? 0);
  return `${cite(amount)}: ${what} are drawn at set places; the nearest that way, ${cut.to}, is about ${cm} cm (${Math.round(cm / CM_OF_INCH)} in) ${isLonger ? 'longer' : 'shorter'}.`;
}
