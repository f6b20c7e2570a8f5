import type { Pt } from '../../kit/path.ts';
import { cutLine, type Pattern } from '../piece.ts';
import { placePieces } from './place-pieces.ts';

/** Half centimetres: enough to know a piece by its shape, too coarse to cut from. */
const GRID = 0.5;

export interface PreviewPiece {
  name: string;
  /** Data of an SVG path, in centimetres of the sheet. */
  outline: string;
  /** The edge that lies on the fold, where there is one. */
  fold: string;
  /** Where its name is written. */
  at: Pt;
}

export interface PatternPreview {
  /** Centimetres. */
  width: number;
  height: number;
  pieces: readonly PreviewPiece[];
}

const onGrid = (v: number) => Math.round(v / GRID) * GRID;

function data(points: readonly Pt[], [ox, oy]: Pt): string {
  const steps: string[] = [];
  for (const [x, y] of points) {
    const step = `${onGrid(x + ox)} ${onGrid(y + oy)}`;
    if (step !== steps.at(-1)) steps.push(step);
  }
  return steps.length ? `M${steps.join('L')}` : '';
}

/** The pieces laid side by side to be looked at: cut lines alone, on a coarse grid, no seams, notches or darts. */
export function patternPreview(pattern: Pattern): PatternPreview {
  const sheet = placePieces(pattern.pieces, 150);
  const pieces = sheet.placed.map(({ piece, at }) => {
    const line = cutLine(piece);
    const fold = piece.sides.find(({ name }) => name === piece.fold);
    const middle = (axis: 0 | 1) => {
      const all = line.map((p) => p[axis]);
      return onGrid((Math.min(...all) + Math.max(...all)) / 2 + at[axis]);
    };
    return {
      name: piece.name,
      outline: `${data(line, at)}Z`,
      fold: fold ? data(fold.points, at) : '',
      at: [middle(0), middle(1)] as const,
    };
  });
  return { width: Math.ceil(sheet.width), height: Math.ceil(sheet.height), pieces };
}
