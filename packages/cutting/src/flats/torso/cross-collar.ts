import { parallel } from '../../kit/inset.ts';
import { closed, curve, endOf, flatten, join, mirror, type Path, type Pt, poly, reverse } from '../../kit/path.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';
import { backNeck } from './necklines.ts';

/** How high the band stands above the high point of the shoulder, and how far it leans in, cm. */
const STAND = 2;
const LEAN = 0.6;
/** White paper or cloth laid on the band of a jeogori: its width, and how far it ends before the band does, cm. */
const DONGJEONG = { width: 1.6, short: 7 } as const;
/** Where the band of a jeogori ends: below the shoulder, and past the centre as a share of the half chest. */
const JEOGORI = { below: 19, across: 0.34 } as const;
/** Where the over front lies at the waist and at the hem, as shares of the half body. */
const OVER = { waist: 0.9, hem: 0.84 } as const;

const isJeogori = (f: Frame): boolean => f.g.kind === 'jeogori' || f.g.kind === 'hanbok';

/** Where the band of the over front ends, on the wearer's right. */
export function bandEnd(f: Frame): Pt {
  if (isJeogori(f)) return [-f.t.chest * JEOGORI.across * 0.5, Math.min(JEOGORI.below, f.bottom - 4)];
  const y = Math.min(f.t.waistAt, f.bottom - 1);
  const joined = f.t.joint !== undefined && f.t.joint < f.t.length - 2;
  return [-f.sideAt(y) * (joined ? 1 : OVER.waist), y];
}

/** The upper edge of the over front: from the neck straight over the crossing, then round to where it ends. */
function overEdge(f: Frame): Path {
  const start: Pt = [f.hps[0] - LEAN, -STAND];
  const crossing: Pt = [0, f.t.frontNeck];
  const [ex, ey] = bandEnd(f);
  const deep = ey - crossing[1];
  return join(
    poly(start, crossing),
    curve(crossing, [ex * 0.24, crossing[1] + deep * 0.45], [ex * 0.66, crossing[1] + deep * 0.84], [ex, ey]),
  );
}

const swath = (edge: Path, width: number): Path => closed(join(edge, reverse(parallel(edge, -width))));

/** The centre-back seam and, at the back of the neck, the band. */
function back(view: View, f: Frame, band: number): void {
  const w = f.hps[0];
  const high = Math.min(band, 3);
  view.whole(
    'details',
    'seam',
    join(
      curve([0, f.t.backNeck - high], [w * 0.5, f.t.backNeck - high], [w * 0.8, -STAND], [w - LEAN, -STAND]),
      poly(f.hps),
      reverse(backNeck(f)),
    ),
    'collar',
  );
  view.add('seams', 'seam', poly([0, f.t.backNeck], [0, f.bottom]));
}

/** Below the band the over front goes on by its own edge, down to the hem. */
function frontEdge(view: View, f: Frame, from: Pt): void {
  if (f.bottom - from[1] < 2) return;
  const x = isJeogori(f) ? from[0] - 1.4 : -f.foot[0] * OVER.hem;
  const edge = curve(
    from,
    [from[0], from[1] + (f.bottom - from[1]) * 0.3],
    [x, f.bottom - (f.bottom - from[1]) * 0.4],
    [x, f.bottom],
  );
  view.add('details', 'outline', edge);
  view.add('details', 'stitch', parallel(edge, -0.8));
  // the panel that widens a front to lap over
  if (!isJeogori(f) && f.t.joint === undefined)
    view.add('details', 'seam', poly([from[0] * 0.1, Math.min(from[1] + 4, f.bottom)], [x + 15, f.bottom]));
}

/** Crossed band of kimono, hanfu and jeogori: wearer's left over right. */
export function crossCollar(view: View, f: Frame): void {
  const band = f.t.collar ?? 5;
  if (view.name === 'back') {
    back(view, f, band);
    return;
  }
  const w = f.hps[0];
  const edge = overEdge(f);
  const crest = curve([0, f.t.backNeck - 3], [w * 0.5, f.t.backNeck - 3], [w * 0.8, -STAND], [w - LEAN, -STAND]);
  view.whole('inside', 'seam', join(crest, poly([0, f.t.frontNeck])), 'inside');
  // of the under front only what lies above the crossing is seen
  const under = mirror(poly(edge.from, [0, f.t.frontNeck], [-f.t.frontNeck * 0.3, f.t.frontNeck * 1.6]));
  const underBand = closed(join(under, reverse(parallel(under, band))));
  view.add('details', 'seam', underBand, 'collar');
  if (isJeogori(f))
    view.add('details', 'seam', closed(join(under, reverse(parallel(under, DONGJEONG.width)))), 'white');
  const [first = edge.from, ...rest] = flatten(edge, 16).slice(1, 14);
  view.add('details', 'none', swath(poly(first, ...rest), band * 2.6), 'cloth');
  const end = bandEnd(f);
  frontEdge(view, f, isJeogori(f) ? endOf(parallel(edge, -band)) : end);
  view.add('details', 'seam', swath(edge, band), 'collar');
  if (isJeogori(f)) {
    const points = flatten(edge, 16);
    const kept = points.filter(([, y]) => y < end[1] - DONGJEONG.short * 0.6);
    const [from = edge.from, ...to] = kept;
    view.add('details', 'seam', swath(poly(from, ...to), DONGJEONG.width), 'white');
  }
}
