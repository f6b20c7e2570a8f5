/** Hems that are not level: the drawn hem takes the line of the worn one. */
import { bottomOf } from '#atelier/garments/hem-shape.ts';
import type { Garment } from '#atelier/look/look.ts';
import { LEVEL } from '#atelier/paint/flats/block.ts';
import { boundsOf, type Mark, type View } from '#atelier/paint/flats/pen.ts';
import { clamp, type Point } from '#atelier/paint/geometry.ts';

/** Drawing units of the figure per centimetre of the drawing. */
const UNITS = 6.3;
const HANGS_LONG = new Set<Garment['family']>(['dress', 'skirt', 'lehenga']);
/** Half-width beyond which nothing of a top belongs to its hem: there the sleeves end. */
const TOP_HALF = 29;

/** Marks whose lower part follows the shape of the hem; the very same marks where it is level. */
export function bendHem(marks: Mark[], garment: Garment, view: View): Mark[] {
  const long = HANGS_LONG.has(garment.family);
  const offset = bottomOf(garment, long);
  if (!offset || !(long || garment.family === 'top')) return marks;
  const dips = garment.details.includes('high-low-hem');
  if (dips && view === 'back') return marks;
  const { right, bottom } = boundsOf(marks);
  const half = long ? right : Math.min(right, TOP_HALF);
  const from = long ? Math.min(LEVEL.hip, bottom - 24) : bottom - 15;
  const side = view === 'front' ? 1 : -1;
  const bent = ([x, y]: Point): Point =>
    Math.abs(x) > half + 0.5
      ? [x, y]
      : [x, y + (offset(clamp((side * x) / half, -1, 1)) / UNITS) * clamp((y - from) / (bottom - from))];
  // a back that hangs lower is seen beneath the front
  const behind = dips
    ? marks.flatMap((mark): Mark[] => (mark.kind === 'fill' ? [{ ...mark, tone: 'inside' }] : []))
    : [];
  return [...behind, ...marks.map((mark) => ({ ...mark, points: mark.points.map(bent) }))];
}
