/** Finds the lines of a technical drawing that lie on dark cloth, where only a pale line is read. */

import type { Garment } from '@toile/look';
import type { Point } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import { fillOf, isDark, tonesOf } from './flat-tones.ts';
import { boundsOf, type Mark } from './marks.ts';

type Fill = Mark & { kind: 'fill' };

/** The middle of a line by its points. */
const middleOf = (points: readonly Point[]): Point => points[points.length >> 1];

/** The marks with every line within the garment marked that dark cloth lies under; an outline stays dark. */
export function legible(marks: readonly Mark[], garment: Garment): Mark[] {
  const tones = tonesOf(garment);
  const darkness = (fill: Fill): boolean => isDark(fillOf(fill, tones));
  const fills = marks.filter((mark): mark is Fill => mark.kind === 'fill');
  const first = fills.length > 0 && darkness(fills[0]);
  const isMixed = fills.some((fill) => darkness(fill) !== first);
  if (!isMixed && !first) return [...marks];
  const boxes = new Map(fills.map((fill) => [fill, { ...boundsOf([fill]), isDark: darkness(fill) }]));
  const under: Fill[] = [];
  const isOnDark = (point: Point): boolean => {
    if (!isMixed) return first;
    const [x, y] = point;
    const top = under.findLast((fill) => {
      const box = boxes.get(fill);
      return box && x > box.left && x < box.right && y > box.top && y < box.bottom && isInside(point, fill.points);
    });
    return boxes.get(top ?? fills[0])?.isDark ?? first;
  };
  return marks.map((mark): Mark => {
    if (mark.kind === 'fill') {
      under.push(mark);
      return mark;
    }
    return mark.weight !== 'outline' && isOnDark(middleOf(mark.points)) ? { ...mark, isPale: true } : mark;
  });
}
