/** Skirts of a technical drawing: alone with a waistband, or the lower half of a dress. */
import type { Garment, Silhouette } from '#atelier/look/look.ts';
import type { Pen, View } from '#atelier/paint/flats/pen.ts';
import { lerp, type Point, spline } from '#atelier/paint/geometry.ts';

/** Hem half-width beyond the hip per metre of length, and how the fullness is made. */
interface Cut {
  flare: number;
  full: 'plain' | 'gathers' | 'pleats' | 'cones' | 'tiers';
}
const PLAIN: Cut = { flare: 5, full: 'plain' };
const CUT: Partial<Record<Silhouette, Cut>> = {
  pencil: { flare: -7, full: 'plain' },
  slip: { flare: 6, full: 'plain' },
  mermaid: { flare: 22, full: 'plain' },
  'a-line': { flare: 26, full: 'plain' },
  empire: { flare: 20, full: 'gathers' },
  wrap: { flare: 24, full: 'plain' },
  flared: { flare: 44, full: 'cones' },
  'fit-and-flare': { flare: 46, full: 'cones' },
  circle: { flare: 70, full: 'cones' },
  gathered: { flare: 40, full: 'gathers' },
  tiered: { flare: 46, full: 'tiers' },
  pleated: { flare: 30, full: 'pleats' },
  balloon: { flare: 18, full: 'gathers' },
  peplum: { flare: 30, full: 'cones' },
};
/** Widest a skirt lies on the paper, so that a circle still leaves its bodice readable. */
const WIDEST = 62;

export interface SkirtShape {
  waist: Point;
  hipHalf: number;
  hemY: number;
}

/** Side seam from waist to hem. */
export function skirtSide(garment: Garment, { waist, hipHalf, hemY }: SkirtShape): Point[] {
  const { flare } = CUT[garment.silhouette] ?? PLAIN;
  const length = hemY - waist[1];
  const hem = Math.min(WIDEST, hipHalf + (flare * length) / 100);
  const hipY = Math.min(waist[1] + 20, lerp(waist[1], hemY, 0.5));
  if (garment.silhouette === 'mermaid') {
    const knee = lerp(waist[1], hemY, 0.66);
    return spline([waist, [hipHalf, hipY], [hipHalf - 3, knee], [hem, hemY]], 8);
  }
  if (garment.silhouette === 'balloon') return spline([waist, [hem, lerp(waist[1], hemY, 0.6)], [hem - 6, hemY]], 8);
  const full = flare > 35;
  const hip: Point = full ? [lerp(waist[0], hem, 0.34), hipY] : [Math.max(hipHalf, lerp(hipHalf, hem, 0.1)), hipY];
  return spline([waist, hip, [hem, hemY]], 10);
}

function fullness(pen: Pen, kind: Cut['full'], waist: Point, hem: Point): void {
  const ray = (t: number, from: number, to: number): Point[] => [
    [lerp(waist[0], hem[0], from) * t, lerp(waist[1], hem[1] + (1 - t * t) * 2, from)],
    [lerp(waist[0], hem[0], to) * t, lerp(waist[1], hem[1] + (1 - t * t) * 2, to)],
  ];
  if (kind === 'pleats') for (const t of [0.14, 0.3, 0.46, 0.62, 0.78, 0.92]) pen.both(ray(t, 0.01, 1));
  if (kind === 'cones')
    for (const [t, from] of [
      [0.26, 0.42],
      [0.58, 0.3],
      [0.82, 0.5],
    ] as const)
      pen.both(ray(t, from, 1));
  if (kind === 'gathers')
    for (const [t, to] of [
      [0.12, 0.24],
      [0.3, 0.38],
      [0.5, 0.22],
      [0.68, 0.42],
      [0.86, 0.26],
    ] as const)
      pen.both(ray(t, 0.01, to));
  if (kind === 'tiers')
    for (const v of [0.34, 0.66]) {
      const x = lerp(waist[0], hem[0], v);
      pen.both(
        spline(
          [
            [0, lerp(waist[1], hem[1], v) + 1.6],
            [x * 0.6, lerp(waist[1], hem[1], v) + 1],
            [x, lerp(waist[1], hem[1], v)],
          ],
          6,
        ),
      );
      for (const t of [0.2, 0.5, 0.8])
        pen.both([
          [x * t, lerp(waist[1], hem[1], v) + 1.4],
          [x * t * 1.03, lerp(waist[1], hem[1], v) + 7],
        ]);
    }
}

/** A border laid along the hem, `depth` centimetres deep. */
function border(pen: Pen, garment: Garment, hemLine: Point[], depth: number): void {
  if (!garment.border) return;
  const up = hemLine.map(([x, y]): Point => [x * 0.975, y - depth]);
  pen.fillWhole([...up, ...hemLine.slice().reverse()], 'trim');
  pen.both(up);
  pen.both(hemLine.map(([x, y]): Point => [x * 0.985, y - depth * 0.55]));
}

/** Skirt from `shape.waist` down, without its waistband. */
export function drawSkirt(pen: Pen, garment: Garment, shape: SkirtShape, view: View): void {
  const side = skirtSide(garment, shape);
  const hem = side[side.length - 1];
  const { waist, hemY } = shape;
  const cut = CUT[garment.silhouette] ?? PLAIN;
  const sag = Math.min(4, hem[0] * 0.07);
  const hemLine = spline([[0, hemY + sag], [hem[0] * 0.6, hemY + sag * 0.72], hem], 8);
  pen.fillWhole([[0, waist[1]], ...side, ...hemLine.slice().reverse()]);
  border(pen, garment, hemLine, 7);
  fullness(pen, cut.full, waist, hem);
  pen.both(side, 'contour');
  pen.both(hemLine, 'contour');
  if (!garment.border)
    pen.both(
      hemLine.map(([x, y]): Point => [x * 0.99, y - 2]),
      'stitch',
    );
  if (cut.full === 'plain') {
    pen.both([
      [waist[0] * 0.5, waist[1]],
      [waist[0] * 0.56, waist[1] + (view === 'front' ? 8 : 11)],
    ]);
    if (view === 'back')
      pen.line([
        [0, waist[1]],
        [0, hemY + sag],
      ]);
  }
  if (garment.silhouette === 'pencil' && view === 'back')
    pen.line(
      [
        [0.9, hemY + sag],
        [0.9, hemY - 14],
        [-0.4, hemY - 15],
      ],
      'contour',
    );
  if (garment.silhouette === 'wrap' && view === 'front')
    pen.line(
      spline(
        [
          [-waist[0] * 0.8, waist[1]],
          [-waist[0] * 0.3, lerp(waist[1], hemY, 0.5)],
          [-hem[0] * 0.4, hemY + sag],
        ],
        8,
      ),
      'contour',
    );
  if (view === 'front' && garment.details.some((d) => d.includes('slit'))) {
    const x = hem[0] * (garment.details.includes('front-slit') ? 0.3 : 0.55);
    pen.line(
      [
        [x, hemY + sag * 0.8],
        [x * 0.82, lerp(waist[1], hemY, 0.5)],
      ],
      'contour',
    );
  }
}

/** Waistband of a skirt or trousers: `half` wide, from `y` down. */
export function drawWaistband(pen: Pen, half: number, y: number, depth: number): void {
  pen.fillWhole([
    [0, y + 0.8],
    [half, y],
    [half + 0.3, y + depth],
    [0, y + depth + 0.8],
  ]);
  pen.both(
    [
      [0, y + 0.8],
      [half, y],
      [half + 0.3, y + depth],
      [0, y + depth + 0.8],
    ],
    'contour',
  );
}
