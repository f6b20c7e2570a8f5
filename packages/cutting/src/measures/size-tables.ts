import type { Body, BodyMeasure, Who } from './body.ts';
import { BODY_MEASURES } from './body.ts';

export const ADULT_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
/** Years. */
export const CHILD_SIZES = ['2', '4', '6', '8', '10', '12', '14'] as const;
export type AdultSize = (typeof ADULT_SIZES)[number];
export type ChildSize = (typeof CHILD_SIZES)[number];
export type Size = AdultSize | ChildSize;

/** The size that everything is worked out in and graded from. */
export const BASE_SIZE: Readonly<Record<Who, Size>> = { women: 'M', men: 'M', children: '8' };

export interface SizeTable {
  name: string;
  /** Printed on every sheet. */
  source: string;
  /** Day the numbers were last changed. */
  date: string;
  sizes: readonly Size[];
}

export const SIZE_TABLES: Readonly<Record<Who, SizeTable>> = {
  women: {
    name: 'Toile women, India',
    source:
      'House table; girths in steps of 5 cm as Indian shops sell (M 36-30-39 in), checked against ASTM D5585-11 misses 8 straight (M) and EN 13402-3 letter ranges; lengths by proportion. No public Indian body table exists (INDIAsize unpublished).',
    date: '2026-11-22',
    sizes: ADULT_SIZES,
  },
  men: {
    name: 'Toile men, India',
    source:
      'House table; chest in steps of 6 cm as Indian shops sell, within EN 13402-3 letter ranges; lengths by proportion; to be checked against ASTM D6240 before a label claims it.',
    date: '2026-11-22',
    sizes: ADULT_SIZES,
  },
  children: {
    name: 'Toile children by age',
    source:
      'House table; heights 92 to 164 cm as EN 13402-3 pairs them with ages; girths by proportion; to be checked.',
    date: '2026-11-22',
    sizes: CHILD_SIZES,
  },
};

/** [at M, step XS to XL, step from XL on]: an even grade with one break, as a made range wants. */
type Grade = readonly [m: number, step: number, big: number];

const WOMEN: Readonly<Record<BodyMeasure, Grade>> = {
  height: [163, 1, 1],
  bust: [92, 5, 6],
  highBust: [88, 4.5, 5],
  underbust: [79, 4.5, 5.5],
  waist: [74, 5, 6],
  highHip: [89, 5, 6],
  hip: [98, 5, 6],
  neck: [36, 1, 1.2],
  shoulder: [38.5, 0.9, 0.9],
  shoulderSlope: [13, 0, 0],
  backLength: [41, 0.6, 0.6],
  frontLength: [42.6, 1, 1.2],
  shoulderToBust: [26, 1, 1.2],
  bustSpan: [18.6, 0.8, 1],
  upperArm: [28.2, 1.6, 2],
  wrist: [15.6, 0.4, 0.5],
  arm: [58, 0.5, 0.4],
  waistToHighHip: [10.4, 0.2, 0.2],
  waistToHip: [20.6, 0.3, 0.3],
  waistToCrotch: [26.8, 0.6, 0.7],
  waistToKnee: [58.4, 0.4, 0.4],
  waistToFloor: [104, 0.8, 0.8],
  inseam: [77.2, 0.2, 0.1],
  crotchTotal: [68.4, 2.2, 2.8],
  crotchFront: [29.4, 1, 1.2],
  thigh: [57, 3, 3.6],
  knee: [36.8, 1.4, 1.6],
  ankle: [23.2, 0.6, 0.7],
  head: [56, 0.5, 0.5],
};

const MEN: Readonly<Record<BodyMeasure, Grade>> = {
  height: [174, 2, 1],
  bust: [98, 6, 6],
  highBust: [99, 6, 6],
  underbust: [94, 6, 6.5],
  waist: [84, 6, 7],
  highHip: [90, 5.5, 6],
  hip: [98, 5, 5.5],
  neck: [39, 1.5, 1.5],
  shoulder: [45.2, 1.4, 1.4],
  shoulderSlope: [14, 0, 0],
  backLength: [45.8, 0.8, 0.6],
  frontLength: [45.4, 1, 1],
  shoulderToBust: [26.6, 0.8, 0.8],
  bustSpan: [20, 1, 1],
  upperArm: [31, 2, 2],
  wrist: [17.2, 0.6, 0.6],
  arm: [62.4, 1, 0.5],
  waistToHighHip: [11, 0.2, 0.2],
  waistToHip: [21.2, 0.3, 0.3],
  waistToCrotch: [26.8, 0.5, 0.6],
  waistToKnee: [61, 0.8, 0.4],
  waistToFloor: [107.4, 1.4, 0.6],
  inseam: [80.6, 0.9, 0],
  crotchTotal: [68.5, 2, 2.5],
  crotchFront: [29.5, 0.9, 1.2],
  thigh: [56, 2.5, 3],
  knee: [38.1, 1.3, 1.5],
  ankle: [24.9, 0.7, 0.7],
  head: [58, 0.75, 0.5],
};

/** By age: 2, 4, 6, 8, 10, 12, 14 years. A child's grade is growth and never even. */
const CHILDREN: Readonly<Record<BodyMeasure, readonly [number, number, number, number, number, number, number]>> = {
  height: [92, 104, 116, 128, 140, 152, 164],
  bust: [53, 57, 61, 66, 71, 77, 83],
  highBust: [53, 57, 61, 66, 71, 76, 81],
  underbust: [51.5, 55, 58.5, 62.5, 66.5, 70.5, 74.5],
  waist: [51, 53.5, 56, 59, 62, 65, 68],
  highHip: [53, 57, 61, 66, 71, 76.5, 82],
  hip: [55, 60, 65, 71, 77, 83.5, 90],
  neck: [25, 26.5, 28, 29.5, 31, 32.5, 34],
  shoulder: [24.5, 26.9, 29.3, 31.7, 34.1, 36.5, 38.9],
  shoulderSlope: [13, 13, 13, 13, 13, 13, 13],
  backLength: [23, 25.5, 28, 30.5, 33, 35.8, 38.6],
  frontLength: [23, 25.5, 28, 30.5, 33.2, 36.4, 39.6],
  shoulderToBust: [13, 14.6, 16.2, 17.8, 19.6, 21.6, 23.6],
  bustSpan: [11, 12, 13, 14, 15, 16, 17],
  upperArm: [16.5, 17.6, 18.8, 20.4, 22, 23.8, 25.6],
  wrist: [11.6, 12.2, 12.8, 13.5, 14.2, 14.9, 15.6],
  arm: [31, 36, 41, 46, 50.5, 55, 59],
  waistToHighHip: [5.4, 6.2, 7, 7.8, 8.6, 9.4, 10],
  waistToHip: [11, 12.4, 13.8, 15.2, 16.6, 18, 19.4],
  waistToCrotch: [17, 18.4, 19.8, 21.2, 22.6, 24.2, 25.8],
  waistToKnee: [31.5, 36.3, 41.1, 45.9, 50.7, 55.2, 59.4],
  waistToFloor: [54, 62.4, 70.8, 79.2, 87.6, 95.8, 103.4],
  inseam: [37, 44, 51, 58, 65, 71.6, 77.6],
  crotchTotal: [42, 45, 48, 51.5, 55, 59, 63],
  crotchFront: [18.1, 19.4, 20.6, 22.1, 23.7, 25.4, 27.1],
  thigh: [30, 33, 36.2, 39.8, 43.4, 47.2, 51],
  knee: [21.5, 23.5, 25.5, 27.8, 30.1, 32.5, 34.6],
  ankle: [15.5, 16.6, 17.7, 18.9, 20.1, 21.3, 22.3],
  head: [49.5, 51, 52, 53, 54, 54.5, 55],
};

/** Even steps from M: two down, two up, and one break from XL on. */
export const gradeSteps = (size: AdultSize): { steps: number; big: number } => {
  const n = ADULT_SIZES.indexOf(size) - ADULT_SIZES.indexOf('M');
  return { steps: Math.min(n, 2), big: Math.max(0, n - 2) };
};

export const isAdultSize = (size: Size): size is AdultSize => ADULT_SIZES.some((s) => s === size);

function fill(of: (measure: BodyMeasure) => number): Body {
  const rows = BODY_MEASURES.map((measure) => [measure, Math.round(of(measure) * 100) / 100] as const);
  // every measure of the list has its row
  return Object.fromEntries(rows) as Record<BodyMeasure, number>;
}

/** The body a size is cut for. @throws RangeError when the table has no such size. */
export function bodyOf(who: Who, size: Size): Body {
  if (who === 'children') {
    const at = CHILD_SIZES.map(String).indexOf(size);
    if (at < 0) throw new RangeError(`size: children's sizes are the ages ${CHILD_SIZES.join(', ')}, not "${size}"`);
    return fill((measure) => CHILDREN[measure][at] ?? Number.NaN);
  }
  if (!isAdultSize(size)) throw new RangeError(`size: ${who} have the sizes ${ADULT_SIZES.join(', ')}, not "${size}"`);
  const { steps, big } = gradeSteps(size);
  const table = who === 'women' ? WOMEN : MEN;
  return fill((measure) => {
    const [m, step, over] = table[measure];
    return m + step * steps + over * big;
  });
}
