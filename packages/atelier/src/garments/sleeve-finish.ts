/** What a tailor sews to the end of a sleeve: three buttons at a jacket's vent, a turned cuff with a button on a coat. */
import type { Line } from '#atelier/cloth/build.ts';
import type { Figure } from '#atelier/figure/landmarks.ts';
import { isSharp } from '#atelier/garments/bent-sleeve.ts';
import type { Jacket } from '#atelier/garments/jacket.ts';
import type { Sleeve } from '#atelier/garments/sleeve.ts';
import { ellipse, type Point } from '#atelier/paint/geometry.ts';

/** Where the vent's buttons sit: across the sleeve from its middle, and along it. */
const VENT = { across: 0.56, along: [0.965, 0.942, 0.919] } as const;
const VENT_BUTTON = 1.9;

/** Where a coat's cuff is turned back, and its button. */
const CUFF = { along: 0.875, button: 0.918, across: 0.45 } as const;
const CUFF_BUTTON = 3;

const disc = (at: Point, radius: number, colour: string): Line => ({
  kind: 'detail',
  points: ellipse(at, radius, radius, 12),
  weight: 1.6,
  colour,
  top: true,
});

/** @param colour of the buttons. Long sleeves only; a sharply bent arm hides its vent. */
export function sleeveFinish(f: Figure, j: Jacket, sleeves: readonly Sleeve[], colour: string): Line[] {
  const isCoat = j.cut.endY > f.hiL[1] + 90;
  return sleeves.flatMap(({ panel, side }): Line[] => {
    if (isSharp(f, side)) return [];
    if (!isCoat) return VENT.along.map((v) => disc(panel.map(side * VENT.across, v), VENT_BUTTON, colour));
    return [
      {
        kind: 'overlap',
        points: panel.row(CUFF.along, -0.99, 0.99, 16),
        weight: 0.6,
        top: true,
      },
      {
        kind: 'stitch',
        points: panel.row(CUFF.along + 0.015, -0.95, 0.95, 16),
        weight: 0.7,
        top: true,
      },
      disc(panel.map(side * CUFF.across, CUFF.button), CUFF_BUTTON, colour),
    ];
  });
}
