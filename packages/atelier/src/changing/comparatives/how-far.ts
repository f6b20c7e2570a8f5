import { differences, type Garment, type Look } from '@toile/look';
import { cite } from '../cite.ts';
import { LENGTH_LADDERS, SLEEVE_LADDER } from '../ladders.ts';
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

/** What the step that was taken measures, where an amount was said: a hem or a sleeve is drawn at one of a few places. Pure. */
export function tellAmount(amount: string, before: Look, after: Look): string | undefined {
  const changed = differences(before, after);
  if (changed.length === 0) return undefined;
  const cut = changed.find(({ slot }) => /\.(?:length|sleeve\.length)$/.test(slot));
  const bySteps = `${cite(amount)}: that goes by steps here, and not by measure.`;
  if (!cut) return bySteps;
  const table: Readonly<Record<string, number>> = cut.slot.endsWith('sleeve.length') ? SLEEVES : HEMS;
  const cm = fromTo(table, cut.from.replaceAll(' ', '-'), cut.to.replaceAll(' ', '-'));
  if (cm === 0) return bySteps;
  const what = cut.slot.endsWith('sleeve.length') ? 'sleeves' : 'hems';
  const isLonger = (table[cut.to.replaceAll(' ', '-')] ?? 0) > (table[cut.from.replaceAll(' ', '-')] ?? 0);
  return `${cite(amount)}: ${what} are drawn at set places; the nearest that way, ${cut.to}, is about ${cm} cm (${Math.round(cm / CM_OF_INCH)} in) ${isLonger ? 'longer' : 'shorter'}.`;
}
