import type { Garment } from '@toile/look';
import { bowed, fall, roundTo } from '../kit/fall.ts';
import { wavedHem } from '../kit/hem-waves.ts';
import { xAt } from '../kit/level.ts';
import { curve, join, type Path, type Pt, poly } from '../kit/path.ts';
import type { SkirtKind } from '../spec/cut.ts';
import type { WithHem } from '../spec/hem.ts';
import { isMade } from '../spec/made/made.ts';
import type { Skirt } from '../spec/points.ts';
import { hangingHalf, tiersOf } from './torso/joined-skirt.ts';

export interface SkirtFrame {
  s: Skirt;
  g: Garment & WithHem;
  kind: SkirtKind;
  /** Half of the top edge. */
  w: number;
  half: number;
  side: Path;
  foot: Pt;
  /** As it hangs, not as it is wide. */
  hangs: boolean;
  /** Seams of tiers, from the side to the centre. */
  tiers: readonly Path[];
}

export function skirtFrame(s: Skirt, g: Garment & WithHem, kind: SkirtKind): SkirtFrame {
  const w = s.waist / 2;
  const hangs =
    s.sweep / 4 > s.hip / 2 + (s.length - s.hipAt) * 0.42 ||
    kind === 'sector' ||
    kind === 'kalis' ||
    kind === 'gathered' ||
    kind === 'tiered';
  const half =
    kind === 'cloth'
      ? s.hip / 2 + 1
      : kind === 'pleated'
        ? s.hip / 2 + (s.length - s.hipAt) * 0.2
        : kind === 'wrap'
          ? s.hip / 2 + (s.length - s.hipAt) * 0.14
          : hangs
            ? hangingHalf(s.sweep, w, s.length)
            : s.sweep / 4;
  const sag = half > s.hip / 2 + 3 ? Math.min(half * 0.14, 9) : 0;
  const foot: Pt = [half, s.length - sag];
  const balloon = g.silhouette === 'balloon';
  const spring = g.kind === 'chima' ? 0.3 : kind === 'gathered' ? 0.55 : 0.2;
  const start: Pt = [w + 0.2, s.band];
  const mermaid = g.silhouette === 'mermaid' && s.length > s.hipAt + 40;
  const points: Pt[] = balloon
    ? [start, [s.hip / 2 + 6, s.length * 0.55], [s.hip / 2 - 4, s.length]]
    : mermaid
      ? [
          start,
          [s.hip / 2, s.hipAt],
          [s.hip / 2 - 3.5, s.hipAt + (s.length - s.hipAt) * 0.45],
          [s.hip / 2 - 1, s.hipAt + (s.length - s.hipAt) * 0.55],
          foot,
        ]
      : [];
  const hip: Pt = [s.hip / 2, Math.max(s.hipAt, s.band + 4)];
  const slope = Math.max(0, (foot[0] - hip[0]) / Math.max(1, foot[1] - hip[1]));
  const fitted = !balloon && !mermaid && !hangs;
  const side = fitted
    ? join(roundTo([w + 0.15, s.band], hip, slope), poly(hip, foot))
    : points.length > 0
      ? fall(points)
      : bowed(start, foot, spring);
  const end: Pt = balloon ? [s.hip / 2 - 4, s.length] : foot;
  const frame = { s, g, kind, w, half: end[0], side, foot: end, hangs, tiers: [] };
  if (kind !== 'tiered') return frame;
  const tiered = tiersOf(side, { top: s.band, end, depth: s.length - end[1], n: s.tiers ?? 3 });
  return { ...frame, side: tiered.side, tiers: tiered.seams };
}

/** The line that a hem hangs from, from the side to the centre, `up` above it. */
export const hemLineOf = (f: SkirtFrame, up = 0): Path => {
  const y = f.foot[1] - up;
  const x = xAt(f.side, y);
  const sag = f.s.length - f.foot[1];
  return curve([x, y], [x * 0.68, y + sag * 0.86], [x * 0.34, f.s.length - up], [0, f.s.length - up]);
};

const WAVED: readonly SkirtKind[] = ['sector', 'gathered', 'tiered'];

/** Whether the cloth is full enough to fall in folds that its hem shows. */
export const isWaved = ({ s, g, kind }: SkirtFrame): boolean =>
  WAVED.includes(kind) &&
  s.border === undefined &&
  g.kind !== 'chima' &&
  g.silhouette !== 'balloon' &&
  !isMade(g, 'scallop');

/** The hem, from the side to the centre. */
export const hemOf = (f: SkirtFrame, up = 0): Path =>
  up === 0 && isWaved(f) ? wavedHem(hemLineOf(f), f.half).hem : hemLineOf(f, up);

/** The seam of the band, from the centre to the side. */
export const bandAt = (f: SkirtFrame, front: boolean): Path => {
  const dip = front ? 1 : 0.1;
  const y = f.s.band + dip;
  return curve([0, y], [f.w * 0.5, y], [f.w * 0.85, f.s.band + dip * 0.4], f.side.from);
};
