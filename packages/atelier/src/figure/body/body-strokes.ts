/**
 * The pencil strokes of the bare body, as tables: light side thin and lost in places, shade side and overlaps heavy. Widths in
 * heads, `press` the pressure along a stroke, `a` its cover.
 */
import type { Point } from '#atelier/kit/points.ts';

/** The pencil on the side of the light and of the shade. */
export const LIGHT = 0.0105;
export const SHADE = 0.0145;
/** On the inside of a limb the other limb's shade takes a part of its weight. */
export const INNER_SHADE = SHADE * 0.85;

/** A stroke along an edge of the body. */
interface Along {
  /** Shares of the edge at which it begins and ends. */
  from: number;
  to: number;
  points: number;
  press: readonly number[];
  /** Shares of the stroke between which light swallows the line. */
  lost?: readonly [number, number];
}

/** A stroke of its own, about a place of the body or between stations of the trunk. */
export interface Mark {
  line: readonly Point[];
  w: number;
  press: readonly number[];
  a: number;
}

/** A leg, from the hip to the knee and on to the ankle: the two overlap behind the knee. */
export const THIGH: Record<'outer' | 'inner', Along> = {
  outer: { from: 0, to: 0.5, points: 60, press: [1, 1, 0.85, 0.3] },
  inner: { from: 0.01, to: 0.5, points: 60, press: [1.5, 1, 0.7, 0.25] },
};
export const SHIN: Record<'outer' | 'inner', Along> = {
  outer: { from: 0.46, to: 0.988, points: 70, press: [0.1, 1, 1.1, 0.75, 0.9], lost: [0.72, 0.8] },
  inner: { from: 0.455, to: 0.988, points: 70, press: [0.1, 1, 1.05, 0.75, 0.9] },
};
/** Under and beside the cap of the knee, heads about it; the middle one lies on the leg's outer side. */
export const KNEE_MARKS: readonly Mark[] = [
  {
    line: [
      [0.08, -0.02],
      [0.1, 0.06],
      [0.04, 0.13],
    ],
    w: 0.01,
    press: [0.1, 1, 0.1],
    a: 0.6,
  },
  {
    line: [
      [-0.07, 0.1],
      [-0.01, 0.13],
      [0.05, 0.115],
    ],
    w: 0.009,
    press: [0.1, 0.9, 0.1],
    a: 0.55,
  },
];
export const KNEE_OUTER_MARK: Mark = {
  line: [
    [-0.09, -0.1],
    [-0.1, -0.01],
  ],
  w: 0.008,
  press: [0.1, 0.9, 0.1],
  a: 0.5,
};

/** An arm below the elbow and above it; above, the outer line is put down where the caller says. */
export const FOREARM: Record<'outer' | 'inner', Along> = {
  outer: { from: 0.585, to: 1, points: 60, press: [0.2, 1.05, 1, 0.8, 0.6] },
  inner: { from: 0.42, to: 1, points: 50, press: [0.2, 1, 0.95, 0.8, 0.6] },
};
export const UPPER_ARM: Record<'outer' | 'inner', Along> = {
  outer: { from: 0, to: 0.62, points: 90, press: [0.3, 0.7, 0.9, 1.05, 1, 0.35], lost: [0.6, 0.68] },
  inner: { from: 0, to: 0.46, points: 50, press: [1.5, 1, 0.8, 0.3] },
};
/** The crease of the armpit, heads about it, towards the outside. */
export const ARMPIT: Mark = {
  line: [
    [0, 0],
    [0.04, -0.1],
    [0.065, -0.18],
  ],
  w: 0.012,
  press: [1.1, 0.7, 0.1],
  a: 0.8,
};

/**
 * The fold inside a bent elbow, from so many degrees on: from the inner edge some way across to the outer one, its middle
 * raised by heads.
 */
export const ELBOW_FOLD = {
  degrees: 48,
  inner: 0.45,
  outer: 0.6,
  across: 0.42,
  middle: 0.55,
  raised: 0.012,
  w: 0.0105,
  press: [1.1, 0.7, 0.1],
  a: 0.7,
} as const;

/** A flank, from under the arm to the hip. */
export const FLANK: Along = { from: 0.04, to: 1, points: 70, press: [0.6, 0.9, 1, 1, 0.9], lost: [0.3, 0.38] };
/** From behind, in stations of the trunk: the inner edge of the right shoulder blade, and the spine. */
export const BLADE_EDGE: Mark = {
  line: [
    [0.3, 0.34],
    [0.52, 0.38],
    [0.7, 0.26],
  ],
  w: 0.009,
  press: [0.1, 0.9, 0.1],
  a: 0.5,
};
export const SPINE_LINE: Mark = {
  line: [
    [0.1, 0],
    [0.6, 0.01],
    [1.2, 0],
  ],
  w: 0.009,
  press: [0.1, 0.8, 0.9, 0.1],
  a: 0.5,
};

/** Of an arm on the hip: the share of the way from the crook to the joint that the crease runs, and heads its middle is raised. */
export const CROOK_FOLD = { across: 0.75, raised: 0.008, w: 0.0105, press: [1.1, 0.8, 0.1], a: 0.75 } as const;

export const COLLARBONE_LINE = { w: 0.0095, press: [0.9, 0.7, 0.1], a: 0.62 } as const;
/** The muscle from behind the ear to the pit: shares of its way that are seen, and where it ends beside the pit, heads. */
export const NECK_MUSCLE = {
  seen: [0.35, 0.7],
  end: [0.035, -0.01],
  w: 0.008,
  press: [0.05, 0.5, 0.9],
  a: { left: 0.3, right: 0.5 },
} as const;
