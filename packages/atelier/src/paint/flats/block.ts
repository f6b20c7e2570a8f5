/** The flat pattern block: half-widths and heights of a garment lying on a table, centimetres below the neck point. */
import type { Fit, Garment, Length, Person } from '#atelier/look/look.ts';
import { lerp, type Point, spline } from '#atelier/paint/geometry.ts';

export interface Block {
  /** Half the neck opening at the shoulder seam. */
  neck: number;
  shoulder: Point;
  underarm: Point;
  waist: Point;
  hip: Point;
}

/** Where the body is, whatever is worn. */
export const LEVEL = {
  underarm: 22,
  empire: 30,
  waist: 41,
  low: 50,
  hip: 61,
  crotch: 69,
  knee: 99,
  ankle: 140,
} as const;

const EASE: Record<Fit, number> = { tight: -1.5, fitted: 0, regular: 2, relaxed: 4.5, oversized: 8 };
const BOXY = new Set(['boxy', 'straight', 'shift', 'wide', 'balloon']);

/** Hem heights of what hangs from the shoulder. */
const HEM: Record<Length, number> = {
  crop: 36,
  waist: 43,
  hip: 61,
  thigh: 76,
  micro: 76,
  mini: 84,
  knee: 99,
  midi: 119,
  ankle: 138,
  maxi: 140,
  floor: 145,
  cropped: 37,
  full: 140,
};
export const hemHeight = (length: Length): number => HEM[length];

/** The block of an upper garment for this person. */
export function blockOf(garment: Garment, person: Person): Block {
  const male = person.presentation === 'male';
  const ease = EASE[garment.fit] + (garment.layer === 'outer' ? 1.5 : 0);
  const full = person.build === 'full' ? 3 : 0;
  const boxy = BOXY.has(garment.silhouette) || garment.fit === 'relaxed' || garment.fit === 'oversized' || male;
  const drop = garment.fit === 'oversized' ? 5 : garment.sleeve.shape === 'drop-shoulder' ? 4.5 : 0;
  const bust = (male ? 25 : 21.5) + ease + full;
  const hip = (male ? 24 : 22.5) + ease + full;
  const waist = lerp((male ? 22.5 : 16.5) + ease + full, Math.min(bust, hip) - 0.4, boxy ? 0.75 : 0);
  return {
    neck: male ? 8 : 7.6,
    shoulder: [(male ? 22 : 18.5) + drop, 4.6 + drop * 0.35],
    underarm: [bust, LEVEL.underarm + Math.max(0, ease) * 0.5],
    waist: [waist, LEVEL.waist],
    hip: [hip, LEVEL.hip],
  };
}

/** Armhole from the shoulder point to the underarm. */
export const armhole = ({ shoulder, underarm }: Block): Point[] =>
  spline(
    [
      shoulder,
      [Math.min(shoulder[0], underarm[0]) - 2.2, lerp(shoulder[1], underarm[1], 0.5)],
      [lerp(shoulder[0], underarm[0], 0.55) - 0.4, lerp(shoulder[1], underarm[1], 0.84)],
      underarm,
    ],
    6,
  );

/** Side seam from the underarm to a hem at `hemY`, `flare` wider than the hip there. */
export function sideSeam(block: Block, hemY: number, flare: number): Point[] {
  const { underarm, waist, hip } = block;
  const points: Point[] = [underarm];
  if (hemY < waist[1] - 4) {
    const t = (hemY - underarm[1]) / (waist[1] - underarm[1]);
    return [underarm, [lerp(underarm[0], waist[0], t), hemY]];
  }
  points.push(waist);
  if (hemY < waist[1] + 7) {
    points[1] = [waist[0] + flare * 0.2, hemY];
    return spline(points, 8);
  }
  if (hemY <= hip[1] + 5) {
    const t = (hemY - waist[1]) / (hip[1] - waist[1]);
    points.push([lerp(waist[0], hip[0], Math.min(1, t * 1.1)) + flare, hemY]);
    return spline(points, 8);
  }
  points.push([hip[0] + flare * 0.15, hip[1]], [hip[0] + flare, hemY]);
  return spline(points, 8);
}
