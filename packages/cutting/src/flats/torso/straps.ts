import { between, closed, curve, type Path, type Pt, poly } from '../../kit/path.ts';
import { isTiedAtNape, strapLine, strapWidth } from '../../spec/torso/bare-edge.ts';
import type { View } from '../view.ts';
import { closersAt, type Frame } from './frame.ts';

export interface Strap {
  /** Middle of its end at the upper edge, and of its fold over the shoulder or of the nape. */
  foot: Pt;
  top: Pt;
  middle: Pt;
  width: number;
  shape: Path;
}

/** How far a strap runs down behind the edge that it is sewn to. */
const TUCKED = 1.4;

function strap(foot: Pt, top: Pt, width: number): Strap {
  const h = width / 2;
  const shape = closed(
    poly(
      [foot[0] - h, foot[1] + TUCKED],
      [foot[0] - h, foot[1]],
      [top[0] - h, top[1]],
      [top[0] + h, top[1]],
      [foot[0] + h, foot[1]],
      [foot[0] + h, foot[1] + TUCKED],
    ),
  );
  return { foot, top, middle: between(foot, top, 0.6), width, shape };
}

/** The right strap of a front or back, where there is one. */
export function strapLines(f: Frame, front: boolean): Strap[] {
  const line = strapLine(f, front);
  // a halter meets itself at the nape and has no strap down the back
  return line ? [strap(line.foot, line.top, strapWidth(f))] : [];
}

/** The neck band of a halter behind the neck, and how its ends meet. */
function nape(view: View, f: Frame): void {
  const [line] = strapLines(f, true);
  if (!line) return;
  const [x, h] = [line.top[0], line.width / 2];
  const band = view.name === 'back' ? 'body' : 'inside';
  view.whole(
    band,
    'seam',
    poly([0, -h], [x + h, -h * 0.4], [x + h, h], [0, h]),
    view.name === 'back' ? 'cloth' : 'inside',
  );
  if (view.name === 'front') return;
  if (isTiedAtNape(f.g)) {
    view.both('trims', 'seam', curve([0.4, 0.2], [4.6, -4.4], [6.6, 3], [0.6, 0.6]), 'cloth');
    view.both('trims', 'seam', curve([0.2, 0.4], [2, 3], [1.6, 10], [2.4, 16]));
    view.both('trims', 'seam', curve([0.5, 0.4], [3.2, 3], [3.4, 9], [4.6, 15.6]));
    view.circle('trims', [0, 0.3], 1, 'cloth');
    view.tell([3, 12], 'ends tied in a bow at the nape');
    return;
  }
  // one end laps over the other and buttons
  view.add('trims', 'seam', poly([1.4, -h], [1.4, h]));
  view.circle('trims', [0.2, 0], 0.6);
  view.tell([0.2, 0.3], 'button and loop at the nape');
}

/** From one button of a strap to the next, cm. */
const STRAP_PITCH = 3;

/** Straps from the front over the shoulder to the back: those of the far side are seen between, from within. */
export function drawStraps(view: View, f: Frame): void {
  const front = view.name === 'front';
  const isHalter = f.g.neckline === 'halter';
  if (!isHalter || !front) for (const { shape } of strapLines(f, !front)) view.both('inside', 'seam', shape, 'inside');
  if (!isHalter || front) for (const { shape } of strapLines(f, front)) view.both('sleeves', 'seam', shape, 'cloth');
  if (isHalter) nape(view, f);
  const buttons = closersAt(f, /^strap/, /button|stud|snap/);
  if (!front || isHalter) return;
  for (const { foot } of strapLines(f, true))
    for (let i = 0; i < buttons; i++)
      for (const s of [-1, 1]) view.circle('trims', [foot[0] * s, foot[1] + 1 - i * STRAP_PITCH], 0.6);
}
