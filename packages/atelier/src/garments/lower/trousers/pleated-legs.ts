/** Knife pleats pressed into wide trousers from the band to the hem, as they are into a skirt. */

import type { FoldCurve, Line } from '#atelier/cloth/build.ts';
import { stream } from '#atelier/kit/chance.ts';
import type { LegPanel } from './trouser-parts.ts';

/** Pleats across one leg. */
export const PLEATS_A_LEG = 9;

/** Ridges and edges of the pleats, each ridge with its ink line. */
export function pleatedLegs(legs: readonly LegPanel[], seed: number): { folds: FoldCurve[]; lines: Line[] } {
  const next = stream(seed, 'pleated-legs');
  const folds: FoldCurve[] = [];
  const lines: Line[] = [];
  for (const { panel, name } of legs)
    for (let i = 1; i < PLEATS_A_LEG; i++) {
      const u = -1 + (2 * i) / PLEATS_A_LEG;
      const sway = (next() - 0.5) * 0.05;
      const points = panel.line(
        [
          [u * 0.96, 0.02],
          [u + sway, 0.5],
          [u + sway * 0.4, 1],
        ],
        12,
      );
      folds.push({
        points,
        width: panel.halfWidth(0.9) / PLEATS_A_LEG + 3,
        height: 7,
        side: 1,
        on: [name],
        grow: true,
      });
      lines.push({ kind: 'detail', points, weight: 0.9 });
    }
  return { folds, lines };
}
