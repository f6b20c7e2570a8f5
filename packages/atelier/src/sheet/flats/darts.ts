/** What shapes a skirt to the waist, and how one gets into it: darts in front and behind, a zip at the centre back. */

import type { Garment } from '@toile/look';
import type { Point } from '#atelier/kit/points.ts';
import { boundsOf, type Mark, type View } from './pen.ts';

/** Skirts that fullness, a wrap or a stretch brings to the waist have none. */
const DARTED = new Set<Garment['silhouette']>(['pencil', 'straight', 'a-line', 'mermaid', 'slip', 'shift']);
/** Centimetres: height of the waistband, length of the darts, of the zip. */
const BAND = 4;
const DART = { front: 8.5, back: 11.5 } as const;
const ZIP = 17;
/** Share of half the waist at which a dart stands. */
const AT = 0.52;

const upright = (x: number, top: number, bottom: number, lean = 0): Point[] => [
  [x, top],
  [x + lean, bottom],
];

/** Half the breadth of the cloth at a height, centimetres. */
function halfAt(marks: readonly Mark[], y: number): number {
  let half = 0;
  for (const { kind, points } of marks) {
    if (kind !== 'fill') continue;
    for (const [x, py] of points) if (Math.abs(py - y) < 1.2) half = Math.max(half, Math.abs(x));
  }
  return half;
}

/** The marks to add to a skirt's; none for other garments. */
export function dartMarks({ family, silhouette, cloth, closure }: Garment, marks: readonly Mark[], view: View): Mark[] {
  if (
    family !== 'skirt' ||
    !DARTED.has(silhouette) ||
    cloth.fabric === 'jersey' ||
    // jeans are shaped by their yoke
    cloth.fabric === 'denim' ||
    cloth.fabric.includes('knit')
  )
    return [];
  const top = boundsOf(marks).top + BAND;
  const half = halfAt(marks, top);
  const dart = (side: number): Mark => ({
    kind: 'line',
    points: upright(side * half * AT, top, top + DART[view], side * 0.8),
    weight: 'rib',
  });
  const darts = [-1, 1].map(dart);
  if (view === 'front' || closure === 'wrap' || closure === 'tie' || closure === 'buttons') return darts;
  return [
    ...darts,
    { kind: 'line', points: upright(0, top - BAND + 0.6, top + ZIP), weight: 'seam' },
    { kind: 'line', points: upright(0.9, top, top + ZIP - 0.6), weight: 'stitch' },
    { kind: 'line', points: upright(-0.9, top, top + ZIP - 0.6), weight: 'stitch' },
  ];
}
