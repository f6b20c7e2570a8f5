import { makingOf } from '../making/making-steps.ts';
import type { Specification } from '../spec/specification.ts';
import type { Pattern } from './piece.ts';
import { labelOf } from './write/label.ts';

/** What is cut from what: a line a piece. */
export const cuttingList = (pattern: Pattern): string[] => pattern.pieces.map((piece) => labelOf(piece).join(', '));

/** Steps of making, in order, as a tailor would be told. */
export function makingSteps(spec: Specification, pattern: Pattern): string[] {
  if (spec.missing !== undefined)
    return ['1. Draft and make it yourself from the order: no template cuts this garment.'];
  if (pattern.undrafted)
    return ['1. Mould and draft it yourself from the flat and its measures: no pieces are cut here.'];
  return makingOf(spec, pattern).map(({ say }, i) => `${i + 1}. ${say}`);
}
