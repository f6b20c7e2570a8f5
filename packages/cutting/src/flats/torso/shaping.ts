import { curve, type Pt, poly } from '../../kit/path.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';

/** Two legs that meet in a point. */
function dart(view: View, mouth: Pt, tip: Pt, intake: number, across: Pt): void {
  const half: Pt = [(across[0] * intake) / 2, (across[1] * intake) / 2];
  view.both(
    'seams',
    'seam',
    poly([mouth[0] + half[0], mouth[1] + half[1]], tip, [mouth[0] - half[0], mouth[1] - half[1]]),
  );
}

const bustOf = (f: Frame): Pt => [f.t.chest * 0.19, f.underarm[1] + 4.5];

function sideDart(view: View, f: Frame): void {
  const [bx, by] = bustOf(f);
  const y = f.underarm[1] + 6.5;
  dart(view, [f.sideAt(y), y], [bx + 3, by + 0.6], 0.6, [0, 1]);
}

function waistDarts(view: View, f: Frame): void {
  const front = view.name === 'front';
  const [bx, by] = bustOf(f);
  const x = front ? bx : f.t.waist * 0.24;
  const end = Math.min(f.t.waistAt, f.bottom);
  const below = f.bottom > f.t.waistAt + 14 ? 12 : 0;
  const top: Pt = [x, front ? by + 3 : f.underarm[1] + 3];
  if (!below) {
    dart(view, [x * 0.94, end], top, 1.2, [1, 0]);
    return;
  }
  view.both('seams', 'seam', poly(top, [x * 0.92, end], [x, end + below]));
  view.both('seams', 'seam', poly(top, [x * 0.92 + 0.8, end], [x, end + below]));
}

function princess(view: View, f: Frame, to: number): void {
  const front = view.name === 'front';
  const pitch: Pt = [(front ? f.t.acrossFront : f.t.acrossBack) / 2, f.tip[1] + (f.underarm[1] - f.tip[1]) * 0.55];
  const waist: Pt = [f.t.waist * 0.26, Math.min(f.t.waistAt, f.bottom)];
  view.both('seams', 'seam', curve(pitch, [pitch[0] - 3, pitch[1] + 3], [f.t.chest * 0.2, f.underarm[1] + 3], waist));
  if (f.bottom > f.t.waistAt + 4)
    view.both(
      'seams',
      'seam',
      curve(waist, [waist[0] + 1, waist[1] + 10], [f.t.hip * 0.28, f.t.hipAt], [f.sideAt(to) * 0.56, to]),
    );
}

function choliDarts(view: View, f: Frame): void {
  const [bx, by] = bustOf(f);
  if (view.name === 'back') {
    dart(view, [f.t.waist * 0.24, f.bottom], [f.t.waist * 0.24, f.bottom - 13], 1.2, [1, 0]);
    return;
  }
  dart(view, [bx * 0.96, f.bottom], [bx, by + 2.6], 1.6, [1, 0]);
  dart(view, [f.sideAt(by + 4), by + 4], [bx + 2.8, by + 0.8], 0.8, [0, 1]);
  const pitch: Pt = [f.t.acrossFront / 2 + 0.2, f.tip[1] + (f.underarm[1] - f.tip[1]) * 0.62];
  dart(view, pitch, [bx + 2, by - 2], 0.6, [0.4, 0.9]);
}

function corsetPanels(view: View, f: Frame): void {
  for (const k of [0.22, 0.45, 0.7]) {
    const top: Pt = [f.underarm[0] * k, f.underarm[1] - (view.name === 'front' ? 4 * (1 - k) : 0)];
    view.both(
      'seams',
      'seam',
      curve(
        top,
        [f.t.chest * k * 0.5, top[1] + 6],
        [f.t.waist * k * 0.5, f.bottom * 0.7],
        [f.t.waist * k * 0.5, f.bottom - 0.4],
      ),
    );
    view.both(
      'topstitch',
      'stitch',
      curve(
        [top[0] + 0.8, top[1]],
        [f.t.chest * k * 0.5 + 0.8, top[1] + 6],
        [f.t.waist * k * 0.5 + 0.8, f.bottom * 0.7],
        [f.t.waist * k * 0.5 + 0.8, f.bottom - 0.4],
      ),
    );
  }
}

/** Darts, princess seams and panels of a build; yokes and box pleats of shirts and jackets. */
export function drawShaping(view: View, f: Frame): void {
  const front = view.name === 'front';
  switch (f.build) {
    case 'light':
    case 'tunic':
      if (front && !f.men && !f.bare && f.bottom > f.underarm[1] + 14) sideDart(view, f);
      return;
    case 'bodice':
      if (front && !f.bare) sideDart(view, f);
      if (f.t.waist < f.t.chest - 4) waistDarts(view, f);
      return;
    case 'choli':
      choliDarts(view, f);
      return;
    case 'corset':
      corsetPanels(view, f);
      return;
    case 'tailored':
    case 'coat':
      if (front) waistDarts(view, f);
      else princess(view, f, f.bottom);
      if (!front) view.add('seams', 'seam', poly([0, f.t.backNeck], [0, f.bottom]));
      return;
    case 'band-coat':
      princess(view, f, f.bottom);
      if (!front) view.add('seams', 'seam', poly([0, f.t.backNeck], [0, f.bottom]));
      return;
    case 'vest':
      waistDarts(view, f);
      if (!front) backStrap(view, f);
      return;
    case 'shirt':
      shirtYoke(view, f);
      return;
    case 'casual':
      if (f.t.yoke) truckerSeams(view, f);
      return;
    default:
      return;
  }
}

function backStrap(view: View, f: Frame): void {
  const y = Math.min(f.t.waistAt, f.bottom - 8);
  view.both(
    'trims',
    'seam',
    poly([f.sideAt(y) * 0.5, y - 1], [1, y - 0.8], [1, y + 0.8], [f.sideAt(y) * 0.5, y + 1]),
    'cloth',
  );
  view.add(
    'trims',
    'seam',
    poly([-1.4, y - 1.4], [1.4, y - 1.4], [1.4, y + 1.4], [-1.4, y + 1.4], [-1.4, y - 1.4]),
    'white',
  );
}

function shirtYoke(view: View, f: Frame): void {
  const depth = f.t.yoke ?? 8;
  if (view.name === 'front') {
    view.both('seams', 'seam', poly([f.hps[0] + 0.6, 2.2], [f.tip[0] - 0.6, f.tip[1] + 3]));
    return;
  }
  const x = f.t.acrossBack / 2 + 0.6;
  view.both('seams', 'seam', poly([0, depth + f.t.backNeck], [x, depth + f.t.backNeck - 0.6]));
  view.both('topstitch', 'stitch', poly([0, depth + f.t.backNeck + 0.5], [x - 0.2, depth + f.t.backNeck - 0.1]));
  view.both('folds', 'fold', poly([1.6, depth + f.t.backNeck + 0.6], [1.4, depth + f.t.backNeck + 16]));
  view.add(
    'trims',
    'seam',
    poly(
      [-0.5, depth + f.t.backNeck - 1.2],
      [-0.5, depth + f.t.backNeck + 1],
      [0.5, depth + f.t.backNeck + 1],
      [0.5, depth + f.t.backNeck - 1.2],
    ),
  );
}

function truckerSeams(view: View, f: Frame): void {
  const y = f.t.yoke ?? 14;
  const x = (yy: number) => (yy > f.underarm[1] ? f.sideAt(yy) : f.t.acrossFront / 2 + 0.4);
  view.both('seams', 'seam', poly([1.6, y + 1], [x(y), y]));
  view.both('topstitch', 'stitch', poly([1.6, y + 1.7], [x(y) - 0.2, y + 0.7]));
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
