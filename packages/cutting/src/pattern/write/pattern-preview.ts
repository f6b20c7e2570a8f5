import { boxOf, type Pt } from '../../kit/path.ts';
import { cutLine, type Pattern } from '../piece.ts';
import { placePieces } from './place-pieces.ts';

/** Centimetres: enough to know a piece by its shape, too coarse to cut from. */
const GRID = 0.5;
/** A curve is followed as far as this, cm. */
const COARSE = 0.7;

export interface PreviewPiece {
  name: string;
  /** Data of an SVG path, in centimetres of the sheet. */
  outline: string;
  /** The edge that lies on the fold, where there is one. */
  fold: string;
  /** Its middle, where its name is written, and how wide it is there or elsewhere. */
  at: Pt;
  wide: number;
}

export interface PatternPreview {
  /** Centimetres. */
  width: number;
  height: number;
  pieces: readonly PreviewPiece[];
}

const onGrid = (v: number) => Math.round(v / GRID) * GRID;

/** How far a point lies from the line through two others. */
function offLine([x, y]: Pt, [ax, ay]: Pt, [bx, by]: Pt): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (ay - y) - dy * (ax - x)) / length;
}

/** The line with only those points that it bends at (Douglas and Peucker). */
function plain(points: readonly Pt[]): Pt[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const offs = points.map((p) => offLine(p, first, last));
  const most = Math.max(...offs);
  if (most < COARSE) return [first, last];
  const at = offs.indexOf(most);
  return [...plain(points.slice(0, at + 1)).slice(0, -1), ...plain(points.slice(at))];
}

function data(points: readonly Pt[], [ox, oy]: Pt): string {
  const steps: string[] = [];
  for (const [x, y] of plain(points)) {
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
    const { x0, x1, y0, y1 } = boxOf(line);
    return {
      name: piece.name,
      outline: `${data(line, at)}Z`,
      fold: fold ? data(fold.points, at) : '',
      at: [onGrid((x0 + x1) / 2 + at[0]), onGrid((y0 + y1) / 2 + at[1])] as const,
      wide: onGrid(x1 - x0),
    };
  });
  return { width: Math.ceil(sheet.width), height: Math.ceil(sheet.height), pieces };
}
