/** What a tailor sews to the end of a sleeve: three buttons at a jacket's vent, a turned cuff with a button on a coat. */

import type { Line } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Jacket } from '#atelier/garments/jacket/jacket.ts';
import type { Point } from '#atelier/kit/points.ts';
import { LEFT } from '#atelier/kit/side.ts';
import { isSharp } from './bent-sleeve.ts';
import type { Sleeve } from './sleeve-parts.ts';

/** Where the vent's buttons sit: across the sleeve from its middle, and along it. */
const VENT = { across: 0.56, along: [0.965, 0.942, 0.919], radius: 2 } as const;

/** Where a coat's cuff is turned back, and its button. */
const CUFF = { along: 0.875, across: 0.42, button: 0.918, radius: 3.2 } as const;

export interface SleeveEnd {
  lines: Line[];
  buttons: Point[];
  /** Of each button, page units. */
  radius: number;
}

/** The ends of long sleeves, one each; a sharply bent arm hides its own. */
export function sleeveFinish(f: Wearer, j: Jacket, sleeves: readonly Sleeve[]): SleeveEnd[] {
  const isCoat = j.cut.endY > f.hip[LEFT][1] + 90;
  const seen = sleeves.filter(({ side }) => !isSharp(f, side));
  return seen.map(({ panel, side }): SleeveEnd => {
    if (!isCoat)
      return { lines: [], buttons: VENT.along.map((v) => panel.map(side * VENT.across, v)), radius: VENT.radius };
    return {
      lines: [
        { kind: 'overlap', points: panel.row(CUFF.along, -0.99, 0.99, 16), weight: 0.6, top: true },
        { kind: 'stitch', points: panel.row(CUFF.along + 0.015, -0.95, 0.95, 16), weight: 0.7, top: true },
      ],
      buttons: [panel.map(side * CUFF.across, CUFF.button)],
      radius: CUFF.radius,
    };
  });
}
