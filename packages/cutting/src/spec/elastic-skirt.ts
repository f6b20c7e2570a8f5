import type { Garment } from '@toile/look';
import type { SkirtKind } from './cut.ts';
import { isMade, type WithMade } from './made/made.ts';

/** Whether elastic takes in the waist of a skirt: a slip has no darts, and is pulled on. */
export const isElastic = (g: Garment & WithMade): boolean =>
  g.silhouette === 'slip' ||
  isMade(g, 'elastic-waist') ||
  g.details.some(({ id }) => id === 'elastic' || id === 'elasticated-waist');

/** Skirts that elastic gathers at a casing: a band of pleats, of kalis or of a wrap stands firm. */
const GATHERED_AT_WAIST: readonly SkirtKind[] = ['straight', 'sector', 'gathered', 'tiered'];

/** Whether a skirt of a kind is pulled on over the hip and elastic alone holds it. */
export const isPulledOver = (g: Garment & WithMade, kind: SkirtKind): boolean =>
  GATHERED_AT_WAIST.includes(kind) && isElastic(g);
