/** A cutter's drawing of a garment as marks of the sheet, in the inks of the garment and with its borders in their own strip. */

import type { FlatFill, FlatPen, FlatView, Garment } from '@toile/look';
import { asksFor } from '@toile/look';
import { ruleOf } from '#atelier/cloth/named-cloths.ts';
import { edgeOf } from '#atelier/garments/drape/draped-cloth.ts';
import { graphicMaterial } from '#atelier/garments/finish/graphic.ts';
import { SAME } from '#atelier/kit/chance.ts';
import type { Point } from '#atelier/kit/points.ts';
import { straightBand } from './band.ts';
import { boundsOf, type Mark, type Weight } from './marks.ts';

/** Labels, buckles, and buttons of no colour of their own. */
const WHITE = '#f4efe5';

const WEIGHT: Record<FlatPen, Weight> = { outline: 'contour', seam: 'seam', stitch: 'stitch', fold: 'rib' };

/** Cloth that shows what is under it; lace tells itself by its figure. */
const showsThrough = ({ cloth, details }: Garment): boolean =>
  ruleOf(cloth).cover < 0.9 && cloth.fabric !== 'lace' && !asksFor({ details }, 'lining');

/** What fills a part of another colour than the cloth; undefined leaves it the cloth's. */
function colourOf(fill: FlatFill, { trims, border, cloth }: Garment): string | undefined {
  switch (fill) {
    case 'rib':
    case 'collar':
    case 'cuff':
    case 'lapel':
      return trims[fill]?.hex;
    case 'button':
      return trims.buttons?.hex ?? WHITE;
    case 'trim':
      return border?.accent.hex ?? trims.buttons?.hex ?? cloth.colour.hex;
    case 'contrast':
      return (trims.contrast ?? trims.belt ?? trims.sash ?? trims.obi ?? trims.lapel ?? border?.colour)?.hex;
    case 'white':
      return WHITE;
    default:
      return undefined;
  }
}

/** A border as its strip runs: along its longer side, its free edge away from the middle of the garment. */
function borderMark(points: Point[], garment: Garment, middle: Point): Mark {
  const material = edgeOf(garment)?.material;
  if (!material) return { kind: 'fill', points, tone: 'trim' };
  const { left, top, right, bottom } = boundsOf([{ kind: 'fill', points, tone: 'trim' }]);
  const isLevel = right - left >= bottom - top;
  const isFirst = isLevel ? (top + bottom) / 2 < middle[1] : (left + right) / 2 < middle[0];
  const [near, far]: [Point, Point] = isLevel
    ? [
        [left, isFirst ? bottom : top],
        [left, isFirst ? top : bottom],
      ]
    : [
        [isFirst ? right : left, top],
        [isFirst ? left : right, top],
      ];
  const run: Point = isLevel ? [right - left, 0] : [0, bottom - top];
  const band = material.strip && straightBand(material.strip, { from: near, to: far, run });
  return { kind: 'fill', points, tone: 'trim', of: material.colour, ...(band && { band }) };
}

/** A picture in its frame. */
function graphicMark(points: Point[], garment: Garment): Mark {
  const { left, top, right, bottom } = boundsOf([{ kind: 'fill', points, tone: 'cloth' }]);
  const { strip, colour } = graphicMaterial(garment, SAME);
  const band = strip && straightBand(strip, { from: [left, top], to: [left, bottom], run: [right - left, 0] });
  return { kind: 'fill', points, tone: 'trim', of: colour, ...(band && { band }) };
}

function fillMark(fill: FlatFill, points: Point[], garment: Garment, middle: Point): Mark {
  if (fill === 'graphic') return graphicMark(points, garment);
  if (fill === 'border') return borderMark(points, garment, middle);
  if (fill === 'inside' || fill === 'block' || fill === 'middle') return { kind: 'fill', points, tone: fill };
  const of = colourOf(fill, garment);
  if (of) return { kind: 'fill', points, tone: 'cloth', of };
  return { kind: 'fill', points, tone: showsThrough(garment) ? 'sheer' : 'cloth' };
}

/** Marks of the sheet, centimetres. */
export function trueMarks({ marks }: FlatView, garment: Garment): Mark[] {
  const all = marks.map((mark) => ({ ...mark, points: mark.points.map(([x, y]): Point => [x, y]) }));
  const { left, top, right, bottom } = boundsOf(all.map(({ points }) => ({ kind: 'fill', points, tone: 'cloth' })));
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  return all.flatMap(({ points, isClosed, fill, pen }): Mark[] => [
    ...(fill ? [fillMark(fill, points, garment, middle)] : []),
    ...(pen
      ? [{ kind: 'line', points: isClosed ? [...points, points[0]] : points, weight: WEIGHT[pen] } as const]
      : []),
  ]);
}
