import type { Specification } from './specification.ts';

/**
 * The specification of what no template cuts: of another garment's measures, seams, closings, trims, construction and works it has none, so
 * that no reader can state a number of a line that does not exist. Cloth is kept where the words have it; the order is told in its own words.
 */
export const withoutFigure = (nearest: Specification, missing: string): Specification => ({
  ...nearest,
  missing,
  points: [],
  lengths: [],
  unmet: [],
  seams: [],
  closings: [],
  trims: [],
  construction: [],
  works: [],
  cloths: nearest.cloths.filter(({ role, provenance }) => role === 'fabric' && provenance === 'words'),
});
