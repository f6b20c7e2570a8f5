/** Where the parts of a bag lie on it, whatever its shape. */
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { Point } from '#atelier/kit/points.ts';

/** The face of a bag: its outline, and from -1..1 across and 0..1 down to the body's heads. */
export interface BagFace {
  body: Point[];
  at: (u: number, v: number) => Point;
}

export const LINE = { fine: 0.007, seam: 0.0105 } as const;
export const even = (pts: Point[], w: number = LINE.fine, a = 1): Stroke => ({ pts, w, press: [1, 1, 1], a });
export const closed = (pts: Point[]): Point[] => [...pts, pts[0]];
