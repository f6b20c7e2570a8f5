import type { Garment } from '@toile/look';

/** Whether elastic takes in the waist of a skirt: a slip has no darts, and is pulled on. */
export const isElastic = (g: Garment): boolean =>
  g.silhouette === 'slip' || g.details.some(({ id }) => id === 'elastic' || id === 'elasticated-waist');
