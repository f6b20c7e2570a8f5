import type { Garment } from '@toile/look';
import type { Body } from '../measures/body.ts';
import type { Torso } from './points.ts';
import { half, quarter } from './round.ts';

/** A cape or poncho: a circle or part of one about the neck. Chest, waist and hip are read off the cloth as it falls. */
export function roundMeasures(g: Garment, b: Body, below: number): Torso {
  const length = quarter(Math.max(b.backLength + below, b.arm + 4));
  const shoulder = quarter(b.shoulder + 2);
  const neckWidth = quarter(b.neck / 2.5 + (g.neckline === 'v' ? 3 : 1.5));
  // cloth falls from the shoulder at about one in three
  const at = (depth: number) => quarter(shoulder + depth * 0.62);
  const sweep = quarter(Math.PI * 1.05 * length);
  return {
    length,
    chest: at(b.backLength * 0.5),
    waist: at(b.backLength),
    hip: at(b.backLength + b.waistToHip),
    hem: at(length),
    shoulder,
    shoulderDrop: quarter(((shoulder - neckWidth) / 2) * 0.25),
    acrossFront: shoulder,
    acrossBack: shoulder,
    armhole: half(b.bust * 0.5),
    neckWidth,
    frontNeck: quarter(b.neck / 5 + (g.neckline === 'v' ? 10 : 1.5)),
    backNeck: 2,
    waistAt: quarter(b.backLength),
    hipAt: quarter(b.backLength + b.waistToHip),
    sweep,
  };
}
