import { crossesItself } from '../kit/polygon.ts';
import type { Specification } from '../spec/specification.ts';
import { cutLine, type Pattern, seamLine } from './piece.ts';
import { seamError } from './read-pattern.ts';

/** Two sides of a seam sew when they are this near, cm, the written ease apart. */
export const SEWS = 0.3;

/** Why a pattern could not be cut or sewn: nothing when it can. */
export function faultsOf(spec: Specification, pattern: Pattern): string[] {
  const negative = spec.points.filter((p) => !(p.value > 0)).map((p) => `${p.part} ${p.id} is ${p.value}`);
  const crossed = pattern.pieces.flatMap((piece) => [
    ...(crossesItself(seamLine(piece)) ? [`the seam line of ${piece.id} crosses itself`] : []),
    ...(crossesItself(cutLine(piece)) ? [`the cutting line of ${piece.id} crosses itself`] : []),
  ]);
  const unsewn = pattern.joins
    .filter((join) => !(Math.abs(seamError(pattern, join)) <= SEWS))
    .map((join) => `${join.name} is off by ${seamError(pattern, join).toFixed(2)} cm`);
  return [...negative, ...crossed, ...unsewn];
}
