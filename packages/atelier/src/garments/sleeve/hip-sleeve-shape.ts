/** The sleeve of an arm whose hand lies on the hip, as data: how it turns at the elbow, and the folds that radiate from the crook. */

/** A fold: places from the crook outward, as [share of the way from the inner to the outer edge, share of the sleeve past the elbow]. */
export interface Spoke {
  name: string;
  way: readonly (readonly [across: number, past: number])[];
  /** Shares of a usual fold's breadth and height. */
  width: number;
  height: number;
  /** Weight of its line, and where that ends; none if absent. */
  ink?: number;
  to?: number;
  /** The least crease of a cloth that shows it. */
  from: number;
}

/** In the order in which cloth shows them: the pull to the elbow first. */
export const SPOKES: readonly Spoke[] = [
  {
    name: 'into the elbow',
    way: [
      [0.01, 0.004],
      [0.26, -0.012],
      [0.5, -0.014],
    ],
    width: 0.5,
    height: 0.9,
    ink: 0.75,
    to: 0.8,
    from: 0,
  },
  {
    name: 'up the arm',
    way: [
      [0.01, -0.028],
      [0.34, -0.09],
      [0.66, -0.2],
    ],
    width: 0.62,
    height: 0.7,
    ink: 0.5,
    to: 0.6,
    from: 0.1,
  },
  {
    name: 'down the forearm',
    way: [
      [0.01, 0.05],
      [0.3, 0.1],
      [0.6, 0.2],
    ],
    width: 0.55,
    height: 0.6,
    ink: 0.45,
    to: 0.55,
    from: 0.45,
  },
  {
    name: 'a short one above',
    way: [
      [0, -0.075],
      [0.2, -0.11],
      [0.34, -0.15],
    ],
    width: 0.4,
    height: 0.6,
    ink: 0.5,
    to: 0.7,
    from: 0.75,
  },
];

/** How the edges turn: the corner away from the bend, a share of the half-breadth there; the crook of the arm, the share of the room by which cloth
 * fills it, and how far from the elbow, of where they would cross, the edges inside the bend begin. */
export const TURN = { corner: 1.04, crook: 0.94, filled: 0.55, clear: 1.15 } as const;
/** The shares of its room that a sleeve has under the upper arm, and above a forearm: cloth hangs below it. */
export const UNDER_ARM = 0.85;
export const ABOVE_FOREARM = 0.45;

/** How folds differ from what is written: shares of their reach, height and ink; how far they turn, and the most of the sleeve they cross. */
export const VARY = {
  reach: { least: 0.85, most: 1.15 },
  height: { least: 0.85, most: 1.15 },
  ink: { least: 0.85, most: 1.15 },
  turn: 0.02,
  most: 0.8,
} as const;
