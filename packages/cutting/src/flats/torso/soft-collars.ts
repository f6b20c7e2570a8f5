import { asksFor } from '@toile/look';
import { closed, curve, join, poly } from '../../kit/path.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';

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
    view.both('folds', 'fold', poly([x, -high + 0.6], [x * 1.03, low * 0.8]));
  }
}

export function hood(view: View, f: Frame): void {
  const h = (f.t.hood ?? 35) * 0.62;
  const w = f.hps[0];
  if (view.name === 'back') {
    view.whole(
      'details',
      'seam',
      join(
        curve([0, -h], [w * 1.3, -h], [w * 1.7, -h * 0.4], [w + 1, 2]),
        curve([w + 1, 2], [w * 0.6, 4], [w * 0.3, 5], [0, 5]),
      ),
      'cloth',
    );
    view.add('seams', 'seam', poly([0, -h], [0, 5]));
    return;
  }
  const d = f.t.frontNeck;
  view.whole('inside', 'none', curve([0, -h], [w * 1.3, -h], [w * 1.8, -h * 0.3], [w + 1, 2]), 'cloth');
  view.both('inside', 'outline', curve([0, -h], [w * 1.3, -h], [w * 1.8, -h * 0.3], [w + 1, 2]));
  view.whole(
    'inside',
    'seam',
    join(curve([0, -h + 4], [w * 0.8, -h + 4.4], [w * 1.05, -h * 0.4], [w * 0.5, d - 1]), poly([0, d])),
    'inside',
  );
  view.both('topstitch', 'stitch', curve([0, -h + 2.4], [w * 1.05, -h + 3], [w * 1.3, -h * 0.4], [w * 0.62, d - 1]));
  view.both(
    'details',
    'seam',
    closed(
      join(
        curve([0.2, d], [w * 0.4, d - 0.4], [w * 0.9, d * 0.5], f.hps),
        poly([w + 1, 2]),
        curve([w + 1, 2], [w * 0.8, d * 0.7], [w * 0.3, d + 0.8], [0.2, d + 1.4]),
      ),
    ),
    'cloth',
  );
  if (asksFor(f.g, 'drawcord') || asksFor(f.g, 'hood-drawstring'))
    view.both('trims', 'seam', curve([1.4, d - 0.6], [2.2, d + 4], [1.2, d + 9], [1.9, d + 14]));
}
