import { inset } from '../kit/inset.ts';
import { closed, endOf, join, type Path, poly } from '../kit/path.ts';
import type { View } from './view.ts';

/** A half that runs from the centre top to the centre bottom, closed along the centre. */
export const halfPiece = (half: Path): Path => closed(join(half, poly(endOf(half), half.from)));

/** Stitches at an even distance from an edge of a half, on both sides of the centre. */
export function bothStitches(view: View, edge: Path, by: number, half: Path): void {
  const line = inset(edge, by, halfPiece(half));
  if (line) view.both('topstitch', 'stitch', line);
}
