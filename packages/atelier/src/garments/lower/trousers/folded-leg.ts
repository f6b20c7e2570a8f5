/** A leg while its folds are laid. */

import type { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { LegPanel, TrouserOptions } from './trouser-parts.ts';

export interface Leg {
  folds: FoldSet;
  leg: LegPanel;
  o: TrouserOptions;
  next: () => number;
  /** Edge point at v: 'in' the inseam, 'out' the outer seam. */
  edge: (which: 'in' | 'out', v: number) => Point;
  /** Height of the knee in v. */
  knee: number;
}

/** Height of the knee along the panel of a leg. */
export const kneeOf = ({ length }: TrouserOptions): number => (length > 0.6 ? 0.3 + 0.27 / length : 0.8);
