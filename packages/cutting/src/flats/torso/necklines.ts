import { asksFor } from '@toile/look';
import { curve, join, type Path, type Pt, poly } from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
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
