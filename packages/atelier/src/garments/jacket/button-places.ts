import { centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { asideAt, lastButton, overOf } from './front-edge.ts';
import type { JacketCut } from './jacket-cut.ts';

/** How far the first button lies below the throat or the break, and the last above the hem or below the waist, page units. */
const FIRST = { neck: 16, lapel: 5 } as const;
const LAST = { hem: 40, coat: 120, jacket: 70, isCoat: 60 } as const;
/** Half the width between two rows, page units. */
const ROWS = 19;

/** Where its buttons are. */
export function buttonsOf(f: Wearer, cut: JacketCut, brk: Point): Point[] {
  if (cut.buttons <= 0 || cut.open > 0) return [];
  const waistY = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2;
  const high = cut.front === 'neck';
  const first = brk[1] + (high ? FIRST.neck : FIRST.lapel);
  const last = cut.buttonsTo
    ? cut.buttonsTo
    : high
      ? Math.min(cut.endY - LAST.hem, waistY + (cut.endY > f.hip[LEFT][1] + LAST.isCoat ? LAST.coat : LAST.jacket))
      : lastButton(cut, brk);
  return Array.from({ length: cut.buttons }, (_, i): Point[] => {
    const y = cut.buttons > 1 ? lerp(first, last, i / (cut.buttons - 1)) : first;
    const along = (y - brk[1]) / Math.max(1, cut.endY - brk[1]);
    const x = centreX(f, y) - overOf(f) * asideAt(cut, along);
    return cut.double
      ? [
          [x - ROWS, y],
          [x + ROWS, y],
        ]
      : [[x, y]];
  }).flat();
}
