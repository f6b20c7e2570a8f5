import { boxOf, type Pt } from '../../kit/path.ts';
import { type Piece, seamLine } from '../piece.ts';

/** What is written on a piece: name, how often it is cut, from which cloth. */
export function labelOf(piece: Piece): string[] {
  const pairs = !piece.fold && piece.cut % 2 === 0 ? ` (${piece.cut / 2} pair${piece.cut > 2 ? 's' : ''})` : '';
  const lines = [piece.name, `cut ${piece.cut}${piece.fold ? ' on fold' : pairs}`];
  if (piece.cloth !== 'fabric') lines.push(piece.cloth);
  if (piece.bias) lines.push('true bias');
  return lines;
}

export function labelAt(piece: Piece): Pt {
  const box = boxOf(seamLine(piece));
  return [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
}
