/** The crease of tailored trousers, and the breaks at its end. */

import type { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { kneeOf } from './folded-leg.ts';
import { breaksOnShoe, type LegPanel, type TrouserOptions } from './trouser-parts.ts';

/** Heights along the leg: where the pressed crease ends, and the breaks under it, each across its share of the leg. */
export const BREAK = {
  crease: 0.925,
  breaks: [
    [0.946, 0.86],
    [0.97, 0.5],
  ],
  step: 0.024,
} as const;

/** The crease that tailored trousers are pressed in: from the waist to the hem along the middle of the leg. */
export function pressedCrease(folds: FoldSet, leg: LegPanel, o: TrouserOptions): void {
  const s = leg.side;
  const knee = kneeOf(o);
  folds.add({
    points: leg.panel.line(
      [
        [-s * 0.05, 0.035],
        [0, 0.25],
        [s * 0.03, knee],
        [0, breaksOnShoe(o) ? BREAK.crease : 0.985],
      ],
      14,
    ),
    // an edge and no groove: narrow, and low enough that only its far plane falls into shade
    width: 8 + o.cut.hem * 0.09,
    height: 2,
    side: 1,
    ink: 0.62,
    from: 0.03,
    to: 0.99,
    on: [leg.name],
  });
}
