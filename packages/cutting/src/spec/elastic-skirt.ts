import type { Garment } from '@toile/look';
import { isMade, type WithMade } from './made/made.ts';

/** Whether elastic takes in the waist of a skirt: a slip has no darts, and is pulled on. */
export const isElastic = (g: Garment & WithMade): boolean =>
  g.silhouette === 'slip' ||
  isMade(g, 'elastic-waist') ||
  g.details.some(({ id }) => id === 'elastic' || id === 'elasticated-waist');
