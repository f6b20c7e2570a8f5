/**
 * Line with a hierarchy: the contour toward the light is thin and broken, the shadow side and overlaps are heavy, seams
 * weigh half, folds die at both ends. Its colour is the cloth's own dark.
 */

import { SAME, stream } from '#atelier/kit/chance.ts';
import { inkOf, lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { arcLength, slice } from '#atelier/kit/curves.ts';
import type { InkGroup, Stroke } from '#atelier/kit/ink.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { FoldCurve, Line, LineKind } from './build.ts';

const WEIGHT: Record<LineKind, number> = {
  light: 0.95,
  shade: 2.2,
  hem: 1.9,
  overlap: 2,
  seam: 0.8,
  detail: 1.1,
  stitch: 0.75,
  fold: 1.15,
  opening: 1.5,
};

/** On dark cloth a dark line is lost: edges and seams inside the contour are drawn lighter than the cloth, and on cloth nearly black its folds too. */
const DARK = { nearlyBlack: 0.17, deep: 0.31 } as const;
const CONTOUR: readonly LineKind[] = ['light', 'shade', 'hem'];
/** What lightens a line, and how far towards it a line goes on cloth that is only deep. */
const PALE = { colour: '#b9b4b8', share: 0.32, blacker: 0.2 } as const;

/** What a line is drawn with; a pale one lies on the cloth as a thread does, for every medium grows what is drawn darker than it. */
function penOf(line: Line, cloth: string): { colour: string; isCord: boolean } {
  const { kind, colour } = line;
  const isCord = line.isCord === true;
  if (colour) return { colour, isCord };
  const light = lumaOf(cloth);
  const dark = kind === 'fold' ? DARK.nearlyBlack : DARK.deep;
  if (light >= dark || CONTOUR.includes(kind)) return { colour: inkOf(cloth), isCord };
  if (kind === 'fold') return { colour: mixHex(cloth, PALE.colour, 0.34 * (1 - light / dark) + 0.12), isCord };
  return { colour: mixHex(cloth, PALE.colour, PALE.share + PALE.blacker * (1 - light / dark)), isCord: true };
}

/** Stitch length and the gap after it, page units. */
const STITCH = 4.6;
const GAP = 3.2;
/** How much of a row of stitches is thread. */
const STITCHED = 0.85 * (STITCH / (STITCH + GAP));

/** @param isStitched where it is not, stitches are shorter than two pixels and a row of them is a paler line. */
function strokesOf(line: Line, isStitched: boolean): Stroke[] {
  const { points, kind } = line;
  const length = arcLength(points);
  const width = WEIGHT[kind] * (line.weight ?? 1);
  if (points.length < 2 || length < 1 || width <= 0) return [];
  switch (kind) {
    case 'light': {
      if (length < 90) return [{ points, width, taperIn: 0.1, taperOut: 0.2, press: false }];
      // a lost edge: the line lifts where the light is strongest
      const next = stream(SAME, 'lines.lost-edge', points[0][0] * 13, points[0][1] * 7, length);
      const from = 0.22 + next() * 0.3;
      const to = from + 0.07 + next() * 0.11;
      const again = to + 0.12 + next() * 0.16;
      const strokes: Stroke[] = [
        { points: slice(points, 0, from, 40), width, taperIn: 0.04, taperOut: 0.4, press: false },
        { points: slice(points, to, again, 30), width, taperIn: 0.4, taperOut: 0.4, press: false },
      ];
      if (again < 0.92)
        strokes.push({ points: slice(points, again + 0.04, 1, 40), width, taperIn: 0.4, taperOut: 0.04, press: false });
      return strokes;
    }
    case 'stitch': {
      if (!isStitched) return [{ points, width, taperIn: 0, taperOut: 0, press: false, alpha: STITCHED }];
      const count = Math.max(1, Math.floor(length / (STITCH + GAP)));
      return Array.from({ length: count }, (_, i) => ({
        points: slice(points, i / count, i / count + STITCH / length, 3),
        width,
        taperIn: 0.1,
        taperOut: 0.1,
        press: false,
        alpha: 0.85,
      }));
    }
    case 'fold':
      return [
        {
          points,
          width,
          taperIn: line.grow ? 0.85 : 0.45,
          taperOut: line.grow ? 0.08 : 0.5,
          press: false,
          alpha: 0.7,
        },
      ];
    case 'seam':
      return [{ points, width, taperIn: 0.12, taperOut: 0.12, press: false, alpha: 0.75 }];
    default:
      return [{ points, width, taperIn: 0.05, taperOut: 0.05, press: kind !== 'overlap' }];
  }
}

export interface LineOptions {
  clip?: Point[][] | undefined;
  cut?: Point[][] | undefined;
  alpha?: number;
  /** Whether stitches are drawn one by one. */
  isStitched?: boolean;
}

/** Lines over cloth of colour `cloth` as one group of ink; a line with a colour of its own keeps it. */
export const inkGroup = (
  lines: readonly Line[],
  cloth: string,
  { isStitched = true, ...options }: LineOptions = {},
): InkGroup => ({
  ...options,
  strokes: lines.flatMap((line) => {
    const pen = penOf(line, cloth);
    return strokesOf(line, isStitched).map((stroke) => ({ ...stroke, ...pen }));
  }),
});

/** A fold line weaker than this would read as a scratch: its shade tells it. */
const FAINTEST = 0.36;
/** The weight from which a fold line is a line and no hair. */
const LEAST = 0.55;

/** The ink of folds, from the very curves that shade them. @param crisp factor: soft cloth is told by shade alone. */
export const foldLines = (folds: readonly FoldCurve[], crisp = 1): Line[] =>
  folds
    .filter((f) => (f.ink ?? 0) * crisp >= FAINTEST)
    .map((f) => ({
      kind: 'fold',
      points: slice(f.points, f.from ?? 0.05, f.to ?? 0.8, 24),
      weight: Math.max(LEAST, (f.ink ?? 0) * crisp),
      grow: f.grow ?? false,
    }));
