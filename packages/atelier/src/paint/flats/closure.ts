/** How a garment closes, on its centre line. */
import { FROGS } from '#atelier/garments/front-closure.ts';
import type { Garment } from '#atelier/look/look.ts';
import { LEVEL } from '#atelier/paint/flats/block.ts';
import type { Pen } from '#atelier/paint/flats/pen.ts';
import { at, ellipse, lerp, type Point, spline } from '#atelier/paint/geometry.ts';

const button = (pen: Pen, at: Point, radius = 0.85): void => {
  const ring = ellipse(at, radius, radius, 10);
  pen.line([...ring, ring[0]], 'contour');
};
const every = (from: number, to: number, gap: number): number[] => {
  const count = Math.max(1, Math.round((to - from) / gap));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};

/** Knots of a jacket stand on its centre line; those of a dress or top follow the slanting front to the underarm. */
function drawFrogs(pen: Pen, garment: Garment, top: number, bottom: number, bust: number): void {
  const centred = garment.family === 'jacket';
  const end: Point = centred ? [0, Math.min(bottom - 8, top + 44)] : [bust + 1, LEVEL.underarm + 6];
  const line = centred ? [[0, top] as Point, end] : spline([[0, top], [bust * 0.5, lerp(top, end[1], 0.42)], end], 8);
  pen.line(line, 'contour');
  for (let i = 0; i < FROGS; i++) {
    const [x, y] = at(line, (i + 0.3) / FROGS);
    for (const side of [-1, 1])
      pen.line(
        spline(
          [
            [x, y],
            [x + side * 2, y - 0.8],
            [x + side * 4.2, y],
            [x + side * 2, y + 0.8],
            [x, y],
          ],
          4,
        ),
      );
  }
}

/** Closure of an upper garment between `top` and `bottom`; `bust` is the half-width it may reach. */
export function drawClosure(pen: Pen, garment: Garment, top: number, bottom: number, bust: number): void {
  const tailored = ['notch', 'peak', 'shawl'].includes(garment.collar);
  switch (garment.closure) {
    case 'buttons':
      pen.line([
        [-1.5, top],
        [-1.5, bottom],
      ]);
      pen.line(
        [
          [1.5, top],
          [1.5, bottom],
        ],
        tailored ? 'contour' : 'seam',
      );
      for (const y of every(top + 3, Math.min(bottom - 6, top + 70), 8.5)) button(pen, [0, y]);
      break;
    case 'half-placket': {
      const end = Math.min(bottom - 10, top + 20);
      pen.line([
        [-1.5, top],
        [-1.5, end],
        [1.5, end],
        [1.5, top],
      ]);
      for (const y of every(top + 3, end - 3, 6)) button(pen, [0, y], 0.7);
      break;
    }
    case 'single-breasted':
      pen.line(
        [
          [0.6, top],
          [0.6, bottom - 7],
          [-1.4, bottom],
        ],
        'contour',
      );
      for (const y of every(top + 1, Math.min(top + 13, bottom - 16), 11)) button(pen, [-1.2, y], 1);
      break;
    case 'double-breasted':
      pen.line(
        [
          [-bust * 0.3, top - 2],
          [-bust * 0.3, bottom],
        ],
        'contour',
      );
      for (const y of every(top + 2, Math.min(top + 24, bottom - 12), 11))
        for (const x of [-bust * 0.16, bust * 0.26]) button(pen, [x, y], 1);
      break;
    case 'zip':
      pen.line(
        [
          [0, top],
          [0, bottom],
        ],
        'contour',
      );
      pen.both(
        [
          [0.9, top],
          [0.9, bottom],
        ],
        'stitch',
      );
      break;
    case 'wrap':
      pen.line(
        spline(
          [
            [-bust * 0.2, top - 8],
            [bust * 0.3, top + 8],
            [bust * 0.74, Math.min(bottom, top + 20)],
          ],
          8,
        ),
        'contour',
      );
      break;
    case 'tie':
      pen.both(
        spline(
          [
            [0.3, top + 1],
            [4, top - 1.4],
            [6, top + 2],
            [0.3, top + 2],
          ],
          5,
        ),
        'contour',
      );
      pen.both(
        [
          [0.3, top + 2],
          [2.6, top + 12],
        ],
        'contour',
      );
      break;
    case 'frog':
      drawFrogs(pen, garment, top, bottom, bust);
      break;
    case 'lace-up':
      for (const y of every(top, top + 12, 4))
        pen.both([
          [-1.6, y],
          [1.6, y + 3],
        ]);
      break;
    case 'open':
      pen.fill(
        [
          [-1, top],
          [1, top],
          [2.6, bottom + 0.4],
          [-2.6, bottom + 0.4],
        ],
        'inside',
      );
      pen.both(
        [
          [0.6, top],
          [2.6, bottom],
        ],
        'contour',
      );
      break;
    default:
      break;
  }
}
