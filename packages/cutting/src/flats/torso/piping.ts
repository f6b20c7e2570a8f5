import { inset } from '../../kit/inset.ts';
import { closed, join, type Path, type Pt, poly, reverse } from '../../kit/path.ts';
import { madeOf } from '../../spec/made/made.ts';
import { bareEdge } from '../../spec/torso/bare-edge.ts';
import type { View } from '../view.ts';
import { bodyHalf } from './body.ts';
import type { Frame } from './frame.ts';
import type { JoinedSkirt } from './joined-skirt.ts';
import { backNeck, frontNeck } from './necklines.ts';
import type { SleeveShape } from './sleeve-shape.ts';
import { pieceOf } from './sleeves.ts';

/** Thickness of a piped edge, cm. */
const PIPE = 0.45;

/** A cord in bias cloth along an edge. */
function pipe(view: View, edge: Path, piece: Path): boolean {
  const line = inset(edge, PIPE, piece);
  if (!line) return false;
  view.both('trims', 'seam', closed(join(edge, reverse(line))), 'contrast');
  return true;
}

const PLACES = {
  neck: /neck|collar/i,
  hem: /hem/i,
  cuff: /cuff|sleeve/i,
  front: /front|placket/i,
  armhole: /armhole/i,
} as const;

/** Where no place is said, a piping runs round the neck and the ends of the sleeves. */
const HOUSE = 'neck cuff';

/** Piping where the words place it. */
export function drawPiping(
  view: View,
  f: Frame,
  skirt: JoinedSkirt | undefined,
  sleeve: SleeveShape | undefined,
): void {
  const ordered = madeOf(f.g, 'piping');
  if (!ordered) return;
  const said = Object.values(PLACES).some((place) => place.test(ordered.text)) ? ordered.text : HOUSE;
  const front = view.name === 'front';
  const half = bodyHalf(f, front);
  const neck = f.bare ? bareEdge(f, front) : front ? frontNeck(f) : backNeck(f);
  const told: Pt[] = [];
  if (PLACES.neck.test(said)) {
    const stand = f.g.collar === 'mandarin' || f.g.collar === 'band' ? (f.t.collar ?? 0) : 0;
    if (stand > 0) standEdge(view, f, stand);
    else if (f.g.collar === 'none' || f.bare) pipe(view, neck, half);
    else view.both('trims', 'seam', neck);
    told.push(f.bare ? neck.from : [f.hps[0], stand > 0 ? -stand * 0.9 : 0]);
  }
  if (PLACES.hem.test(said)) {
    if (skirt) pipe(view, skirt.hem, join(poly([0, f.t.joint ?? 0], skirt.side.from), skirt.side, skirt.hem));
    else pipe(view, f.hem, half);
    told.push(skirt?.foot ?? f.foot);
  }
  if (PLACES.armhole.test(said) && !f.bare) pipe(view, f.armhole, half);
  if (PLACES.front.test(said) && front) {
    const top = f.t.frontNeck;
    const x = ((f.t.placketWidth ?? 3) / 2) * (f.men ? -1 : 1);
    const end = f.g.closure === 'half-placket' ? top + (f.t.placket ?? 20) : f.bottom;
    view.add('trims', 'seam', closed(poly([x, top], [x + PIPE, top], [x + PIPE, end], [x, end])), 'contrast');
    told.push([x, top + 8]);
  }
  if (PLACES.cuff.test(said) && sleeve) {
    const edge = poly(...sleeve.edge);
    const line = inset(edge, PIPE, pieceOf(sleeve));
    if (line) view.both('sleeves', 'seam', closed(join(edge, reverse(line))), 'contrast');
    told.push(sleeve.edge[0]);
  }
  if (front) for (const at of told.slice(0, 2)) view.tell(at, 'piping');
}

/** Along the upper edge of a collar that stands. */
function standEdge(view: View, f: Frame, height: number): void {
  const w = f.hps[0];
  const d = view.name === 'front' ? f.t.frontNeck : f.t.backNeck;
  const top: Pt = [w - Math.min(1.6, height * 0.3), -height * 0.92];
  const rim: readonly Pt[] =
    view.name === 'front'
      ? [
          [w * 0.5, (d - height * 0.95) * 0.72 + top[1] * 0.28],
          [1.25, d - height * 0.95],
        ]
      : [
          [w * 0.5, d - height],
          [0, d - height],
        ];
  view.both('trims', 'outline', poly(top, ...rim));
}
