/** What closes the front of a bodice. */

import type { Garment } from '@toile/look';
import type { Line } from '#atelier/cloth/build.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import { pipedFront } from '#atelier/garments/edges/piped-edges.ts';
import { cordOn, frogs, hooks, laces, toggles } from '#atelier/garments/finish/corded.ts';
import { placket, zip } from '#atelier/garments/finish/fastenings.ts';
import { contrastOf } from '#atelier/garments/finish/trimmings.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { countOf, hasDetail, trimOf } from '#atelier/garments/measures.ts';
import { at, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { type Bodice, neckFront } from './bodice-cut.ts';

export interface FrontLines {
  lines: Line[];
  buttons: Point[];
}

/** Knots along the slanting front of a dress. */
export const FROGS = 4;

/** How far down the front a quarter zip opens. */
const QUARTER = 0.3;

/** How far down a laced front opens: a share of it, and at most, page units. */
const LACED = { share: 0.6, most: 120 } as const;
/** From button to button, and half the width of a whole placket's band and of a half one's, page units. */
const APART = 36;
const HALF = { whole: 8, half: 7 } as const;

/** What closes the front of a bodice. */
export function frontClosure(d: Fitting, g: Garment, b: Bodice, endY: number): FrontLines {
  const { f } = d;
  const top = add(neckFront(b), [0, 2]);
  const over = isWoman(f) ? 1 : -1;
  const span = endY - top[1];
  // what wraps over is held by one button at its side, or by what ties it
  if (hasDetail(g, 'wrap-front') || g.silhouette === 'wrap')
    return { lines: [], buttons: g.closure === 'buttons' ? [b.panel.map(-0.7, 0.97)] : [] };
  const tape = trimOf(g, 'zip');
  // a zip that leaves the front plain lies behind or in a side
  switch (tape && g.closure !== 'buttons' && g.closure !== 'none' ? 'zip' : g.closure) {
    case 'buttons':
    case 'single-breasted':
    case 'double-breasted': {
      const front = placket(f, top, {
        endY: endY - 4,
        buttons: countOf(g, 'buttons') || Math.max(3, Math.round(span / APART)),
        over,
        half: HALF.whole,
      });
      return { ...front, lines: pipedFront(g, front.lines, contrastOf(g)) };
    }
    case 'half-placket':
      return placket(f, top, {
        endY: top[1] + Math.min(110, span * 0.42),
        buttons: countOf(g, 'buttons') || 3,
        over,
        half: HALF.half,
      });
    case 'frog': {
      const end = add(over > 0 ? f.bust[RIGHT] : f.bust[LEFT], [-over * 8, 6]);
      const line = spline([top, add(mix(top, end, 0.5), [0, -9]), end], 10);
      const count = countOf(g, 'buttons') || FROGS;
      const knots = Array.from({ length: count }, (_, i) => at(line, (i + 0.3) / count));
      const cord = trimOf(g, 'buttons') ?? cordOn(g.cloth.colour.hex);
      const tied = hasDetail(g, 'toggle') ? toggles(knots, cord) : frogs(knots, cord);
      return { lines: [{ kind: 'overlap', points: line, weight: 0.8 }, ...tied], buttons: [] };
    }
    case 'zip':
      return {
        lines: zip(f, top, hasDetail(g, 'quarter-zip') ? top[1] + span * QUARTER : endY - 2, tape),
        buttons: [],
      };
    case 'lace-up':
      return {
        lines: laces(f, top, top[1] + Math.min(LACED.most, span * LACED.share), cordOn(g.cloth.colour.hex)),
        buttons: [],
      };
    default:
      return { lines: hasDetail(g, 'hook-front') && !f.back ? hooks(f, top, endY - 4) : [], buttons: [] };
  }
}
