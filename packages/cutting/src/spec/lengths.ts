import type { Length, SleeveLength } from '@toile/look';
import type { Body } from '../measures/body.ts';

/** Where a hem of this word lies below the waist. `full` and `cropped` are words of trousers. */
export function belowWaist(length: Length, b: Body): number {
  switch (length) {
    case 'crop':
      return -b.backLength * 0.12;
    case 'waist':
      return 2.5;
    case 'hip':
      return b.waistToHip;
    case 'thigh':
      return b.waistToHip + b.height * 0.075;
    case 'micro':
      return b.waistToCrotch + b.height * 0.05;
    case 'mini':
      return b.waistToCrotch + b.height * 0.11;
    case 'knee':
      return b.waistToKnee;
    case 'midi':
      return b.waistToKnee + b.height * 0.12;
    case 'cropped':
      return b.waistToFloor - b.height * 0.12;
    case 'ankle':
      return b.waistToFloor - 9;
    case 'maxi':
      return b.waistToFloor - 5;
    case 'floor':
    case 'full':
      return b.waistToFloor - 2;
  }
}

/** Share of the arm that a sleeve covers, from the shoulder point. */
export const SLEEVE_SHARE: Readonly<Record<SleeveLength, number>> = {
  sleeveless: 0,
  cap: 0.13,
  short: 0.32,
  elbow: 0.56,
  'three-quarter': 0.76,
  long: 1.02,
};
