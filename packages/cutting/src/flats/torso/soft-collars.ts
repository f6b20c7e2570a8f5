import { asksFor } from '@toile/look';
import { curve, flatten, join, moved, type Path, poly, reverse } from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';
import { backNeck, frontNeck } from './necklines.ts';

/** Turtle neck folded over itself. */
export function rollCollar(view: View, f: Frame): void {
  const w = f.hps[0];
  const high = (f.t.collar ?? 18) / 2 - 1;
  const low = view.name === 'front' ? f.t.frontNeck : f.t.backNeck;
  view.whole(
    'details',
    'seam',
    join(
      curve([0, -high], [w * 0.5, -high], [w * 0.86, -high + 0.2], [w - 0.6, -high + 0.6]),
      poly([w + 0.4, 1]),
      curve([w + 0.4, 1], [w * 0.7, low + 0.8], [w * 0.3, low + 1], [0, low + 1]),
    ),
    'rib',
  );
  for (let k = 0; k < 6; k++) {
    const x = (w * (k + 0.5)) / 6.2;
    view.both('details', 'fold', poly([x, -high + 0.6], [x * 1.03, low * (1 - (x / w) ** 2 * 0.7)]));
  }
}

/** How far the tip of a pointed hood stands over a round one, cm. */
const POINT = 11;

/** A hood that stands up from the neck seam, its edges coming down to the centre front. */
export function hood(
  view: View,
  f: Pick<Frame, 't' | 'g' | 'hps'>,
  neck = { front: frontNeck(f), back: backNeck(f) },
): void {
  const h = (f.t.hood ?? 35) * 0.62;
  const w = f.hps[0];
  // a pointed hood ends in a tip that falls back
  const crown = isMade(f.g, 'pointed-hood')
    ? join(
        curve([0, -h - POINT], [w * 0.5, -h - POINT * 0.2], [w * 1.5, -h * 0.96], [w * 1.55, -h * 0.5]),
        curve([w * 1.55, -h * 0.5], [w * 1.6, -h * 0.2], [w * 1.3, 0], [w + 0.2, 0.4]),
      )
    : curve([0, -h], [w * 1.3, -h], [w * 1.75, -h * 0.35], [w + 0.2, 0.4]);
  if (view.name === 'back') {
    view.whole('details', 'outline', join(crown, reverse(neck.back)), 'cloth');
    view.add('details', 'seam', poly([0, isMade(f.g, 'pointed-hood') ? -h - POINT : -h], [0, f.t.backNeck]));
    view.both('details', 'stitch', reverse(moveUp(neck.back, 0.6)));
    return;
  }
  const d = f.t.frontNeck;
  const opening = (out: number): Path =>
    curve(
      [0, -h + 4 - out],
      [w * 0.8 + out * 1.2, -h + 4.4 - out],
      [w * 1.05 + out, -h * 0.3],
      [out * 0.8, d - out * 0.2],
    );
  view.whole('details', 'outline', join(crown, reverse(neck.front)), 'cloth');
  view.whole('details', 'seam', opening(0), 'inside');
  view.both('details', 'stitch', opening(2));
  if (asksFor(f.g, 'fur-trim')) fur(view, opening(0));
  if (asksFor(f.g, 'drawcord') || asksFor(f.g, 'hood-drawstring')) {
    view.circle('trims', [2, d - 2.6], 0.4).circle('trims', [-2, d - 2.6], 0.4);
    view.both('trims', 'seam', curve([2, d - 2.4], [3.2, d + 3], [2.4, d + 8], [3, d + 13]));
  }
}

const moveUp = (path: Path, up: number): Path => moved(path, 0, -up);

/** Fur along an edge: short strokes that stand off it. */
function fur(view: View, edge: Path): void {
  const points = flatten(edge, 26);
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.min(i + 1, points.length - 1)] ?? [x, y];
    const long = Math.hypot(ax - x, ay - y) || 1;
    const out = i % 2 ? 3.4 : 2.4;
    view.both('trims', 'fold', poly([x, y], [x - ((ay - y) / long) * -out, y + ((ax - x) / long) * -out]));
  });
}
