import { asksFor, type Garment } from '@toile/look';
import { closed, curve, type Pt, poly } from '../kit/path.ts';
import { ties } from './torso/closures.ts';
import type { View } from './view.ts';

/** The top edge of what begins at the waist. */
export interface Waist {
  /** Half its width, and the height of its band. */
  readonly half: number;
  readonly band: number;
}

/** A belt is no narrower, cm. */
const LEAST_BAND = 3;

/** Belt, sash or bow at the waist of a skirt or of legs. */
export function drawTiedOn(view: View, g: Garment, { half, band }: Waist): void {
  const has = (id: 'belt' | 'sash' | 'obi' | 'bow' | 'wide-belt' | 'narrow-belt') => asksFor(g, id);
  const isBelted = has('belt') || has('wide-belt') || has('narrow-belt');
  const deep = has('obi') ? 14 : has('wide-belt') ? 6 : Math.max(LEAST_BAND, band);
  if (isBelted || has('sash') || has('obi'))
    view.whole('trims', 'seam', poly([0, 0.4], [half + 0.3, 0], [half + 0.3, deep], [0, deep + 0.4]), 'contrast');
  if (view.name === 'back') return;
  const y = deep / 2 + 0.3;
  if (isBelted) {
    view.add('trims', 'seam', closed(poly([-2.4, y - 2.2], [2.4, y - 2.2], [2.4, y + 2.2], [-2.4, y + 2.2])), 'white');
    view.add('trims', 'seam', poly([-1.2, y], [2.4, y]));
  } else if (has('sash')) ties(view, [half * 0.6, y]);
  else if (has('bow')) {
    for (const s of [-1, 1])
      view.add('trims', 'seam', closed(curve([0, y], [4 * s, y - 4], [7 * s, y + 2.4], [0.2 * s, y + 0.5])), 'cloth');
    const knot: Pt = [0, y];
    view.circle('trims', knot, 0.9, 'cloth');
  }
}
