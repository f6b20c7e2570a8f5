/** What closes the front of a bodice. */
import type { Line } from '#atelier/cloth/build.ts';
import { isWoman } from '#atelier/figure/landmarks.ts';
import { type Bodice, neckFront } from '#atelier/garments/bodice.ts';
import { frogs, laces, placket, zip } from '#atelier/garments/closures.ts';
import type { Dressing } from '#atelier/garments/dressing.ts';
import type { Garment } from '#atelier/look/look.ts';
import { add, type Point } from '#atelier/paint/geometry.ts';

export interface FrontLines {
  lines: Line[];
  buttons: Point[];
}

/** What closes the front of a bodice. */
export function frontClosure(d: Dressing, g: Garment, b: Bodice, endY: number): FrontLines {
  const { f } = d;
  const top = add(neckFront(b), [0, 2]);
  const over = isWoman(f) ? 1 : -1;
  const span = endY - top[1];
  switch (g.closure) {
    case 'buttons':
    case 'single-breasted':
    case 'double-breasted':
      return placket(f, top, endY - 4, Math.max(3, Math.round(span / 36)), over);
    case 'half-placket':
      return placket(f, top, top[1] + Math.min(110, span * 0.42), 3, over, 7);
    case 'frog': {
      const p = placket(f, top, endY - 4, Math.max(3, Math.round(span / 48)), over);
      return { lines: [...p.lines, ...frogs(p.buttons)], buttons: p.buttons };
    }
    case 'zip':
      return { lines: zip(f, top, endY - 2), buttons: [] };
    case 'lace-up':
      return { lines: laces(f, top, top[1] + Math.min(120, span * 0.6)), buttons: [] };
    default:
      return { lines: [], buttons: [] };
  }
}
