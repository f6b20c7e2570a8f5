/**
 * Hats by the name they are called: the right half of the crown from its foot up to the middle, in half-breadths of the head and
 * heads, and the brim. y 0.19 is where a hat sits on the brow.
 */
import type { Point } from '#atelier/kit/points.ts';

export interface HatCut {
  words: RegExp;
  crown: Point[];
  /** Corners of the crown are sharp. */
  stiff?: boolean;
  /** A flat brim: half-breadths, depth as it is seen, how far its sides rise, how far its edge drops and waves, heads. */
  brim?: { wide: number; deep: number; roll: number; droop: number };
  /** A brim that falls: half-breadths at its edge, and its height on the brow. */
  fall?: { wide: number; low: number };
  ribbon?: boolean;
  straw?: boolean;
  stitched?: boolean;
  /** A crease along the top. */
  crease?: boolean;
}

const PINCHED: Point[] = [
  [1.03, 0.19],
  [0.99, 0.0],
  [0.84, -0.19],
  [0.54, -0.265],
  [0.22, -0.24],
  [0, -0.195],
];
const DOME: Point[] = [
  [1.03, 0.19],
  [1.02, -0.02],
  [0.84, -0.2],
  [0.46, -0.29],
  [0, -0.315],
];

/** The first whose words are said; the last is any hat. */
export const HATS: readonly HatCut[] = [
  {
    words: /top hat/,
    crown: [
      [1.0, 0.19],
      [0.96, -0.08],
      [0.98, -0.32],
      [1.05, -0.455],
      [1.03, -0.475],
      [0.5, -0.49],
      [0, -0.494],
    ],
    stiff: true,
    brim: { wide: 1.52, deep: 0.088, roll: 0.06, droop: 0 },
    ribbon: true,
  },
  {
    words: /pill ?box/,
    crown: [
      [0.94, 0.02],
      [0.95, -0.17],
      [0.93, -0.2],
      [0.5, -0.215],
      [0, -0.22],
    ],
    stiff: true,
  },
  { words: /bowler|derby/, crown: DOME, brim: { wide: 1.42, deep: 0.082, roll: 0.055, droop: 0 }, ribbon: true },
  {
    words: /cowboy|western|stetson/,
    crown: [
      [1.02, 0.19],
      [0.94, -0.06],
      [0.76, -0.31],
      [0.46, -0.375],
      [0.16, -0.31],
      [0, -0.27],
    ],
    brim: { wide: 2.1, deep: 0.12, roll: 0.19, droop: 0 },
    ribbon: true,
    crease: true,
  },
  {
    words: /bucket/,
    crown: [
      [1.08, 0.14],
      [1.0, -0.08],
      [0.86, -0.19],
      [0.4, -0.225],
      [0, -0.23],
    ],
    fall: { wide: 1.46, low: 0.335 },
    stitched: true,
  },
  {
    words: /cloche/,
    crown: [
      [1.08, 0.22],
      [1.07, 0.0],
      [0.88, -0.17],
      [0.45, -0.25],
      [0, -0.27],
    ],
    fall: { wide: 1.22, low: 0.37 },
    ribbon: true,
  },
  {
    words: /boater/,
    crown: [
      [1.0, 0.19],
      [0.99, -0.08],
      [0.97, -0.1],
      [0.5, -0.115],
      [0, -0.118],
    ],
    stiff: true,
    brim: { wide: 1.72, deep: 0.115, roll: 0, droop: 0 },
    ribbon: true,
    straw: true,
  },
  {
    words: /panama/,
    crown: PINCHED,
    brim: { wide: 1.85, deep: 0.14, roll: 0.03, droop: 0 },
    ribbon: true,
    crease: true,
  },
  {
    words: /straw|sun|floppy|raffia/,
    crown: DOME.map(([u, y]): Point => [u, y < 0 ? y * 0.78 : y]),
    brim: { wide: 2.4, deep: 0.19, roll: -0.03, droop: 0.03 },
    ribbon: true,
    straw: true,
  },
  {
    words: /wide/,
    crown: PINCHED,
    brim: { wide: 2.25, deep: 0.165, roll: 0.01, droop: 0.012 },
    ribbon: true,
    crease: true,
  },
  { words: /./, crown: PINCHED, brim: { wide: 1.85, deep: 0.14, roll: 0.04, droop: 0 }, ribbon: true, crease: true },
];
