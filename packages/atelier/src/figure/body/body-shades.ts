/**
 * The shapes in which a body turns from the light, as tables. `depth` is how far a tone falls (below 0: it is lifted), `soft` the
 * width of its edge in heads.
 */
import type { Point } from '#atelier/kit/points.ts';

interface Weight {
  depth: number;
  soft: number;
}

/** A tone that runs along a limb between its edges. */
export interface Run extends Weight {
  /** The edge it lies at, in the light or in the shade. */
  edge: 'lit' | 'shaded';
  /** Where along the limb it begins and ends, shares. */
  from: number;
  to: number;
  /** How far it reaches across the limb, evenly along it, shares of the limb's width. */
  reach: readonly number[];
}

/** A closed tone: its outline about a place of the body. */
export interface Spot extends Weight {
  outline: readonly Point[];
}

/** Along a leg: the great shade, the light on thigh and shin, the calf that rolls away, higher without than within. */
export const LEG_RUNS: readonly Run[] = [
  {
    edge: 'shaded',
    from: 0.02,
    to: 0.98,
    reach: [0.26, 0.4, 0.44, 0.3, 0.16, 0.42, 0.44, 0.24, 0.2],
    depth: 0.27,
    soft: 0.3,
  },
  { edge: 'lit', from: 0.1, to: 0.9, reach: [0.02, 0.3, 0.34, 0.12, 0.32, 0.2, 0.02], depth: -0.13, soft: 0.15 },
];
export const SHIN_RUNS: readonly Run[] = [
  { edge: 'lit', from: 0.58, to: 0.9, reach: [0.26, 0.4, 0.42, 0.34], depth: -0.06, soft: 0.078 },
  { edge: 'shaded', from: 0.57, to: 0.82, reach: [0.04, 0.26, 0.3, 0.05], depth: 0.1, soft: 0.078 },
];

/**
 * The knee is a box: lit on top, hollow beside the cap, its underside turned away. Heads about the knee: across, with the
 * build of the limb, and down along the shin.
 */
export const KNEE: readonly Spot[] = [
  {
    outline: [
      [-0.1, 0.09],
      [-0.01, 0.135],
      [0.1, 0.075],
      [0.11, 0.2],
      [0.02, 0.25],
    ],
    depth: 0.24,
    soft: 0.035,
  },
  {
    outline: [
      [0.075, -0.2],
      [0.115, -0.08],
      [0.1, 0.06],
      [0.06, -0.04],
    ],
    depth: 0.16,
    soft: 0.035,
  },
  {
    outline: [
      [-0.085, -0.16],
      [0, -0.19],
      [-0.03, -0.11],
    ],
    depth: 0.09,
    soft: 0.035,
  },
  {
    outline: [
      [-0.075, -0.1],
      [0.02, -0.12],
      [0.035, 0.04],
      [-0.055, 0.07],
    ],
    depth: -0.19,
    soft: 0.03,
  },
];
/** Light on the tendon, heads about the ankle. */
export const ANKLE: Spot = {
  outline: [
    [-0.04, -0.3],
    [0.02, -0.3],
    [0.02, 0.02],
  ],
  depth: -0.06,
  soft: 0.03,
};

/** The inside of a thigh down to `to` of its edge, `across` heads wide; deeper on the leg that stands behind. */
export const INNER_THIGH = { to: 0.42, across: 0.2, depth: { near: 0.08, far: 0.22 }, soft: 0.07, points: 20 } as const;
/** A leg that stands behind lies in the other's shade, from so far down without and within. */
export const FAR_LEG = { without: 0.12, within: 0.08, depth: 0.17, soft: 0.07, points: 30 } as const;
/** A foot lifted more than so many degrees turns its whole shin away. */
export const LIFTED_LEG = { degrees: 20, from: 0.4, depth: 0.16, soft: 0.14, points: 30 } as const;

/** An arm's outer edge is seen as the arm's own from this share on: above it is shoulder. */
export const ARM = { from: 0.3, points: 40 } as const;
export const ARM_RUNS: readonly Run[] = [
  { edge: 'shaded', from: 0, to: 1, reach: [0.3, 0.48, 0.42, 0.24, 0.42, 0.48, 0.3, 0.24], depth: 0.26, soft: 0.15 },
  { edge: 'lit', from: 0.04, to: 0.9, reach: [0.04, 0.34, 0.24, 0.3, 0.03], depth: -0.12, soft: 0.078 },
];
/** The hollow of the elbow, heads about it. */
export const ELBOW: Spot = {
  outline: [
    [-0.05, -0.03],
    [0.05, -0.04],
    [0, 0.06],
  ],
  depth: 0.07,
  soft: 0.03,
};

/** A point of a tone over the neck: how far it lies from the left of the neck to its right, and heads from there. */
export type OnNeck = readonly [share: number, offset: Point];
/** Shadow of the jaw: a soft curve, heavier on the shade side. */
export const JAW_SHADOW = {
  outline: [
    [0, [-0.04, -0.06]],
    [0, [0.03, 0.13]],
    [0.45, [0, 0.24]],
    [0.85, [0, 0.36]],
    [1, [0.05, 0.4]],
    [1, [0.06, -0.06]],
  ] satisfies OnNeck[],
  depth: 0.36,
  soft: 0.04,
};
/** Shade of the hair on a nape. */
export const NAPE_SHADE = {
  outline: [
    [0, [-0.04, -0.06]],
    [0.5, [0, 0.2]],
    [1, [0.04, -0.06]],
  ] satisfies OnNeck[],
  depth: 0.26,
  soft: 0.052,
};
/** The pit of the neck, heads about it. */
export const PIT: Spot = {
  outline: [
    [-0.05, -0.02],
    [0.05, -0.02],
    [0.01, 0.07],
  ],
  depth: 0.12,
  soft: 0.035,
};

/** From the pit to the shoulder, S-curved: shares of the way, and heads from there; the first stands to its own side. */
export const COLLARBONE: { out: number; drop: number; middle: OnNeck; end: OnNeck } = {
  out: 0.05,
  drop: 0.035,
  middle: [0.42, [0, -0.035]],
  end: [0.82, [0, -0.075]],
};
/** Light ends under the bone: its shade lies so far down, heads. */
export const UNDER_COLLARBONE = { fall: [0.01, 0.06], depth: 0.1, soft: 0.03 } as const;

/**
 * The far side of the trunk. Outlines over the trunk are in stations: how far down from the shoulders (1 = the waist), and across
 * (−1 and 1 = the flanks).
 */
export const TRUNK_RUN: Run = {
  edge: 'shaded',
  from: 0.04,
  to: 1,
  reach: [0.1, 0.24, 0.24, 0.2, 0.24, 0.22, 0.05],
  depth: 0.2,
  soft: 0.15,
};
/** Light along the near flank, to this share across. */
export const LIT_FLANK = { from: 0.2, to: 0.9, across: 0.26, depth: -0.05, soft: 0.08, points: 20 } as const;

/** From behind: the groove of the spine. */
export const SPINE: Spot = {
  outline: [
    [-0.1, 0],
    [0.4, 0.03],
    [1, 0.05],
    [1.35, 0.02],
    [1, -0.05],
    [0.4, -0.03],
  ],
  depth: 0.16,
  soft: 0.052,
};
/** From behind: a shoulder blade, on the right; the left mirrors it. */
export const BLADE: Spot = {
  outline: [
    [0.24, 0.3],
    [0.34, 0.62],
    [0.62, 0.5],
    [0.74, 0.24],
    [0.5, 0.34],
  ],
  depth: 0.1,
  soft: 0.078,
};

/** The midline of the belly, and the navel. */
export const BELLY_LINE: readonly Spot[] = [
  {
    outline: [
      [0.72, 0.02],
      [0.96, 0.05],
      [1.2, 0.03],
      [1.2, 0.1],
      [0.9, 0.12],
    ],
    depth: 0.08,
    soft: 0.04,
  },
  {
    outline: [
      [1.17, -0.03],
      [1.17, 0.04],
      [1.24, 0.02],
    ],
    depth: 0.3,
    soft: 0.012,
  },
];
/** A belly that stands out, from this build on: its shade is deeper the fuller it is. */
export const BELLY = {
  from: 0.2,
  outline: [
    [1.22, -0.6],
    [1.36, 0],
    [1.22, 0.7],
    [1.42, 0.5],
    [1.46, -0.3],
  ] satisfies Point[],
  depth: 0.12,
  soft: 0.06,
};

/** Seen from this size on, a breast shades what lies under it, the deeper the larger, and is lit above. On the right; mirrored. */
export const BREAST = {
  from: 0.05,
  /** Its lower edge turns about a place of the trunk, heads from there. */
  under: { at: [0.62, 0.5], right: 0.02, fall: 0.1 },
  inner: { at: [0.5, 0.12], right: 0.1 },
  outer: [0.58, 0.86],
  low: { at: [0.62, 0.6], offset: [0.03, 0.16] },
  depth: 0.14,
  mostSize: 1.2,
  soft: 0.045,
} as const;
export const BREAST_LIGHT: Spot = {
  outline: [
    [0.44, 0.3],
    [0.42, 0.6],
    [0.54, 0.5],
  ],
  depth: -0.08,
  soft: 0.06,
};
/** A man's chest, on the right; mirrored. */
export const PECTORAL: Spot = {
  outline: [
    [0.55, 0.1],
    [0.62, 0.5],
    [0.52, 0.86],
    [0.66, 0.5],
  ],
  depth: 0.12,
  soft: 0.04,
};
