import { yAt } from '../../kit/level.ts';
import { between, closed, curve, type Path, type Pt, poly } from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
import type { View } from '../view.ts';
import { closersAt, type Frame } from './frame.ts';
import { bareEdge, strapFoot, strapWidth } from './necklines.ts';

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

/** The right strap of a front or back, where there is one: over a fold at the level of the shoulder, or to the nape. */
export function strapLines(f: Frame, front: boolean): Strap[] {
  const width = strapWidth(f);
  const peak = strapFoot(f);
  if (f.g.neckline === 'straps') {
    const top: Pt = [Math.max(f.hps[0], peak[0] - 1), 0];
    const x = f.t.acrossBack / 2 - 7;
    if (front) return [strap(peak, top, width)];
    // crossed, it is sewn to the back beyond the middle
    return [strap([isMade(f.g, 'crossed-straps') ? -x * 0.55 : x, yAt(bareEdge(f, false), x)], top, width)];
  }
  if (f.g.neckline !== 'halter') return [];
  return [strap(peak, [Math.max(width + 1.5, Math.min(f.hps[0] - 1, peak[0])), 0], width)];
}

/** The neck band of a halter behind the neck, and the ends that tie it. */
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
  view.both('trims', 'seam', curve([0.2, 0], [3, 1], [2.4, 8], [3.4, 13]));
  view.circle('trims', [0, 0], 0.9, 'cloth');
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
