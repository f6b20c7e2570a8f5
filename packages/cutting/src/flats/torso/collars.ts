import { inset } from '../../kit/inset.ts';
import {
  between,
  closed,
  curve,
  distance,
  flatten,
  join,
  lengthOfPoints,
  type Path,
  type Pt,
  poly,
  reverse,
} from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
import { hasRibCollar } from '../../spec/torso/ribbed.ts';
import { bothStitches } from '../stitches.ts';
import type { View } from '../view.ts';
import { bodyHalf } from './body.ts';
import { needsZip } from './closures.ts';
import { crossCollar } from './cross-collar.ts';
import type { Frame } from './frame.ts';
import { backNeck, frontNeck } from './necklines.ts';
import { hood, rollCollar } from './soft-collars.ts';

/** Neck edge moved away from the neck by a width: the outer line of a band or rib sewn to it. */
function inward(f: Frame, width: number, corner: Pt): Path {
  const d = f.t.frontNeck - width;
  const w = f.hps[0] - width * 0.72;
  return curve([0, d], [w * 0.6, d], [w, d * 0.6], corner);
}

/** Ribs square to a band, from one of its edges to the other. */
function ribs(view: View, inner: Path, outer: Path, layer: 'inside' | 'details'): void {
  const [a, b] = [flatten(inner, 36), flatten(outer, 36)];
  const n = Math.max(6, Math.round(lengthOfPoints(b) / 1.1));
  for (let i = 1; i < n; i++) view.both(layer, 'fold', poly(along(a, i / n), along(b, i / n)));
}

/** The point at a share of the length of a line. */
function along(points: readonly Pt[], k: number): Pt {
  let left = lengthOfPoints(points) * k;
  for (const [i, q] of points.entries()) {
    const p = points[i - 1];
    if (!p) continue;
    const long = distance(p, q);
    if (left <= long) return between(p, q, left / (long || 1));
    left -= long;
  }
  return points.at(-1) ?? [0, 0];
}

function ribNeck(view: View, f: Frame, width: number): void {
  const front = view.name === 'front';
  const d = f.t.backNeck;
  // a narrow band lies, a wide one stands
  const stands = width > 4;
  const corner: Pt = stands ? [f.hps[0] - 1.8, -width * 0.72] : [f.hps[0] - width * 0.8, -width * 0.42];
  // the band folds round over the shoulder
  const shoulder = stands
    ? poly(corner, f.hps)
    : curve(corner, [f.hps[0] - width * 0.4, -width * 0.5], [f.hps[0] - 0.1, -width * 0.3], f.hps);
  const crest = curve(
    [0, d - width],
    [f.hps[0] * 0.5, d - width],
    [corner[0] * 0.8, Math.min(corner[1], d - width + 0.6)],
    corner,
  );
  const band = join(crest, shoulder, reverse(backNeck(f)));
  if (!front) {
    view.whole('details', 'seam', band, 'rib');
    ribs(view, crest, backNeck(f), 'details');
    return;
  }
  // the inside of the same band at the back of the neck
  view.whole('inside', 'seam', band, 'rib');
  const edge =
    f.g.neckline === 'v'
      ? curve(
          [0, f.t.frontNeck - width * 1.4],
          [f.hps[0] * 0.3, f.t.frontNeck * 0.6 - width],
          [f.hps[0] * 0.7, f.t.frontNeck * 0.3 - width * 0.6],
          corner,
        )
      : inward(f, width, corner);
  view.whole('details', 'seam', join(edge, shoulder, reverse(frontNeck(f))), 'rib');
  ribs(view, edge, frontNeck(f), 'details');
  if (f.g.neckline === 'v') view.add('details', 'seam', poly([0, f.t.frontNeck - width * 1.4], [0, f.t.frontNeck]));
}

/** Mandarin, band, funnel: stands up round the neck. */
function standCollar(view: View, f: Frame, height: number): void {
  const w = f.hps[0];
  const lean = Math.min(1.6, height * 0.3);
  const top: Pt = [w - lean, -height * 0.92];
  if (view.name === 'back') {
    view.whole(
      'details',
      'seam',
      join(
        curve([0, f.t.backNeck - height], [w * 0.5, f.t.backNeck - height], [w * 0.8, top[1] - 0.2], top),
        poly(f.hps),
        reverse(backNeck(f)),
      ),
      'collar',
    );
    return;
  }
  const inner = curve([0, f.t.backNeck - height], [w * 0.5, f.t.backNeck - height], [w * 0.8, top[1] - 0.2], top);
  view.whole('inside', 'seam', join(inner, poly(f.hps), reverse(frontNeck(f))), 'inside');
  const d = f.t.frontNeck;
  // a collar that opens at the back is whole in front
  const isWhole = needsZip(f) || (isMade(f.g, 'side-placket') && f.g.closure === 'half-placket');
  const gap = isWhole ? 0 : 0.35;
  if (gap === 0) {
    const upper = curve([0, d - height], [w * 0.5, d - height], [w * 0.86, d * 0.42 - height], top);
    view.whole('details', 'seam', join(upper, poly(f.hps), reverse(frontNeck(f))), 'collar');
    return;
  }
  const rise: Pt = [gap + 0.9, d - height * 0.95];
  const outer = join(
    curve([gap, d - height * 0.5], [gap, d - height * 0.82], [gap + 0.3, rise[1]], rise),
    curve(rise, [w * 0.5, rise[1] - 0.6], [w * 0.86, d * 0.42 - height], top),
  );
  view.both('details', 'seam', closed(join(outer, poly(f.hps), reverse(frontNeck(f)), poly([gap, d]))), 'collar');
}

/** The stand between the leaves with the inside of its back, its ends lapping over the centre; @returns where the leaves begin at the centre. */
function standOf(view: View, f: Frame, stand: number): number {
  const w = f.hps[0];
  const d = f.t.frontNeck;
  const rise = d - Math.max(1.6, stand * 0.8);
  const back = curve([0, -stand + 0.4], [w * 0.5, -stand + 0.4], [w * 0.8, -stand], [w - 0.8, -stand]);
  const upper = curve([0, rise], [w * 0.5, rise], [w * 0.86, rise * 0.45 - stand * 0.4], [w - 0.8, -stand]);
  view.whole('inside', 'seam', join(back, reverse(upper)), 'inside');
  view.whole('details', 'seam', join(upper, poly(f.hps), reverse(frontNeck(f))), 'collar');
  const end = 1.4 * (f.men ? -1 : 1);
  view.add('details', 'seam', poly([end, d - 0.1], [end * 0.9, rise + 0.2]));
  return rise;
}

/** How far the ends of a flat collar stand off the centre, and the size of their round, as a share of its width. */
const FLAT = { gap: 0.15, round: 0.9 } as const;

/** The outer edge of one half of a flat collar, from the neck at the centre round its end to the shoulder seam. */
function flatEdge(f: Frame, depth: number, fall: number, isRound: boolean): Path {
  const [w] = f.hps;
  const long = Math.hypot(f.tip[0] - w, f.tip[1]) || 1;
  const reach = Math.min(fall, long - 2);
  const shoulder: Pt = [w + ((f.tip[0] - w) * reach) / long, (f.tip[1] * reach) / long];
  const low = depth + fall;
  const turn: Pt = [fall * FLAT.round, low];
  const side = curve(turn, [w * 0.5 + fall * 0.66, low], [shoulder[0], low * 0.62], shoulder);
  if (!isRound) return join(curve([0, low], [turn[0] * 0.4, low], [turn[0] * 0.7, low], turn), side);
  return join(curve([FLAT.gap, depth], [FLAT.gap, depth + fall * 0.6], [turn[0] * 0.3, low], turn), side);
}

/** A collar that lies flat on the body all round, its ends round; of two halves behind where the back opens. */
function flatCollar(view: View, f: Frame): void {
  const fall = f.t.collarFall ?? 6;
  const front = view.name === 'front';
  const depth = front ? f.t.frontNeck : f.t.backNeck;
  const neck = front ? frontNeck(f) : backNeck(f);
  const parted = front || needsZip(f) || isMade(f.g, 'back-buttons');
  const edge = flatEdge(f, depth, fall, parted);
  if (parted) view.both('details', 'seam', closed(join(edge, poly(f.hps), reverse(neck))), 'collar');
  else view.whole('details', 'seam', join(reverse(neck), reverse(join(poly(f.hps), reverse(edge)))), 'collar');
  const piece = closed(join(edge, poly(f.hps), reverse(neck), poly(edge.from)));
  const row = inset(edge, 0.6, piece);
  if (row) view.both('details', 'stitch', row);
}

/** Shirt and polo: two leaves that fall from the stand. */
function leafCollar(view: View, f: Frame): void {
  const t = f.t;
  const stand = t.collar ?? 3;
  const fallDepth = t.collarFall ?? 4.5;
  const point = t.collarPoint ?? 7;
  const w = f.hps[0];
  const top: Pt = [w - 0.8, -stand];
  if (view.name === 'back') {
    view.whole(
      'details',
      'seam',
      join(
        curve([0, -stand - 0.4], [w * 0.6, -stand - 0.4], [w * 0.86, -stand], top),
        poly([w + 1.6, fallDepth - stand + 1]),
        curve(
          [w + 1.6, fallDepth - stand + 1],
          [w * 0.6, fallDepth - stand + 1.6],
          [w * 0.3, fallDepth - stand + 1.4],
          [0, fallDepth - stand + 1.4],
        ),
      ),
      'collar',
    );
    return;
  }
  const isRib = hasRibCollar(f.g);
  const rise = standOf(view, f, stand);
  const start: Pt = [0.3, rise];
  // a spread collar points to the shoulders
  const tip: Pt = isMade(f.g, 'spread-collar') ? [w * 0.98, rise + point * 0.58] : [w * 0.66, rise + point * 0.82];
  const outer: Pt = [w + 2.4, fallDepth - stand + 0.6];
  const leaf = join(poly(start, tip), curve(tip, [w * 0.9, t.frontNeck * 0.5 + 2], [w + 1.6, 2.8], outer));
  view.both(
    'details',
    'seam',
    closed(join(leaf, poly(top), curve(top, [w * 0.8, t.frontNeck * 0.2], [w * 0.4, t.frontNeck * 0.5], start))),
    isRib ? 'rib' : 'collar',
  );
  if (isRib) {
    const roll = curve(start, [w * 0.4, t.frontNeck * 0.5], [w * 0.8, t.frontNeck * 0.2], top);
    ribs(view, roll, leaf, 'details');
    view.tell(tip, 'collar of flat-knit rib, no stitching');
    return;
  }
  if (isMade(f.g, 'button-down'))
    for (const s of [-1, 1]) view.circle('trims', [(tip[0] + 0.1) * s, tip[1] - 1.1], 0.35);
  view.both(
    'details',
    'stitch',
    join(
      poly([start[0] + 0.7, start[1] + 0.1], [tip[0] - 0.1, tip[1] - 1]),
      curve(
        [tip[0] - 0.1, tip[1] - 1],
        [w * 0.86, t.frontNeck * 0.5 + 1.2],
        [w + 1.2, 2.2],
        [outer[0] - 0.8, outer[1] - 0.2],
      ),
    ),
  );
}

/** Width of the lapel of an open collar at its notch, and how far below the neck it turns, cm. */
const CAMP = { wide: 5, notch: 3.6, point: 6.5 } as const;

/** The point of an open collar, above the notch. */
export const campTip = (f: Frame): Pt => [f.hps[0] * 0.72 + CAMP.notch + 1.6, f.t.frontNeck * 0.42 - 2.6];

/** A collar of one piece that lies open with the front turned back under it, notched. */
function campCollar(view: View, f: Frame): void {
  const w = f.hps[0];
  const d = f.t.frontNeck;
  const stand = f.t.collar ?? 3;
  const top: Pt = [w - 0.6, -stand + 0.4];
  const back = curve([0, -stand + 0.6], [w * 0.5, -stand + 0.6], [w * 0.8, -stand + 0.2], top);
  view.whole(
    'inside',
    'seam',
    join(back, reverse(curve([0, d], [w * 0.3, d * 0.62], [w * 0.7, d * 0.2], top))),
    'inside',
  );
  const turn: Pt = [0, d];
  const gorge: Pt = [w * 0.72, d * 0.42];
  const corner: Pt = [w * 0.72 + CAMP.wide, d * 0.42 + 0.9];
  view.both(
    'details',
    'seam',
    closed(join(poly(turn, gorge, corner), curve(corner, [corner[0] - 1, corner[1] + 3], [w * 0.5, d * 0.8], turn))),
    'lapel',
  );
  const collarTip = campTip(f);
  const outer: Pt = [w + 2.4, (f.t.collarFall ?? 4.5) - stand + 0.6];
  view.both(
    'details',
    'seam',
    closed(join(poly(gorge, collarTip, outer), curve(outer, [w + 1.6, -1], [w + 0.6, -stand + 0.6], top), poly(gorge))),
    'collar',
  );
  view.both('topstitch', 'stitch', poly([collarTip[0] - 0.8, collarTip[1] + 0.3], [outer[0] - 0.9, outer[1]]));
}

function bowCollar(view: View, f: Frame): void {
  standCollar(view, f, 3);
  if (view.name === 'back') return;
  const d = f.t.frontNeck + 0.5;
  view.both(
    'trims',
    'seam',
    closed(
      join(
        curve([0.4, d], [3, d - 4.5], [9, d - 4], [9.5, d]),
        curve([9.5, d], [9, d + 4], [3, d + 3.4], [0.4, d + 0.6]),
      ),
    ),
    'collar',
  );
  view.both('trims', 'seam', closed(poly([0.4, d + 0.6], [6, d + 19], [2.4, d + 20], [-0.2, d + 2])), 'collar');
  view.add('trims', 'seam', closed(poly([-1, d - 1], [1, d - 1], [0.9, d + 1.6], [-0.9, d + 1.6])), 'collar');
}

/** Collar of a view, whatever it is; lapels are drawn with the front edges. */
export function drawCollar(view: View, f: Frame): void {
  switch (f.g.collar) {
    case 'rib':
      ribNeck(view, f, f.t.rib ?? 2.5);
      return;
    case 'mandarin':
    case 'band':
      standCollar(view, f, f.t.collar ?? 3.5);
      return;
    case 'funnel':
      standCollar(view, f, f.t.collar ?? 6);
      return;
    case 'shirt':
    case 'polo':
      if (isMade(f.g, 'camp-collar') && view.name === 'front') campCollar(view, f);
      else leafCollar(view, f);
      return;
    case 'peter-pan':
      flatCollar(view, f);
      return;
    case 'roll':
      rollCollar(view, f);
      return;
    case 'hood':
      hood(view, f);
      return;
    case 'bow':
      bowCollar(view, f);
      return;
    case 'cross':
      crossCollar(view, f);
      return;
    case 'none':
      if (f.t.rib && !f.bare) ribNeck(view, f, f.t.rib);
      else neckFinish(view, f);
      return;
    default:
      return;
  }
}

/** Understitched facing: one row of stitches inside the neck edge. */
function neckFinish(view: View, f: Frame): void {
  if (f.bare || f.g.neckline === 'lapel' || f.g.neckline === 'cowl') return;
  const front = view.name === 'front';
  // the edge of a wrap is stitched with its front
  if (front && f.g.closure === 'wrap') return;
  bothStitches(view, front ? frontNeck(f) : backNeck(f), 0.7, bodyHalf(f, front));
}
