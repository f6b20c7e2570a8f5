import { wavedHem } from '../../kit/hem-waves.ts';
import { inset } from '../../kit/inset.ts';
import { closed, curve, endOf, flatten, join, mirror, type Path, type Pt, poly, reverse } from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
import { bareEdge, isFlouncedRound, oneShoulderEdge } from '../../spec/torso/bare-edge.ts';
import { isElasticEdged } from '../../spec/torso/edges.ts';
import { bothStitches } from '../stitches.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';
import { backNeck, frontNeck } from './necklines.ts';
import { drawStraps } from './straps.ts';

/** How far the points of a waistcoat stand below its length, off the centre, and how high they part, cm. */
const POINTS = { down: 6.5, off: 4.5, part: 2 } as const;

/** The lower edge of a view from the side to the centre; the fronts of a waistcoat come down in two points where they are ordered. */
export function hemLine(f: Frame, front: boolean): Path {
  if (!front || f.build !== 'vest' || !isMade(f.g, 'pointed-hem')) return f.hem;
  const point: Pt = [POINTS.off, f.bottom + POINTS.down];
  return join(
    curve(f.foot, [f.foot[0] * 0.7, f.foot[1] + 0.6], [f.foot[0] * 0.45, point[1] - 2.4], point),
    poly(point, [0, f.bottom + POINTS.part]),
  );
}

/** From the centre of the upper edge round the shoulder and side to the centre of the lower edge. */
export function bodyHalf(f: Frame, front: boolean): Path {
  if (f.bare) {
    const edge = bareEdge(f, front);
    const end = edge.steps.at(-1)?.to ?? f.underarm;
    const shouldered = f.g.neckline === 'off-shoulder';
    return join(edge, ...(shouldered ? [poly(end, f.underarm)] : []), f.side, f.hem);
  }
  return join(front ? frontNeck(f) : backNeck(f), poly(f.hps, f.tip), f.armhole, f.side, hemLine(f, front));
}

/** Shoulder on the wearer's left only: the other half runs from there under the right arm. */
function oneShoulder(view: View, f: Frame, front: boolean): void {
  const edge = oneShoulderEdge(f, front);
  const right = join(poly(endOf(edge), f.tip), f.armhole, f.side, f.hem);
  const left = mirror(join(f.side, f.hem));
  const side = front ? (p: Path) => p : mirror;
  view.add('body', 'none', side(closed(join(right, reverse(left), edge))), 'cloth');
  view.add('body', 'outline', side(join(edge, right)));
  view.add('body', 'outline', side(left));
  const piece = closed(join(right, reverse(left), edge));
  // under a sleeve the armhole is a seam
  for (const finished of f.t.sleeve === undefined ? [edge, f.armhole] : [edge]) {
    const row = inset(finished, 0.7, piece);
    if (row) view.add('topstitch', 'stitch', side(row));
  }
}

/** The end of a band round the arm: out from the underarm, above and below it, cm. */
const BAND = { out: 7.2, up: 4.4, down: 4 } as const;

/** A band that goes round the arm where there is no sleeve. */
function armBand(view: View, f: Frame): void {
  const [ux, uy] = f.underarm;
  if (f.g.neckline !== 'off-shoulder' || f.t.sleeve !== undefined) return;
  view.both(
    'sleeves',
    'outline',
    closed(
      poly([ux - 0.4, uy - 7], [ux + BAND.out, uy - BAND.up], [ux + BAND.out - 2.4, uy + BAND.down], [ux - 0.4, uy]),
    ),
    'cloth',
  );
  view.both(
    'sleeves',
    'stitch',
    poly([ux + BAND.out - 0.8, uy - BAND.up + 0.2], [ux + BAND.out - 3.1, uy + BAND.down - 0.3]),
  );
}

const LAPELS: readonly Frame['g']['collar'][] = ['notch', 'peak', 'shawl'];

/** Depth of a flounce round bare shoulders, and how far it hangs out over the arms, cm. */
const FLOUNCE = { deep: 14, out: 8, up: 3.6 } as const;

/** A flounce that is sewn to the upper edge and falls over breast, back and arms. */
export function drawFlounce(view: View, f: Frame): void {
  if (!isFlouncedRound(f.g)) return;
  const edge = bareEdge(f, view.name === 'front');
  const end = endOf(edge);
  const arm: Pt = [end[0] + FLOUNCE.out, end[1] + FLOUNCE.up];
  const top = join(edge, curve(end, [end[0] + 3, end[1] + 0.6], [arm[0] - 2, arm[1] - 1], arm));
  const low: Pt = [arm[0] - 1, arm[1] + FLOUNCE.deep];
  const line = curve(
    low,
    [low[0] * 0.66, low[1] + 2],
    [low[0] * 0.3, edge.from[1] + FLOUNCE.deep + 2],
    [0, edge.from[1] + FLOUNCE.deep + 2],
  );
  const { hem } = wavedHem(line, low[0]);
  const half = join(top, poly(arm, low), hem);
  view.whole('details', 'none', half, 'cloth');
  view.both('details', 'outline', half);
  const points = flatten(top, 24);
  const n = 11;
  for (let i = 0; i < n; i++) {
    const p = points[Math.round(((i + 0.5) / n) * (points.length - 1))] ?? end;
    view.both('details', 'fold', poly(p, [p[0] * 1.01, p[1] + 4 + (i % 3) * 1.6]));
  }
  const row = inset(hem, 1, closed(join(half, poly(endOf(half), half.from))));
  if (row) view.both('details', 'stitch', row);
  if (view.name === 'front') view.tell([low[0] - 1, low[1] - 2], `flounce ${FLOUNCE.deep} deep, gathered`);
}

/** The casing of an edge that elastic draws in: its second row of stitches, and the gathers below it, cm. */
const CASING = { deep: 1.8, pitch: 1.6, gather: [1.6, 2.6, 2] } as const;

function elasticEdge(view: View, f: Frame, half: Path): void {
  const edge = bareEdge(f, view.name === 'front');
  bothStitches(view, edge, CASING.deep, half);
  const points = flatten(edge, 24);
  const [width] = endOf(edge);
  const count = Math.floor(width / CASING.pitch);
  for (let i = 0; i < count; i++) {
    const at = points[Math.round(((i + 0.5) / count) * (points.length - 1))] ?? edge.from;
    const from: Pt = [at[0], at[1] + CASING.deep];
    view.both('folds', 'fold', poly(from, [at[0], from[1] + (CASING.gather[i % CASING.gather.length] ?? 2)]));
  }
}

/** The inside of the back that shows above the front neck, with the label. */
function inside(view: View, f: Frame): void {
  const back = backNeck(f);
  view.whole('inside', 'seam', join(back, reverse(frontNeck(f))), 'inside');
  if (f.t.frontNeck > f.t.backNeck + 3) {
    const y = f.t.backNeck + 1.2;
    view.add('inside', 'seam', closed(poly([-1.6, y], [1.6, y], [1.6, y + 1.4], [-1.6, y + 1.4])), 'white');
  }
}

/** A raglan runs to the neck and a sleeve that is cut on runs out of the body: neither is set into an armhole. */
const hasArmhole = ({ g, t }: Frame): boolean =>
  t.sleeve === undefined || !(g.sleeve.shape === 'raglan' || (g.sleeve.shape === 'kimono' && g.collar !== 'cross'));

/** The cloth of the body and its outline; inside first where the front neck lies below the back. */
export function drawBody(view: View, f: Frame): void {
  const front = view.name === 'front';
  if (f.g.neckline === 'one-shoulder') {
    oneShoulder(view, f, front);
    return;
  }
  const half = bodyHalf(f, front);
  if (front && !f.bare) inside(view, f);
  if (f.bare && f.g.neckline !== 'off-shoulder')
    view.whole('inside', 'seam', join(bareEdge(f, !front), reverse(bareEdge(f, front))), 'inside');
  view.whole('body', 'none', half, 'cloth');
  // lapels and collar are drawn on the neck that they turn
  if (front && LAPELS.includes(f.g.collar))
    view
      .both('body', 'outline', hasArmhole(f) ? join(poly(f.hps, f.tip), f.armhole) : poly(f.hps, f.tip))
      .both('body', 'outline', join(f.side, f.hem));
  else if (f.bare || hasArmhole(f)) view.both('body', 'outline', half);
  else
    view
      .both('body', 'outline', join(front ? frontNeck(f) : backNeck(f), poly(f.hps, f.tip)))
      .both('body', 'outline', join(f.side, hemLine(f, front)));
  if (!f.bare && f.t.sleeve === undefined && f.build !== 'wide') bothStitches(view, f.armhole, 0.7, half);
  if (f.bare) bothStitches(view, bareEdge(f, front), 0.6, half);
  if (isElasticEdged(f.g, f.build)) elasticEdge(view, f, half);
  if (!isFlouncedRound(f.g)) armBand(view, f);
  drawStraps(view, f);
}
