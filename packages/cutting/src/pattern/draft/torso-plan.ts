import type { Garment } from '@toile/look';
import { fall } from '../../kit/fall.ts';
import { partBetween, xAt } from '../../kit/level.ts';
import { curve, join, type Path, type Pt, poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import type { Build } from '../../spec/cut.ts';
import { isMade } from '../../spec/made/made.ts';
import type { Torso } from '../../spec/points.ts';
import { type Shaping, shapingOf } from '../../spec/torso/shaping.ts';

/** How a torso's panels are shaped, before front and back part. Centimetres from HPS and centre. */
export interface TorsoPlan {
  t: Torso;
  g: Garment;
  build: Build;
  men: boolean;
  hps: Pt;
  tip: Pt;
  underarm: Pt;
  /** Lower end of the bodice: the hem, or the seam to a skirt. */
  bottom: number;
  shape: Shaping;
  /** Sides hang from the underarm to the lower end; the same on front and back, so that they sew together. */
  side: Path;
  /** Taken out of each quarter at the waist by a dart. */
  waistDart: number;
  /** Depth of the bust dart in the side; 0 where there is none. */
  bustDart: number;
  knit: boolean;
  /** Allowances of the long seams. */
  seam: number;
}

/** Depth of a shirt's neck seam for its width. */
const NECK_DEPTH = 0.5;

/** The front of an open collar is cut to the neck itself and turned back below it. */
const toNeckSeam = (t: Torso, g: Garment): [Torso, Garment] =>
  isMade(g, 'camp-collar')
    ? [
        { ...t, frontNeck: Math.min(t.frontNeck, t.neckWidth * NECK_DEPTH) },
        { ...g, neckline: 'shirt' },
      ]
    : [t, g];

export function torsoPlan(measures: Torso, garment: Garment, build: Build, men: boolean): TorsoPlan {
  const [t, g] = toNeckSeam(measures, garment);
  const shape = shapingOf(t, g, build, men);
  const { joined, bottom, waist: waistDart } = shape;
  const underarm: Pt = [t.chest / 2, shape.underarm];
  const knit = build === 'knit' || build === 'rib-knit';
  const x = (y: number): number => sideX(t, underarm, waistDart, y);
  const points: Pt[] = [underarm];
  const put = (px: number, y: number) => {
    if (y > underarm[1] + 3 && y < bottom - 3) points.push([px, y]);
  };
  put(t.waist / 2 + waistDart, t.waistAt);
  put(t.hip / 2, t.hipAt);
  points.push([
    joined
      ? x(bottom)
      : bottom <= t.waistAt + 0.5
        ? t.hem / 2 + waistDart
        : bottom < t.hipAt - 2
          ? t.hem / 2 + waistDart * fade(t, bottom)
          : t.hem / 2 - flareOfSeam(t, shape, bottom),
    bottom,
  ]);
  return {
    t,
    g,
    build,
    men,
    hps: [t.neckWidth / 2, 0],
    tip: [t.shoulder / 2, t.shoulderDrop],
    underarm,
    bottom,
    side: fall(points),
    waistDart,
    shape,
    bustDart: shape.bustDart,
    knit,
    seam: knit ? ALLOWANCES.knit : build === 'choli' ? ALLOWANCES.letOutSide : ALLOWANCES.side,
  };
}

/** What each princess seam gives of a hem that flares below the hip: half, the side gives the other. */
export const flareOfSeam = (t: Torso, shape: Shaping, y: number): number =>
  shape.panels === 'princess' && y > t.hipAt + 2
    ? (Math.max(0, (t.hem - t.hip) / 4) * (y - t.hipAt)) / Math.max(1, shape.bottom - t.hipAt)
    : 0;

/** A waist dart closes towards the hip. */
const DART_BELOW = 13;
const fade = (t: Torso, y: number): number => Math.max(0, Math.min(1, 1 - (y - t.waistAt) / DART_BELOW));

/** Half a quarter's width where a skirt is joined. */
function sideX(t: Torso, underarm: Pt, dart: number, y: number): number {
  if (y <= t.waistAt) {
    const k = (y - underarm[1]) / Math.max(1, t.waistAt - underarm[1]);
    return t.chest / 2 + ((t.waist - t.chest) / 2 + dart) * Math.max(0, Math.min(1, k));
  }
  const k = (y - t.waistAt) / Math.max(1, t.hipAt - t.waistAt);
  return t.waist / 2 + ((t.hip - t.waist) / 2) * Math.min(1, k) + dart * fade(t, y);
}

/** Dart intake left at a level below the waist or at a waist seam. */
export const dartAt = (p: TorsoPlan, y: number): number => {
  if (!p.waistDart) return 0;
  if (y >= p.t.waistAt) return p.waistDart * fade(p.t, y);
  const k = (y - p.underarm[1] - 4) / Math.max(1, p.t.waistAt - p.underarm[1] - 4);
  return p.waistDart * Math.max(0, Math.min(1, k));
};

/** Shoulder point to underarm, through the width across front or back. */
export function armholeOf(p: TorsoPlan, across: number): Path {
  if (p.build === 'wide') return poly(p.tip, p.underarm);
  const dy = p.underarm[1] - p.tip[1];
  const pitch: Pt = [Math.min(across / 2, p.underarm[0] - 0.5), p.tip[1] + dy * 0.52];
  return join(
    curve(
      p.tip,
      [p.tip[0] - (p.tip[0] - pitch[0]) * 0.62, p.tip[1] + dy * 0.18],
      [pitch[0], pitch[1] - dy * 0.2],
      pitch,
    ),
    curve(
      pitch,
      [pitch[0], pitch[1] + dy * 0.26],
      [p.underarm[0] - (p.underarm[0] - pitch[0]) * 0.72, p.underarm[1]],
      p.underarm,
    ),
  );
}

/** The part of the side from the underarm to a level, and from there on. */
export const sideParts = (p: TorsoPlan, y: number): { upper: Path; lower: Path; x: number } => ({
  upper: partBetween(p.side, p.underarm[1], y),
  lower: partBetween(p.side, y, p.bottom),
  x: xAt(p.side, y),
});
