import { closed, curve, type Pt, poly } from '../../kit/path.ts';
import { openingOf } from '../../spec/placed.ts';
import { keyholeBehind as keyholeOf, keyholeSize } from '../../spec/torso/keyhole.ts';
import { openBehindEnd } from '../../spec/torso/open-behind.ts';
import type { View } from '../view.ts';
import { closersAt, type Frame } from './frame.ts';

/** Width of the overlap behind. */
const LAP = 1.5;

/** Buttons or hooks down the centre back, from the neck to below the waist or to the seam of a skirt. */
export function buttonedBack(view: View, f: Frame, top: number): void {
  const isHooked = openingOf(f.g)?.endsWith('hook') === true;
  const end = openBehindEnd(f.t);
  view.named('centre back', () => view.add('seams', 'seam', poly([LAP, top], [LAP, end])));
  view.add('topstitch', 'stitch', poly([-LAP, top + 0.4], [-LAP, end]));
  if (end < f.bottom - 1) view.add('seams', 'seam', poly([0, end], [0, f.bottom]));
  const count = closersAt(f, /back/, isHooked ? /hook/ : /button|snap|stud/);
  for (let i = 0; i < count; i++) {
    const y = top + 1.2 + ((end - top - 3.2) * i) / Math.max(1, count - 1);
    if (isHooked) view.add('trims', 'seam', poly([LAP - 0.9, y], [LAP, y]));
    else view.circle('trims', [0, y], 0.55);
  }
}

/** The lower end of the drop behind. */
export const keyholeEnd = (f: Frame, top: number): number => top + (keyholeOf(f.g, f.bottom)?.to ?? 0);

export function keyholeBehind(view: View, f: Frame, top: number): void {
  const hole = keyholeOf(f.g, f.bottom);
  if (!hole) return;
  const { from, half } = hole;
  const low = keyholeEnd(f, top);
  view.whole(
    'details',
    'seam',
    curve([0, top + from], [half * 0.7, top + from + 1], [half * 1.9, low], [0, low]),
    'inside',
  );
  view.add('seams', 'seam', poly([0, top], [0, top + from]));
  view.circle('trims', [0.1, top + 0.7], 0.55);
  const { long, wide } = keyholeSize(hole);
  view.tell([half * 0.6, top + (low - top) * 0.7], `keyhole ${long} × ${wide}, button and loop`);
}

/** A box that slants from the neck to the wearer's left for a man and to the right for a woman. */
export function slantedPlacket(view: View, f: Frame, isConcealed: boolean): void {
  const top = f.t.frontNeck;
  const s = f.men ? 1 : -1;
  const half = (f.t.placketWidth ?? 2.5) / 2;
  const long = f.t.placket ?? 20;
  const end: Pt = [Math.min(long * 0.42, f.t.acrossFront / 2 - 4) * s, top + long * 0.9];
  const slope = (end[0] * s) / (end[1] - top);
  const lean = (x: number): Pt => [x, top - 0.2 - Math.abs(x) * 0.2];
  view.add(
    'details',
    'seam',
    closed(
      poly(
        lean(-half),
        lean(half),
        [end[0] + half, end[1] - half * slope * s],
        [end[0] - half, end[1] + half * slope * s],
      ),
    ),
    'cloth',
  );
  view.add(
    'topstitch',
    'stitch',
    poly([0.5 - half, top + 0.6], [end[0] + 0.5 - half, end[1]], [end[0] + half - 0.5, end[1] - 0.4]),
  );
  if (isConcealed) return;
  const n = f.t.buttons ?? 4;
  for (let i = 0; i < n; i++) {
    const k = n === 1 ? 0.2 : 0.08 + (0.82 * i) / (n - 1);
    view.circle('trims', [end[0] * k, top + (end[1] - top) * k], 0.6);
  }
}
