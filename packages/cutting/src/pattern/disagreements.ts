import { PART_POINTS } from '../spec/grade.ts';
import type { PointOfMeasure, Specification } from '../spec/specification.ts';
import type { Pattern } from './piece.ts';
import { readPattern } from './read-pattern.ts';

/** A point that the specification tells otherwise than a tape shows on the pieces, beyond the house's tolerance. */
export interface Disagreement {
  point: PointOfMeasure;
  /** Centimetres. */
  drafted: number;
}

/** Where specification and pieces do not agree. */
export function disagreements(spec: Specification, pattern: Pattern): Disagreement[] {
  const read = readPattern(pattern);
  return spec.points.flatMap((point) => {
    const drafted = read[point.part]?.[point.id];
    const tolerance = PART_POINTS[point.part][point.id]?.tolerance ?? 0;
    if (drafted === undefined || point.count || Math.abs(drafted - point.value) <= tolerance + 1e-6) return [];
    return [{ point, drafted }];
  });
}
