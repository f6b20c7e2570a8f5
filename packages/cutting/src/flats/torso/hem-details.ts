import { asksFor, type Detail } from '@toile/look';
import { partBetween, xAt } from '../../kit/level.ts';
import { closed, curve, join, type Path, type Pt, poly } from '../../kit/path.ts';
import { countOf } from '../../spec/as-ordered.ts';
import { isMade } from '../../spec/made/made.ts';
import { shapingOf } from '../../spec/torso/shaping.ts';
import { slitSide } from '../../spec/torso/slit-side.ts';
import { isWorked } from '../../spec/works.ts';
import { drawSewnOn, type Edge } from '../sewn-on.ts';
import { bothStitches } from '../stitches.ts';
import { OneSide, type View } from '../view.ts';
import { bodyHalf, hemLine } from './body.ts';
import { needsZip } from './closures.ts';
import type { Frame } from './frame.ts';
import type { JoinedSkirt } from './joined-skirt.ts';

/** The lower part as it is drawn: a joined skirt, or the body itself. */
interface Lower {
  side: Path;
  foot: Pt;
  length: number;
}

const lowerOf = (f: Frame, s: JoinedSkirt | undefined): Lower =>
  s ? { side: s.side, foot: s.foot, length: f.t.length } : { side: f.side, foot: f.foot, length: f.bottom };

/** A line that runs level with the hem, `up` above it. */
function along({ side, foot, length }: Lower, up: number): Path {
  const y = foot[1] - up;
  const x = xAt(side, y);
  const sag = length - foot[1];
  return curve([x, y], [x * 0.68, y + sag * 0.86], [x * 0.34, length - up], [0, length - up]);
}

function hemRib(view: View, f: Frame, low: Lower): void {
  const rib = f.t.hemRib ?? 6;
  const top = low.length - rib;
  const x = low.foot[0];
  view.whole('details', 'seam', poly([0, top], [x, top], low.foot, [0, low.length]), 'rib');
  const n = Math.round(x / 1.5);
  for (let i = 0; i < n; i++)
    view.both('details', 'fold', poly([((i + 0.5) / n) * x, top + 0.3], [((i + 0.5) / n) * x, low.length - 0.2]));
}

function slits(view: View, f: Frame, low: Lower): void {
  const high = f.t.slit;
  if (!high) return;
  if (asksFor(f.g, 'thigh-slit') && !asksFor(f.g, 'side-slit')) {
    if (view.name === 'back') return;
    // at the wearer's right, unless the words have it at the left
    const half = isMade(f.g, 'left-slit') ? low.foot[0] : -low.foot[0];
    const top: Pt = [half * 0.42, low.length - high];
    view.add(
      'inside',
      'none',
      closed(poly(top, [half * 0.62, low.length - 0.6], [half * 0.5, low.length - 0.3])),
      'inside',
    );
    view.add('body', 'outline', poly(top, [half * 0.5, low.length - 0.3]));
    view.add('body', 'seam', poly(top, [half * 0.62, low.length - 0.6]));
    return;
  }
  const y = low.foot[1] - high;
  const x = xAt(low.side, y);
  // the far panel is seen in the gap
  const edge: Pt = [low.foot[0] - 0.9, low.foot[1] + (low.length - low.foot[1]) * 0.04];
  const side = slitSide(f.g);
  // seen from before, the wearer's left is at the right
  const one = side === undefined ? view : new OneSide(view, (side === 'left') === (view.name === 'front') ? 1 : -1);
  one.both('details', 'seam', closed(poly([x, y], low.foot, edge)), 'inside');
  one.both('topstitch', 'stitch', poly([x - 1.8, y - 0.6], [edge[0] - 1.4, low.foot[1]]));
  one.both('trims', 'seam', poly([x - 1.8, y - 0.4], [x - 0.1, y - 0.4]));
}

function vent(view: View, f: Frame, low: Lower): void {
  const high = shapingOf(f.t, f.g, f.build, f.men).vent;
  if (!high || view.name === 'front' || isMade(f.g, 'back-box-pleat')) return;
  const y = low.length - high;
  if (countOf(f.g, 'vent') === 2) {
    // in the seams of the side panels, each lapped from the middle
    const x = xAt(low.side, y) * 0.8;
    const foot = x + (low.foot[0] - xAt(low.side, y)) * 0.5;
    view.both('body', 'outline', poly([x, y], [foot, low.length]));
    view.both('folds', 'fold', poly([x - 3.2, y + 1.4], [foot - 3.2, low.length]));
    view.both('topstitch', 'stitch', poly([x, y], [x - 3.2, y + 1.4]));
    return;
  }
  view.add('body', 'outline', poly([0, y], [0, low.length]));
  view.add('topstitch', 'stitch', poly([0, y], [-3.6, y + 1.6]));
  view.add('folds', 'fold', poly([-3.6, y + 1.6], [-3.6, low.length]));
}

function border(view: View, f: Frame, low: Lower): void {
  const deep = f.t.border;
  if (!deep) return;
  const top = along(low, deep);
  const bottom = along(low, 0);
  const half = join({ from: [0, low.length - deep], steps: [] }, reversed(top), poly(top.from, bottom.from), bottom);
  view.whole('details', 'seam', half, 'border');
  view.both('details', 'fold', along(low, deep * 0.75));
  view.both('details', 'fold', along(low, deep * 0.2));
}

const reversed = (path: Path): Path => {
  const step = path.steps[0];
  if (!step || !('by' in step)) return path;
  return curve(step.to, step.by[1], step.by[0], path.from);
};

/** Ruffle sewn to the hem; fringe hangs from it. */
function edgeTrims(view: View, f: Frame, low: Lower): void {
  const has = (id: Detail['id']) => asksFor(f.g, id) || asksFor(f.g, id, 'hem');
  const up = f.t.flounce;
  if (up !== undefined) {
    if (view.name === 'front') view.tell([low.foot[0] * 0.8, low.length - up / 2], `flounce ${up}, gathered`);
    view.named('flounce', () => view.both('seams', 'seam', along(low, up)));
    const n = Math.round(low.foot[0] / 2.6);
    for (let i = 0; i < n; i++) {
      const k = (i + 0.5) / n;
      const y = low.length - (low.length - low.foot[1]) * k ** 2;
      // a gather lies within the sides, wherever they are at its level
      const at = (level: number): Pt => [k * xAt(low.side, level), level];
      view.both('folds', 'fold', poly(at(y - up + 0.3), at(y - up * (i % 2 ? 0.55 : 0.25))));
    }
  }
  if (has('fringe')) {
    const n = Math.round(low.foot[0] / 0.9);
    for (let i = 0; i <= n; i++) {
      const x = (i / n) * low.foot[0];
      const y = low.length - (low.length - low.foot[1]) * (x / low.foot[0]) ** 2;
      view.both('trims', 'fold', poly([x, y], [x + 0.2, y + 7]));
    }
  }
}

/** The back of a train: the panel goes on as it falls and spreads on the floor. */
function trainHalf(low: Lower, train: number): Path {
  const [x, y] = low.foot;
  const out = Math.max(0.12, Math.min(0.6, (x - xAt(low.side, y - 20)) / 20));
  const wide: Pt = [x + out * train * 0.9 + train * 0.12, y + train * 0.72];
  return join(
    curve([x, y], [x + out * train * 0.3, y + train * 0.3], [wide[0] - train * 0.06, wide[1] - train * 0.2], wide),
    curve(
      wide,
      [wide[0] * 0.86, low.length + train * 0.86],
      [wide[0] * 0.5, low.length + train],
      [0, low.length + train],
    ),
  );
}

/** The train behind a front: drawn under everything. */
export function drawTrainBehind(view: View, f: Frame, s: JoinedSkirt | undefined): void {
  const train = f.t.train;
  if (!train || view.name === 'back') return;
  const low = lowerOf(f, s);
  view.whole('inside', 'outline', join(poly([0, low.foot[1]], low.foot), trainHalf(low, train)), 'inside');
}

/** The train of a back: laid over the hem of the panel that it goes on from. */
export function drawTrain(view: View, f: Frame, s: JoinedSkirt | undefined): void {
  const train = f.t.train;
  if (!train || view.name === 'front') return;
  const low = lowerOf(f, s);
  const [x, y] = low.foot;
  const half = trainHalf(low, train);
  view.whole('body', 'none', join(poly([0, y - 4], [x - 0.3, y - 4], [x, y]), half), 'cloth');
  view.both('body', 'outline', join(partBetween(low.side, y - 6, y), half));
  if (needsZip(f)) view.add('seams', 'seam', poly([0, y - 5], [0, low.length + train]));
}

/** Hems that are sewn by hand, so that no stitch shows. */
const BLIND: readonly Frame['build'][] = ['tailored', 'coat', 'band-coat', 'vest'];

/** One row above the hem; the two needles of a cover stitch on knit. */
function hemStitch(view: View, f: Frame): void {
  const half = bodyHalf(f, view.name === 'front');
  const rows = f.build === 'knit' ? [2, 1.4] : [f.t.hemCurve ? 1 : 2.5];
  for (const up of rows) bothStitches(view, hemLine(f, view.name === 'front'), up, half);
}

/** Hem stitch, rib, slits, vent, border, ruffle and fringe of a view. */
export function drawHem(view: View, f: Frame, s: JoinedSkirt | undefined): void {
  const low = lowerOf(f, s);
  // a train has no hem above its own
  if (f.t.train && view.name === 'back') return;
  border(view, f, low);
  if (f.t.hemRib) hemRib(view, f, low);
  else if (!s && !f.seamed && f.t.hem > f.t.hip * 0.4 && !BLIND.includes(f.build)) hemStitch(view, f);
  else if (f.legged) bothStitches(view, f.hem, 0.8, bodyHalf(f, view.name === 'front'));
  slits(view, f, low);
  vent(view, f, low);
  edgeTrims(view, f, low);
  if (f.seamed || f.legged) return;
  const edges: Edge[] = [
    { path: s ? along(low, 0) : hemLine(f, view.name === 'front'), parts: ['hem', 'border'], layer: 'details' },
  ];
  // work on a body has its own places, and edgeTrims its own ruffle and fringe
  drawSewnOn(view, { ...f.g, details: f.g.details.filter(({ id }) => !isWorked({ id })) }, edges, [
    'ruffle',
    'fringe',
    'tassel',
  ]);
}
