import { fall } from '../../kit/fall.ts';
import { xAt, yAt } from '../../kit/level.ts';
import { closed, curve, mirror, moved, type Pt, poly } from '../../kit/path.ts';
import { isMade, madeOf } from '../../spec/made/made.ts';
import { bareEdge, seamAtEdge } from '../../spec/torso/bare-edge.ts';
import { shapingOf } from '../../spec/torso/shaping.ts';
import type { SewnName, View } from '../view.ts';
import type { Frame } from './frame.ts';
import { yokeSeam } from './made-waist.ts';
import { backNeck } from './necklines.ts';
import { pocketLine } from './pockets.ts';

/** Two legs that meet in a point. */
function dart(view: View, mouth: Pt, tip: Pt, intake: number, across: Pt): void {
  const half: Pt = [(across[0] * intake) / 2, (across[1] * intake) / 2];
  const legs = poly([mouth[0] + half[0], mouth[1] + half[1]], tip, [mouth[0] - half[0], mouth[1] - half[1]]);
  const name = across[1] === 1 ? 'bust dart' : uprightDart(view);
  view.named(name, () => view.both('seams', 'seam', legs));
}

const uprightDart = ({ name }: View): SewnName => (name === 'front' ? 'front dart' : 'back dart');

const bustOf = (f: Frame): Pt => [f.t.chest * 0.19, f.underarm[1] + 4.5];

function sideDart(view: View, f: Frame): void {
  const [bx, by] = bustOf(f);
  const y = f.underarm[1] + 6.5;
  dart(view, [f.sideAt(y), y], [bx + 3, by + 0.6], 0.6, [0, 1]);
}

/** From the upper edge to the point of a dart, cm. */
const UNDER_EDGE = 2.5;

function waistDarts(view: View, f: Frame): void {
  const front = view.name === 'front';
  const [bx, by] = bustOf(f);
  const x = front ? bx : f.t.waist * 0.24;
  const end = Math.min(f.t.waistAt, f.bottom);
  const below = f.bottom > f.t.waistAt + 14 ? 12 : 0;
  // it begins below the edge of a back that is left bare
  const edge = f.bare && f.g.neckline !== 'one-shoulder' ? yAt(bareEdge(f, front), x) + UNDER_EDGE : 0;
  const top: Pt = [
    x,
    Math.min(Math.max(front ? by + 4 : f.underarm[1] + 3, edge), Math.max(f.underarm[1] + 3, end - 4)),
  ];
  if (!below) {
    const welt = front ? pocketLine(f) : undefined;
    dart(view, [x, welt ?? end], top, welt === undefined ? 1.2 : 0.9, [1, 0]);
    return;
  }
  // two legs about one axis; what a pocket cuts off ends in it
  const pocket = front ? pocketLine(f) : undefined;
  const low = pocket !== undefined && pocket < end + below ? pocket : end + below;
  for (const leg of [-0.5, 0.5]) {
    const line = poly(top, [x + leg, end], [x + (low < end + below ? leg * 0.6 : 0), low]);
    // the front that lies under has its dart under the other
    view.named(uprightDart(view), () => {
      if (front && f.g.closure === 'wrap') view.add('seams', 'seam', f.men ? line : mirror(line));
      else view.both('seams', 'seam', line);
    });
  }
}

/** From the middle of the shoulder to the hem, taking in the waist. */
function princess(view: View, f: Frame): void {
  const x = seamAtEdge(f);
  const top: Pt = f.bare ? [x, yAt(bareEdge(f, view.name === 'front'), x)] : [(f.hps[0] + f.tip[0]) / 2, f.tip[1] / 2];
  const waist = Math.min(f.t.waistAt, f.bottom);
  view.both(
    'seams',
    'seam',
    fall([
      top,
      [top[0] + 0.4, f.underarm[1]],
      [top[0] - 1.2, waist],
      [top[0] + 0.6 + (f.t.hem - f.t.hip) / 4, f.bottom],
    ]),
  );
}

/** The edge of a panel under the arm: from the armhole to the hem. */
function sidePanel(view: View, f: Frame): void {
  const level = f.tip[1] + (f.underarm[1] - f.tip[1]) * 0.62;
  const top: Pt = [xAt(f.armhole, level), level];
  const waist = Math.min(f.t.waistAt, f.bottom);
  // it takes in the waist and gives to the hip, as the side would
  const inner = Math.min(top[0] - 0.6, f.sideAt(waist) * 0.8);
  const spring = Math.max(0.8, (f.foot[0] - f.sideAt(waist)) * 0.5);
  const chest: Pt = [top[0] - 0.3, f.underarm[1] + 2];
  view.both('seams', 'seam', fall([top, chest, [inner, waist], [inner + spring, f.bottom]]));
}

/** Less than this of a quarter’s waist is taken in without a dart that anybody would draw, cm. */
const LEAST_TAKEN = 0.4;
/** Shorter darts behind are none, cm. */
const LEAST_DART = 4;

/** Level of the neck of a back at x; 0 beside it. */
function backNeckAt(f: Frame, x: number): number {
  const level = yAt(backNeck(f), x);
  return x < f.hps[0] && Number.isFinite(level) ? level : 0;
}

function choliDarts(view: View, f: Frame, { bustDart, waist, frontDart }: ReturnType<typeof shapingOf>): void {
  const [bx, by] = bustOf(f);
  if (view.name === 'back') {
    if (waist <= LEAST_TAKEN) return;
    const x = f.t.waist * 0.24;
    const edge = f.bare && f.g.neckline !== 'one-shoulder' ? yAt(bareEdge(f, false), x) : backNeckAt(f, x);
    // a band that is too low for a dart has none
    const tip = Math.max(f.bottom - 13, edge + UNDER_EDGE);
    if (f.bottom - tip >= LEAST_DART) dart(view, [x, f.bottom], [x, tip], 1.2, [1, 0]);
    return;
  }
  if (waist > LEAST_TAKEN && frontDart > 0) dart(view, [bx * 0.96, f.bottom], [bx, by + 2.6], 1.6, [1, 0]);
  if (bustDart > 0) dart(view, [f.sideAt(by + 4), by + 4], [bx + 2.8, by + 0.8], 0.8, [0, 1]);
}

function corsetPanels(view: View, f: Frame): void {
  for (const k of [0.22, 0.45, 0.7]) {
    const x = f.underarm[0] * k;
    const top: Pt = [x, yAt(bareEdge(f, view.name === 'front'), x)];
    view.both(
      'seams',
      'seam',
      curve(
        top,
        [f.t.chest * k * 0.5, top[1] + 6],
        [f.t.waist * k * 0.5, f.bottom * 0.7],
        [f.t.waist * k * 0.5, f.bottom],
      ),
    );
    view.both(
      'topstitch',
      'stitch',
      curve(
        [top[0] + 0.8, top[1] + 0.4],
        [f.t.chest * k * 0.5 + 0.8, top[1] + 6],
        [f.t.waist * k * 0.5 + 0.8, f.bottom * 0.7],
        [f.t.waist * k * 0.5 + 0.8, f.bottom],
      ),
    );
  }
}

const CENTRE_BACK: readonly Frame['build'][] = ['tailored', 'coat', 'band-coat'];

/** Darts, princess seams and panels that the pieces are cut with; yokes and box pleats of shirts and jackets. */
export function drawShaping(view: View, f: Frame): void {
  const front = view.name === 'front';
  const shape = shapingOf(f.t, f.g, f.build, f.men);
  madeShape(view, f);
  if (f.build === 'corset') corsetPanels(view, f);
  if (f.build === 'choli' && shape.panels !== 'princess') {
    choliDarts(view, f, shape);
    return;
  }
  if (front && shape.bustDart && f.build !== 'corset') sideDart(view, f);
  view.named('panel', () => {
    if (shape.panels === 'princess') princess(view, f);
    if (shape.panels === 'side-panel') sidePanel(view, f);
  });
  const waisted = front ? shape.frontDart > 0 : shape.panels === 'darts';
  if (shape.waist > LEAST_TAKEN && waisted && f.build !== 'corset') waistDarts(view, f);
  if (!front && CENTRE_BACK.includes(f.build))
    view.named('centre back', () => view.add('seams', 'seam', poly([0, f.t.backNeck], [0, f.bottom])));
  if (!front && f.g.kind === 'waistcoat') backStrap(view, f);
  if (f.build === 'shirt' && shape.yoke) shirtYoke(view, f, shape.pleat);
  if (f.build === 'casual' && f.t.yoke) truckerSeams(view, f);
}

/** Bodies whose fronts have no yoke of their own. */
const YOKED: readonly Frame['build'][] = ['light', 'tunic', 'bodice', 'wide', 'knit', 'shirt'];

/** A yoke and a pleat behind, where words order them. */
function madeShape(view: View, f: Frame): void {
  const front = view.name === 'front';
  // 'at the back yoke' orders none in front
  const isElsewhere = front && /back/i.test(madeOf(f.g, 'yoke')?.text ?? '');
  if (isMade(f.g, 'yoke') && !isElsewhere && !f.bare && YOKED.includes(f.build) && (front || f.build !== 'shirt')) {
    const [middle, end] = yokeSeam(f, front, (y) => xAt(f.armhole, y));
    const seam = curve(middle, [end[0] * 0.4, middle[1]], [end[0] * 0.8, end[1]], end);
    view.named('yoke', () => view.both('seams', 'seam', seam));
    view.both('topstitch', 'stitch', moved(seam, 0, -0.6));
  }
  if (isMade(f.g, 'back-box-pleat') && !front && f.build !== 'shirt') backPleat(view, f);
}

/** Width of a pleat laid behind, from its edge to the middle, cm. */
const LAID = 4;

/** A pleat down the centre back: two edges that meet, the cloth folded away under them. */
function backPleat(view: View, f: Frame): void {
  const vent = f.t.vent ?? 0;
  const top = vent > 0 ? f.bottom - vent : f.t.backNeck + 8;
  view.add('seams', 'seam', poly([0, top], [0, f.bottom]));
  view.both('folds', 'fold', poly([0.4, top + 0.4], [LAID, f.bottom - 0.4]));
  view.both('topstitch', 'stitch', poly([0, top], [LAID * 0.7, top + 0.8]));
  view.tell([LAID * 0.5, top + (f.bottom - top) * 0.4], 'inverted box pleat');
}

function backStrap(view: View, f: Frame): void {
  const y = Math.min(f.t.waistAt, f.bottom - 8);
  view.both(
    'trims',
    'seam',
    poly([f.t.waist * 0.24, y - 1], [1, y - 0.8], [1, y + 0.8], [f.t.waist * 0.24, y + 1]),
    'cloth',
  );
  view.add(
    'trims',
    'seam',
    poly([-1.4, y - 1.4], [1.4, y - 1.4], [1.4, y + 1.4], [-1.4, y + 1.4], [-1.4, y - 1.4]),
    'white',
  );
}

function shirtYoke(view: View, f: Frame, pleat: number): void {
  if (view.name === 'front') return;
  const y = (f.t.yoke ?? 8) + f.t.backNeck;
  const x = xAt(f.armhole, y);
  view.named('yoke', () => view.both('seams', 'seam', poly([0, y], [x, y])));
  view.both('topstitch', 'stitch', poly([0, y + 0.5], [x - 0.2, y + 0.5]));
  if (!pleat) return;
  view.both('folds', 'fold', poly([pleat / 2, y], [pleat * 0.44, y + 16]));
  // the locker loop hangs from the seam of the yoke
  if (isMade(f.g, 'locker-loop'))
    view.add('trims', 'seam', closed(poly([-0.5, y], [0.5, y], [0.5, y + 5], [-0.5, y + 5])), 'cloth');
}

function truckerSeams(view: View, f: Frame): void {
  const y = f.t.yoke ?? 14;
  const x = (yy: number) => (yy > f.underarm[1] ? f.sideAt(yy) : xAt(f.armhole, yy));
  // the front stops at its placket, the back goes through
  const from = view.name === 'front' ? 1.6 : 0;
  view.both('seams', 'seam', poly([from, y + 1], [x(y), y]));
  view.both('topstitch', 'stitch', poly([from, y + 1.7], [x(y) - 0.2, y + 0.7]));
  for (const k of [0.34, 0.72]) {
    view.both('seams', 'seam', poly([x(y) * k + 1, y + 0.6], [f.t.hem * 0.5 * (0.16 + k * 0.42), f.bottom - 4]));
    view.both(
      'topstitch',
      'stitch',
      poly([x(y) * k + 1.6, y + 0.6], [f.t.hem * 0.5 * (0.16 + k * 0.42) + 0.6, f.bottom - 4]),
    );
  }
  view.both('seams', 'seam', poly([0, f.bottom - 4], [f.sideAt(f.bottom - 4), f.bottom - 4]));
}
