import { boxOf, type Pt } from '../../kit/path.ts';
import { cutLine, type Piece } from '../piece.ts';

export interface PlacedPiece {
  piece: Piece;
  /** Where the piece's own origin comes to lie, cm. */
  at: Pt;
}

export interface Sheet {
  placed: readonly PlacedPiece[];
  /** Centimetres. */
  width: number;
  height: number;
}

/** Between pieces, cm. */
const GAP = 1.5;

/** Pieces in shelves, tallest first, on a sheet of at most this width (cm). */
export function placePieces(pieces: readonly Piece[], widest: number): Sheet {
  const boxes = pieces
    .map((piece) => ({ piece, box: boxOf(cutLine(piece)) }))
    .sort((a, b) => b.box.y1 - b.box.y0 - (a.box.y1 - a.box.y0));
  const placed: PlacedPiece[] = [];
  let [x, y, row, width] = [0, 0, 0, 0];
  for (const { piece, box } of boxes) {
    const w = box.x1 - box.x0;
    if (x > 0 && x + w > widest) [x, y, row] = [0, y + row + GAP, 0];
    placed.push({ piece, at: [x - box.x0, y - box.y0] });
    x += w + GAP;
    width = Math.max(width, x - GAP);
    row = Math.max(row, box.y1 - box.y0);
  }
  return { placed, width, height: y + row };
}
