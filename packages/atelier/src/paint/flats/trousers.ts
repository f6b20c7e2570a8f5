/** Trousers of a technical drawing. */
import type { Garment, Length, Silhouette } from '#atelier/look/look.ts';
import { LEVEL } from '#atelier/paint/flats/block.ts';
import type { Pen, View } from '#atelier/paint/flats/pen.ts';
import { drawWaistband } from '#atelier/paint/flats/skirt.ts';
import { lerp, type Point, spline } from '#atelier/paint/geometry.ts';

/** Width of one leg at thigh, knee and hem, centimetres. */
interface Leg {
  thigh: number;
  knee: number;
  hem: number;
}
const STRAIGHT: Leg = { thigh: 28, knee: 23, hem: 21 };
const LEG: Partial<Record<Silhouette, Leg>> = {
  slim: { thigh: 25, knee: 17.5, hem: 14.5 },
  tapered: { thigh: 29, knee: 22, hem: 15 },
  churidar: { thigh: 26, knee: 15, hem: 10.5 },
  jogger: { thigh: 30, knee: 24, hem: 14 },
  bootcut: { thigh: 27, knee: 19.5, hem: 25 },
  flared: { thigh: 27, knee: 20, hem: 32 },
  wide: { thigh: 31, knee: 31, hem: 32 },
  palazzo: { thigh: 33, knee: 38, hem: 44 },
  balloon: { thigh: 33, knee: 36, hem: 15 },
  sharara: { thigh: 28, knee: 30, hem: 52 },
  patiala: { thigh: 38, knee: 34, hem: 14 },
  dhoti: { thigh: 38, knee: 34, hem: 15 },
  harem: { thigh: 38, knee: 36, hem: 14 },
  pleated: { thigh: 31, knee: 26, hem: 22 },
  gathered: { thigh: 34, knee: 34, hem: 16 },
};
const HEM: Partial<Record<Length, number>> = {
  micro: 74,
  mini: 78,
  thigh: 82,
  knee: LEVEL.knee + 2,
  midi: 116,
  cropped: 125,
  ankle: 135,
};
const FULL_LENGTH = 143;
/** How far below the body's crotch these are cut, centimetres. */
const DROPPED: Partial<Record<Silhouette, number>> = { jogger: 3, balloon: 3, patiala: 10, dhoti: 14, harem: 22 };
const ELASTIC = new Set(['drawstring', 'none']);

function frontDetails(pen: Pen, garment: Garment, waist: Point, crotch: number, denim: boolean): void {
  const elastic = ELASTIC.has(garment.closure) && !denim;
  if (elastic) {
    for (const t of [0.15, 0.35, 0.55, 0.75, 0.92])
      pen.both([
        [waist[0] * t, waist[1] + 4],
        [waist[0] * t, waist[1] + 8],
      ]);
    if (garment.closure === 'drawstring')
      pen.both(
        spline(
          [
            [0.6, waist[1] + 2],
            [2.6, waist[1] + 9],
            [2, waist[1] + 16],
          ],
          5,
        ),
        'contour',
      );
  } else {
    pen.line([
      [0.2, waist[1]],
      [0.2, crotch - 3],
    ]);
    pen.line(
      spline(
        [
          [4, waist[1] + 4],
          [3.8, crotch - 12],
          [0.4, crotch - 5],
        ],
        6,
      ),
      'stitch',
    );
  }
  if (denim)
    pen.both(
      spline(
        [
          [waist[0] * 0.5, waist[1] + 4],
          [waist[0] * 0.62, waist[1] + 9],
          [waist[0] + 1.6, waist[1] + 11],
        ],
        6,
      ),
    );
  else
    pen.both([
      [waist[0] * 0.74, waist[1] + 4],
      [waist[0] + 3.4, waist[1] + 20],
    ]);
  if (garment.details.some((d) => d.includes('cargo')))
    pen.both(
      [
        [19, 92],
        [28, 91.4],
        [28.4, 108],
        [19.6, 108.6],
        [19, 92],
        [19, 96.4],
        [28, 95.8],
      ],
      'contour',
    );
}

function backDetails(pen: Pen, waist: Point, crotch: number, denim: boolean): void {
  pen.line([
    [0, waist[1]],
    [0, crotch],
  ]);
  if (denim) {
    pen.both([
      [0, waist[1] + 10],
      [waist[0] + 1, waist[1] + 6.4],
    ]);
    const x = waist[0] * 0.3;
    pen.both(
      [
        [x, 55],
        [x + 11.6, 54.4],
        [x + 11.4, 66],
        [x + 5.8, 69],
        [x + 0.4, 66.4],
        [x, 55],
      ],
      'contour',
    );
    return;
  }
  pen.both([
    [waist[0] * 0.5, waist[1] + 4],
    [waist[0] * 0.52, waist[1] + 12],
  ]);
  pen.both(
    [
      [waist[0] * 0.26, waist[1] + 14],
      [waist[0] * 0.84, waist[1] + 13.4],
    ],
    'contour',
  );
}

/** Both legs, waistband, closure and pockets of one side. */
export function drawTrousers(pen: Pen, garment: Garment, male: boolean, view: View): void {
  const leg = LEG[garment.silhouette] ?? STRAIGHT;
  const denim = garment.cloth.fabric === 'denim';
  const waistY = garment.waistline === 'high' ? LEVEL.waist - 3 : garment.waistline === 'low' ? LEVEL.low : LEVEL.waist;
  const waist: Point = [(male ? 20.5 : 17.5) + (garment.waistline === 'low' ? 2 : 0), waistY];
  const crotch = LEVEL.crotch + (DROPPED[garment.silhouette] ?? 0);
  const hemY = HEM[garment.length] ?? FULL_LENGTH;
  const reach = (y: number): number =>
    y < LEVEL.knee
      ? lerp(leg.thigh, leg.knee, (y - crotch) / (LEVEL.knee - crotch))
      : lerp(leg.knee, leg.hem, (y - LEVEL.knee) / (LEVEL.ankle - LEVEL.knee));
  const gap = (y: number): number => lerp(0, 2.4, (y - crotch) / (LEVEL.ankle - crotch));
  const hip: Point = [Math.max(22.8, leg.thigh - 5.2), LEVEL.hip];
  const hem = reach(Math.min(hemY, LEVEL.ankle));
  const knee = LEVEL.knee;
  const long = hemY > knee + 6;
  const outer = spline(
    [waist, hip, ...(long ? [[gap(knee) + reach(knee), knee] as Point] : []), [gap(hemY) + hem, hemY]],
    10,
  );
  const inner = spline([[0, crotch], ...(long ? [[gap(knee), knee] as Point] : []), [gap(hemY), hemY]], 8);
  const hemLine: Point[] = [
    [gap(hemY) + hem, hemY],
    [gap(hemY), hemY + 0.6],
  ];
  pen.fillBoth([[0, waistY], ...outer, ...inner.slice().reverse()]);
  pen.both(outer, 'contour');
  pen.both(inner, 'contour');
  pen.both(hemLine, 'contour');
  if (garment.silhouette === 'jogger' || garment.silhouette === 'balloon')
    pen.both(hemLine.map(([x, y]): Point => [x, y - 5]));
  else if (garment.silhouette === 'churidar')
    for (const d of [3, 6.5, 10]) pen.both(hemLine.map(([x, y], i): Point => [x, y - d - i * 0.8]));
  else
    pen.both(
      hemLine.map(([x, y]): Point => [x, y - 2.4]),
      'stitch',
    );
  if (!denim && leg.hem > 17 && garment.silhouette !== 'palazzo' && long && view === 'front')
    pen.both([
      [lerp(0, waist[0], 0.55), waistY + 6],
      [gap(knee) + reach(knee) / 2, knee],
      [gap(hemY) + hem / 2, hemY],
    ]);
  drawWaistband(pen, waist[0], waistY - (garment.closure === 'drawstring' ? 1 : 0), 4);
  if (view === 'front') frontDetails(pen, garment, waist, crotch, denim);
  else backDetails(pen, waist, crotch, denim);
}
