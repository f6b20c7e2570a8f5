import { inset } from '../../kit/inset.ts';
import { between, closed, curve, mapped, type Path, type Pt, poly } from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
import { circle, type View } from '../view.ts';
import type { Frame } from './frame.ts';
import type { SleeveShape } from './sleeve-shape.ts';

/** A place on a sleeve: so far down its fold from the shoulder, so far in from the fold. */
const placeOn =
  ({ outer, along, across }: SleeveShape) =>
  (down: number, inward: number): Pt => [
    outer.from[0] + along[0] * down + across[0] * inward,
    outer.from[1] + along[1] * down + across[1] * inward,
  ];

/** Width of a sleeve at a share of its length. */
const widthAt = ({ t }: Frame, k: number): number =>
  (t.upperArm ?? 0) + ((t.sleeveOpening ?? 0) - (t.upperArm ?? 0)) * k;

const PATCH = { at: 0.56, long: 6.5, wide: 4.2, stitch: 0.5 } as const;

function elbowPatch(view: View, f: Frame, s: SleeveShape): void {
  if (view.name === 'front') return;
  const put = placeOn(s);
  const middle = (f.t.sleeve ?? 0) * PATCH.at;
  const inward = widthAt(f, PATCH.at) * 0.52;
  const oval = (by: number): Path =>
    mapped(circle([0, 0], 1), ([x, y]) => put(middle + y * (PATCH.long - by), inward + x * (PATCH.wide - by)));
  view.both('sleeves', 'seam', oval(0), 'contrast').both('sleeves', 'stitch', oval(PATCH.stitch));
}

const TAB = { at: 0.4, long: 11, wide: 2.6, point: 1.3 } as const;

/** A strap from inside the sleeve that holds it rolled, buttoned on the outside. */
function tab(view: View, f: Frame, s: SleeveShape): void {
  if (view.name === 'back') return;
  const put = placeOn(s);
  const from = (f.t.sleeve ?? 0) * TAB.at;
  const w = widthAt(f, TAB.at) * 0.42;
  const half = TAB.wide / 2;
  const strap = closed(
    poly(
      put(from, w - half),
      put(from - TAB.point, w),
      put(from, w + half),
      put(from + TAB.long, w + half),
      put(from + TAB.long, w - half),
    ),
  );
  view.both('sleeves', 'seam', strap, 'cloth');
  view.both('sleeves', 'stitch', poly(put(from + TAB.long - 0.8, w - half), put(from + TAB.long - 0.8, w + half)));
  const [x, y] = put(from + 0.9, w);
  view.circle('sleeves', [x, y], 0.55).circle('sleeves', [-x, y], 0.55);
  view.tell(put(from + TAB.long / 2, w - half), 'tab, holds the sleeve rolled');
}

/** Elastic in the end of a sleeve: strokes across its casing and gathers above it. */
function elasticEnd(view: View, f: Frame, { edge, along }: SleeveShape): void {
  const deep = f.t.cuff ?? 1.6;
  const n = Math.max(5, Math.round((f.t.sleeveOpening ?? 12) / 1.1));
  const up = ([x, y]: Pt, d: number): Pt => [x - along[0] * d, y - along[1] * d];
  view.both('sleeves', 'stitch', poly(up(edge[0], deep), up(edge[1], deep)));
  for (let i = 1; i < n; i++) {
    const foot = between(edge[0], edge[1], i / n);
    view.both('sleeves', 'fold', poly(foot, up(foot, deep)));
    view.both('sleeves', 'fold', poly(up(foot, deep), up(foot, deep + 2 + (i % 3))));
  }
  view.tell(up(edge[0], deep / 2), 'elastic in the sleeve hem');
}

/** Two petals that lap over from the head of the sleeve. */
function petals(view: View, f: Frame, s: SleeveShape): void {
  const put = placeOn(s);
  const long = f.t.sleeve ?? 18;
  const wide = f.t.sleeveOpening ?? 16;
  const over = view.name === 'front';
  const from = put(long * 0.06, (f.t.upperArm ?? 16) * (over ? 0.16 : 0.7));
  const to = put(long, wide * (over ? 0.86 : 0.3));
  const bend = put(long * 0.7, wide * (over ? 0.3 : 0.62));
  view.both('sleeves', 'seam', curve(from, bend, between(bend, to, 0.6), to));
}

/** A patch with a zip across its mouth, on the wearer's left. */
function armPocket(view: View, f: Frame, s: SleeveShape): void {
  if (view.name === 'back') return;
  const put = placeOn(s);
  const long = f.t.sleeve ?? 60;
  const [top, low] = [long * 0.28, long * 0.28 + 12];
  const [a, b] = [2.4, widthAt(f, 0.3) * 0.62];
  view.add('sleeves', 'seam', closed(poly(put(top, a), put(top, b), put(low, b), put(low, a))), 'cloth');
  view.add('sleeves', 'outline', poly(put(top + 1.4, b - 1), put(low - 1.4, b - 1)));
  view.tell(put((top + low) / 2, a), 'zip pocket, left sleeve');
}

/** How far a cuff that is folded back stands out over the sleeve, and the pair of its links, cm. */
const DOUBLE = { out: 0.45, apart: 0.5, link: 0.55, edge: 0.34 } as const;

/** A cuff folded back on itself, its ends side by side and held by links. */
export function doubleCuff(view: View, f: Frame, { edge, across }: SleeveShape, [a, b]: readonly [Pt, Pt]): void {
  const out = (p: Pt, by: number): Pt => [p[0] + across[0] * by, p[1] + across[1] * by];
  const [from, to] = edge;
  const { out: stand, apart, link } = DOUBLE;
  const piece = closed(poly(out(a, -stand), out(b, stand), out(to, stand), out(from, -stand)));
  view.both('sleeves', 'seam', piece, 'cuff');
  const row = inset(poly(out(a, -stand), out(b, stand)), 0.6, piece);
  if (row) view.both('sleeves', 'stitch', row);
  if (view.name === 'front') return;
  const [head, foot] = [between(a, b, DOUBLE.edge), between(from, to, DOUBLE.edge)];
  view.both('sleeves', 'seam', poly(head, foot)).both('sleeves', 'seam', poly(out(head, apart), out(foot, apart)));
  const middle = between(head, foot, 0.5);
  for (const p of [out(middle, -link - 0.1), out(middle, apart + link + 0.1)])
    view.circle('sleeves', p, link).circle('sleeves', [-p[0], p[1]], link);
  view.both('sleeves', 'outline', poly(out(middle, -0.1), out(middle, apart + 0.1)));
  view.tell(between(from, to, 0.9), `double cuff ${f.t.cuff ?? 6}, folded back, for links`);
}

/** Depth of a border along the end of a sleeve, cm. */
const BORDER = 3;

function sleeveBorder(view: View, { edge, along }: SleeveShape): void {
  const up = ([x, y]: Pt, d: number): Pt => [x - along[0] * d, y - along[1] * d];
  view.both('sleeves', 'seam', closed(poly(edge[0], edge[1], up(edge[1], BORDER), up(edge[0], BORDER))), 'border');
  for (const k of [0.25, 0.75]) view.both('sleeves', 'fold', poly(up(edge[0], BORDER * k), up(edge[1], BORDER * k)));
}

/** A tab that draws in the end of a sleeve, with its button. */
function cuffTab(view: View, f: Frame, s: SleeveShape): void {
  const put = placeOn(s);
  const long = f.t.sleeve ?? 60;
  const wide = f.t.sleeveOpening ?? 12;
  const [from, to] = view.name === 'back' ? [0.05, 0.62] : [0.62, 0.97];
  const level = long - (f.t.cuff ?? 5) / 2;
  const strip = closed(
    poly(
      put(level - 1.3, wide * from),
      put(level - 1.3, wide * to),
      put(level + 1.3, wide * to),
      put(level + 1.3, wide * from),
    ),
  );
  view.both('sleeves', 'seam', strip, 'cloth');
  if (view.name === 'front') return;
  const [x, y] = put(level, wide * 0.52);
  view.circle('sleeves', [x, y], 0.55).circle('sleeves', [-x, y], 0.55);
  view.tell(put(level, wide * 0.2), 'tab on the cuff, two buttons');
}

/** A strap round a sleeve above its end, held by a buckle, cm. */
const STRAP = { up: 7, half: 1.5, buckle: 2.1 } as const;

function sleeveStrap(view: View, f: Frame, s: SleeveShape): void {
  const put = placeOn(s);
  const level = (f.t.sleeve ?? 60) - STRAP.up;
  const wide = widthAt(f, level / (f.t.sleeve ?? 60));
  const box = (half: number, from: number, to: number): Path =>
    closed(poly(put(level - half, from), put(level - half, to), put(level + half, to), put(level + half, from)));
  view.both('sleeves', 'seam', box(STRAP.half, 0, wide), 'cloth');
  if (view.name === 'front') {
    view.tell(put(level, wide * 0.2), 'sleeve strap with buckle');
    return;
  }
  view.both('sleeves', 'seam', box(STRAP.buckle, wide * 0.3, wide * 0.3 + STRAP.buckle * 1.6), 'white');
}

/** What words order of the sleeves beside their shape. */
export function drawMadeSleeves(view: View, f: Frame, s: SleeveShape): void {
  if (isMade(f.g, 'elbow-patch')) elbowPatch(view, f, s);
  if (isMade(f.g, 'sleeve-tab')) tab(view, f, s);
  if (isMade(f.g, 'elastic-cuff')) elasticEnd(view, f, s);
  if (isMade(f.g, 'adjustable-cuff')) cuffTab(view, f, s);
  if (f.g.border && (isMade(f.g, 'sleeve-border') || f.build === 'choli')) sleeveBorder(view, s);
  if (isMade(f.g, 'sleeve-strap')) sleeveStrap(view, f, s);
  if (isMade(f.g, 'tulip-sleeve')) petals(view, f, s);
  if (isMade(f.g, 'sleeve-pocket')) armPocket(view, f, s);
}
