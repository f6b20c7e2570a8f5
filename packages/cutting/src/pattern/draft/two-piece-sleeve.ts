import { fall } from '../../kit/fall.ts';
import { flatten, type Path, type Pt } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import type { Piece } from '../piece.ts';

/** How far the front seam lies under the arm, and how far the front edge is hollowed at the elbow, cm. */
const UNDER = 2;
const HOLLOW = 1;
/** The front of the hem is as much shorter than the back. */
const RISE = 0.8;

export interface CoatSleeve {
  /** Half the width at the underarm; the cap runs from -half to half, back to front. */
  half: number;
  /** Height of the cap, cm. */
  height: number;
  /** Level of the hem below the top of the cap. */
  end: number;
  /** Half the opening. */
  opening: number;
}

const along = (points: readonly Pt[], from: number, to: number): Pt[] => {
  const at = (x: number): Pt => {
    const i = points.findIndex(([px]) => px >= x);
    const [a, b] = [points[i - 1], points[i]];
    if (!a || !b) return points[i] ?? [x, 0];
    return [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1e-9, b[0] - a[0])];
  };
  return [at(from), ...points.filter(([x]) => x > from + 1e-6 && x < to - 1e-6), at(to)];
};

/**
 * Upper and under sleeve of a coat. The sleeve of one piece is folded at its quarters, so that the cap's length, the width of the arm and the
 * opening stay what they were; both seams bend forward at the elbow, and each has two edges of one shape.
 */
export function twoPieceSleeve(cap: Path, { half, height, end, opening }: CoatSleeve): Piece[] {
  const points = flatten(cap, 32);
  const front = half / 2 + UNDER;
  const back = -half / 2;
  const over = along(points, back, front);
  const [backTop = [back, 0] as Pt, frontTop = [front, 0] as Pt] = [over[0], over.at(-1)];
  const foot: Pt = [front - HOLLOW * 0.6, end - RISE];
  const heel: Pt = [foot[0] - opening - UNDER, end];
  const elbow = Math.max(height, frontTop[1], backTop[1]) + (end - height) * 0.42;
  const frontSeam = flatten(fall([frontTop, [front - HOLLOW, elbow], foot]), 16);
  const backSeam = flatten(fall([backTop, [back + Math.min(0.3, (heel[0] - back) * 0.1), elbow], heel]), 16);
  const shifted = (line: readonly Pt[]) => line.map(([x, y]): Pt => [x - 2 * UNDER, y]);
  const up = (line: readonly Pt[]) => [...line].reverse();
  // what is left of the cap is turned over the quarter lines: it meets in the underarm
  const under: Pt[] = [
    ...along(points, -half, back).map(([x, y]): Pt => [-half - x, y]).reverse(), // biome-ignore format: one line
    ...along(points, front, half)
      .map(([x, y]): Pt => [half - x, y])
      .reverse()
      .slice(1),
  ];
  const piece = (id: string, name: string, top: Pt[], seam: Pt[], notches: Pt[]): Piece => ({
    id,
    name,
    cloth: 'fabric',
    cut: 2,
    sides: [
      { name: 'cap', points: top, allowance: ALLOWANCES.sleeveHead },
      { name: 'seam-front', points: seam, allowance: ALLOWANCES.sleeveSeam },
      { name: 'hem', points: [seam.at(-1) ?? foot, heel], allowance: ALLOWANCES.linedHem },
      { name: 'seam-back', points: up(backSeam), allowance: ALLOWANCES.sleeveSeam },
    ],
    grain: [
      [0, height + 2],
      [0, end - 5],
    ],
    notches,
    inner: [],
  });
  return [
    piece('sleeve', 'Sleeve, upper', over, frontSeam, [[0, 0], [front - HOLLOW, elbow]]), // biome-ignore format: one line
    piece('sleeve-under', 'Sleeve, under', under, shifted(frontSeam), [[0, height]]),
  ];
}
