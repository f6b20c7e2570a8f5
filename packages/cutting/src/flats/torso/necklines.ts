import { asksFor } from '@toile/look';
import { curve, join, type Path, type Pt, poly } from '../../kit/path.ts';
import { isCowled } from '../../spec/as-cut.ts';
import { isMade } from '../../spec/made/made.ts';
import { isSquareEdged } from '../../spec/placed.ts';
import type { Frame } from './frame.ts';

const round = (width: number, depth: number, [x, y]: Pt): Path =>
  curve([0, depth], [width * 0.6, depth], [width, depth * 0.58], [x, y]);

/** Half of a front neck edge, from the centre up to the high point of the shoulder. */
export function frontNeck(f: Pick<Frame, 't' | 'g' | 'hps'>): Path {
  const d = f.t.frontNeck;
  const w = f.hps[0];
  // a band that crosses runs straight to the point where the fronts meet
  if (f.g.collar === 'cross') return poly([0, d], f.hps);
  switch (f.g.neckline) {
    case 'v':
    case 'plunging':
    case 'lapel':
      return curve([0, d], [w * 0.36, d * 0.66], [w * 0.8, d * 0.34], f.hps);
    // steep to where the fronts cross, so that the over front goes on in the same line
    case 'wrap':
      return curve([0, d], [w * 0.34, d - w * 0.34 * 1.7], [w * 0.84, d * 0.34], f.hps);
    case 'square':
      return poly([0, d], [w * 0.88, d], f.hps);
    case 'sweetheart':
      return join(
        curve([0, d], [w * 0.08, d * 0.74], [w * 0.5, d * 0.58], [w * 0.92, d * 0.64]),
        poly([w * 0.92, d * 0.64], f.hps),
      );
    case 'boat':
      return curve([0, d], [w * 0.5, d], [w * 0.84, d * 0.5], f.hps);
    default:
      return round(w, d, f.hps);
  }
}

/** Where the corners of a square back lie, as a share of half the neck. */
export const SQUARE_BACK = 0.88;

export function backNeck(f: Pick<Frame, 't' | 'g' | 'hps'>): Path {
  const d = f.t.backNeck;
  if (isMade(f.g, 'square-back') && d > 4) return poly([0, d], [f.hps[0] * SQUARE_BACK, d], f.hps);
  if (isMade(f.g, 'v-back') && d > 4) return poly([0, d], f.hps);
  if (d < 5) return curve([0, d], [f.hps[0] * 0.55, d], [f.hps[0] * 0.86, d * 0.5], f.hps);
  if (asksFor(f.g, 'backless')) return curve([0, d], [f.hps[0] * 1.1, d], [f.hps[0] * 1.15, d * 0.45], f.hps);
  return round(f.hps[0], d, f.hps);
}

/** How far a cowl falls below a plain edge between straps, cm. */
const COWL = 4;

/** Upper edge of a body without shoulders, from the centre to the side. */
export function bareEdge(f: Frame, front: boolean): Path {
  const [sx, sy] = f.underarm;
  const t = f.t;
  const top = t.topEdge ?? t.frontNeck;
  if (!front) {
    const low = asksFor(f.g, 'backless') ? 16 : 0;
    return f.g.neckline === 'off-shoulder'
      ? curve([0, sy - 5], [sx * 0.4, sy - 5], [sx * 0.7, sy - 6], [sx, sy - 7])
      : curve([0, sy + 1 + low], [sx * 0.4, sy + 1 + low], [sx * 0.75, sy + 0.6], [sx, sy]);
  }
  switch (f.g.neckline) {
    case 'off-shoulder':
      return curve([0, Math.min(top, sy - 3)], [sx * 0.4, Math.min(top, sy - 3)], [sx * 0.7, sy - 6], [sx, sy - 7]);
    case 'sweetheart':
    case 'strapless': {
      const high = Math.min(top - 4, sy - 7);
      return join(
        curve([0, top], [sx * 0.1, high - 0.6], [sx * 0.42, high - 1], [sx * 0.6, high + 1.4]),
        curve([sx * 0.6, high + 1.4], [sx * 0.74, high + 4], [sx * 0.86, sy - 1], [sx, sy]),
      );
    }
    default: {
      // the top of the cup is as wide as what hangs it
      const [x, y] = strapFoot(f);
      const half = strapWidth(f) / 2;
      // a cowl hangs from strap to strap in one bow
      const low = top + (isCowled(f.g) ? COWL : 0);
      const outer = curve([x + half, y], [x + half + 1.2, y + 3.5], [sx * 0.84, sy - 0.4], [sx, sy]);
      if (isSquareEdged(f.g)) return join(poly([0, low], [x - half, low], [x - half, y], [x + half, y]), outer);
      return join(
        curve([0, low], [x * 0.4, low], [x * 0.8, y + 2.5], [x - half, y]),
        poly([x - half, y], [x + half, y]),
        outer,
      );
    }
  }
}

/** Width of a strap or of the neck band of a halter. */
export const strapWidth = (f: Frame): number => f.t.strap ?? (f.g.neckline === 'halter' ? 4 : 2);

/** Where a strap or halter leaves the front edge. */
export function strapFoot(f: Frame): Pt {
  const top = f.t.topEdge ?? f.t.frontNeck;
  return [f.t.acrossFront / 2 - 6, Math.min(top - 2, f.underarm[1] - 6)];
}
