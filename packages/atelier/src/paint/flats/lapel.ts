/** Lapels of tailored fronts, rolled to where the coat closes. */
import type { Garment } from '#atelier/look/look.ts';
import type { Block } from '#atelier/paint/flats/block.ts';
import type { Pen } from '#atelier/paint/flats/pen.ts';
import { type Point, spline } from '#atelier/paint/geometry.ts';

/** Height at which a lapel breaks, centimetres. */
export const breakHeight = (garment: Garment): number => (garment.closure === 'double-breasted' ? 36 : 38);

/** A lapel rolled to `breakY`; `peak` points up, `notch` is cut, a shawl is one curve. */
export function drawLapel(pen: Pen, block: Block, breakY: number, kind: 'notch' | 'peak' | 'shawl'): void {
  const n = block.neck;
  pen.fill(
    [
      [-n, 0],
      [-n + 1.4, -3.6],
      [0, -2.6],
      [n - 1.4, -3.6],
      [n, 0],
      [0.2, breakY],
    ],
    'inside',
  );
  pen.line(
    spline(
      [
        [-n + 1.4, -3.6],
        [0, -2.6],
        [n - 1.4, -3.6],
      ],
      5,
    ),
    'contour',
  );
  const edge: Record<typeof kind, Point[]> = {
    notch: [
      [n + 3, 3],
      [11.2, 10],
      [9.4, 11.2],
      [13.6, 12.6],
      [9, breakY * 0.62],
      [0.4, breakY],
    ],
    peak: [
      [n + 3, 3],
      [10.4, 10.4],
      [9, 11.6],
      [15.4, 9.4],
      [9.6, breakY * 0.6],
      [0.4, breakY],
    ],
    shawl: spline(
      [
        [n + 3.4, 3],
        [11.6, 12],
        [9.4, breakY * 0.6],
        [0.4, breakY],
      ],
      6,
    ),
  };
  pen.shapeBoth([[n - 1.4, -3.6], ...edge[kind], [n * 0.5, breakY * 0.45]]);
  if (kind !== 'shawl') pen.both([edge[kind][2], [n * 0.72, 6.6]]);
}
