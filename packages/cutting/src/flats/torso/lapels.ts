import { asksFor } from '@toile/look';
import { inset } from '../../kit/inset.ts';
import { crossings } from '../../kit/level.ts';
import { closed, curve, flatten, join, mapped, type Path, type Pt, poly, reverse } from '../../kit/path.ts';
import type { View } from '../view.ts';
import { breakOf, overlapOf } from './crossing.ts';
import type { Frame } from './frame.ts';

/** Radius of the cutaway of a single-breasted front, cm. */
const ROUND = 6;

/** Collar and lapel of the right front, lying on the body: its roll, its leaf and its collar from the neck seam up. */
interface LapelShape {
  lapel: Path;
  collar?: Path;
}

/** Where the gorge meets the roll of the lapel. */
const rollTop = (f: Frame): Pt => [f.hps[0] * 0.72, f.t.frontNeck - 1];

function lapelShape(f: Frame, y: number, overlap: number): LapelShape {
  const w = f.hps[0];
  const stand = f.t.collar ?? 3;
  const fall = f.t.collarFall ?? 4.5;
  const wide = f.t.lapel ?? 8;
  const top: Pt = [w - 0.4, -stand + 0.6];
  const notchY = f.t.frontNeck + 3.5;
  // the roll runs from the neck to the break, which lies past the centre
  const end: Pt = [-overlap, y];
  if (f.g.collar === 'shawl')
    return {
      lapel: closed(
        join(
          poly(top, end),
          curve(end, [w * 0.5, y - 3], [w + wide * 0.9, notchY + 8], [w + wide * 0.55, notchY - 2]),
          curve([w + wide * 0.55, notchY - 2], [w + wide * 0.4, 2], [w + 2.4, 0], top),
        ),
      ),
    };
  const peak = f.g.collar === 'peak';
  const gorge: Pt = [w + wide * 0.35, notchY - 1.5];
  const corner: Pt = peak ? [w + wide * 0.86, notchY - 3.6] : [w + wide * 0.62, notchY + 1];
  const inner = rollTop(f);
  const collarPoint: Pt = peak ? [gorge[0] + 1.4, gorge[1] - 2.2] : [gorge[0] + 2.2, gorge[1] - 3.4];
  return {
    lapel: closed(
      join(
        curve(end, [w * 0.3, y - (y - corner[1]) * 0.34], [corner[0] - 1.4, corner[1] + 6], corner),
        poly(corner, gorge, inner, end),
      ),
    ),
    collar: closed(poly(top, inner, gorge, collarPoint, [w + 2.6, fall - stand + 0.8])),
  };
}

function backCollar(view: View, f: Frame): void {
  const w = f.hps[0];
  const stand = f.t.collar ?? 3;
  const low = (f.t.collarFall ?? 4.5) - stand;
  view.whole(
    'details',
    'seam',
    join(
      curve([0, -stand], [w * 0.6, -stand], [w * 0.86, -stand + 0.2], [w - 0.4, -stand + 0.6]),
      poly([w + 1.8, low + 1.2]),
      curve([w + 1.8, low + 1.2], [w * 0.7, low + 1.6], [w * 0.3, low + 1.4], [0, low + 1.4]),
    ),
    'collar',
  );
}

/** Front edges of a tailored coat: wearer's left over right for men, right over left for women, lapels and collar on both. */
export function drawLapels(view: View, f: Frame): void {
  if (view.name === 'back') {
    backCollar(view, f);
    return;
  }
  const w = f.hps[0];
  const stand = f.t.collar ?? 3;
  const y = breakOf(f);
  const overlap = overlapOf(f);
  const top: Pt = [w - 0.4, -stand + 0.6];
  // where the two rolls cross: above it the lining of the back is seen, under it the over front lies
  const roll = f.g.collar === 'shawl' ? top : rollTop(f);
  const crossing: Pt = [0, y - ((y - roll[1]) * overlap) / (overlap + roll[0])];
  const back = curve([0, f.t.backNeck], [w * 0.5, f.t.backNeck], [w * 0.86, f.t.backNeck * 0.5], f.hps);
  const crest = curve([0, -stand], [w * 0.5, -stand], [w * 0.86, -stand + 0.2], top);
  view.whole('details', 'none', poly([0, f.t.backNeck], f.hps, top, roll, crossing), 'inside');
  view.whole('details', 'seam', join(crest, poly(f.hps), reverse(back)), 'collar');
  const shape = lapelShape(f, y, overlap);
  const over = f.men ? 1 : -1;
  const put = (side: number) => {
    const flip = (path: Path): Path => mapped(path, ([px, py]) => [px * side, py]);
    view.add('details', 'seam', flip(shape.lapel), 'lapel');
    if (shape.collar) view.add('details', 'seam', flip(shape.collar), 'collar');
    const edge = shape.collar ? outerEdge(shape.lapel) : undefined;
    const stitch = edge && f.build === 'coat' ? inset(edge, 0.7, shape.lapel) : undefined;
    if (stitch) view.add('details', 'stitch', flip(stitch));
  };
  put(-over);
  overFront(view, { y, overlap, over, crossing, top });
  put(over);
  frontEdges(view, f, y, overlap, over);
}

/** x of the outer edge of a lapel on the wearer's left at a level; 0 where there is none. */
export function lapelEdgeAt(f: Frame, y: number): number {
  if (f.t.lapel === undefined) return 0;
  const { lapel } = lapelShape(f, breakOf(f), overlapOf(f));
  return Math.max(0, ...crossings(flatten(lapel, 24), y, true));
}

/** The outer edge of a lapel, from the break to its corner. */
const outerEdge = (lapel: Path): Path => ({ from: lapel.from, steps: lapel.steps.slice(0, 1) });

interface Over {
  y: number;
  overlap: number;
  over: number;
  crossing: Pt;
  top: Pt;
}

/** The cloth of the front that lies on top covers what of the other runs on under it. */
function overFront(view: View, { y, overlap, over, crossing, top }: Over): void {
  const x = -overlap * over;
  const far = top[0] * over;
  const cover = closed(poly([0, crossing[1]], [x, y], [x, y + 1], [far * 1.6, y + 1], [far * 1.6, crossing[1]]));
  view.add('details', 'none', cover, 'cloth');
}

/** A zip that closes a front with lapels, from the break down: on its edge, slanted to near the middle where it stands far off it. */
function zipEdge(view: View, f: Frame, [x, y]: Pt): void {
  const foot = Math.abs(x) > 3 ? x * 0.45 : x;
  const end = f.bottom;
  const at = (level: number, dx: number): Pt => [x + ((foot - x) * (level - y)) / (end - y) + dx, level];
  for (const dx of [-0.5, 0.5]) view.add('trims', 'seam', poly(at(y, dx), at(end, dx)));
  for (let level = y + 0.6; level < end - 0.6; level += 1)
    view.add('trims', 'fold', poly(at(level, -0.45), at(level + 0.3, 0.45)));
  for (const dx of [-1.5, 1.5]) view.add('trims', 'stitch', poly(at(y + 1, dx), at(end - 0.2, dx)));
  const pull = closed(poly(at(y + 1, -0.7), at(y + 1, 0.7), at(y + 4.4, 0.5), at(y + 4.4, -0.5)));
  view.add('trims', 'seam', pull, 'white');
}

/** The edge that lies on top, from the break down; cutaway or square at the hem. */
function frontEdges(view: View, f: Frame, y: number, overlap: number, over: number): void {
  const x = -overlap * over;
  const round = f.build === 'tailored' && f.g.closure === 'single-breasted' && !asksFor(f.g, 'tails');
  const r = ROUND;
  if (round) {
    // both fronts are cut away alike: between them the lining of the back is seen
    const cut = flatten(
      curve(
        [-overlap, f.bottom - r * 1.5],
        [-overlap, f.bottom - 2.4],
        [r * 0.3 - overlap, f.bottom - 0.1],
        [r - overlap, f.bottom],
      ),
    );
    const [first = [0, f.bottom] as Pt, ...past] = cut.filter(([px]) => px >= 0);
    view.whole('body', 'seam', poly([0, first[1]], first, ...past, [0, f.bottom]), 'inside');
    const shown = cut.filter(([px]) => px < 0).map(([px, py]): Pt => [px * over, py]);
    view.add('body', 'outline', poly([x, y], ...shown, [0, first[1]]));
  } else if (f.g.closure === 'zip') {
    zipEdge(view, f, [x, y]);
    return;
  } else view.add('body', 'seam', poly([x, y], [x, f.bottom]));
  if (f.build === 'coat')
    view.add('topstitch', 'stitch', poly([x + over * 0.7, y + 0.4], [x + over * 0.7, f.bottom - 0.4]));
  const pitch = f.build === 'coat' ? 13 : 10;
  const rows = f.g.closure === 'double-breasted' ? Math.ceil((f.t.buttons ?? 6) / 2) : (f.t.buttons ?? 2);
  for (let i = 0; i < rows; i++) {
    const by = y + i * pitch + (f.g.closure === 'double-breasted' ? 0 : 0.5);
    if (by > f.bottom - 6) break;
    view.circle('trims', [f.g.closure === 'double-breasted' ? x + over * 2.2 : 0, by], 1);
    if (f.g.closure === 'double-breasted') view.circle('trims', [-(x + over * 2.2), by], 1);
  }
}
