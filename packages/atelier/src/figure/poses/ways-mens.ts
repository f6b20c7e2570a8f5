/** Other ways in which men take a stance, so that two in one pose are not one figure. Units and signs: pose-table.ts. */

import type { Pose } from '@toile/look';
import { mirrored } from './mirrored.ts';
import type { PoseSpec } from './pose-spec.ts';
import { MENS_STANCES } from './poses-mens.ts';
import { vary } from './vary.ts';

const { contrapposto, relaxed, lapel, catwalk, pockets, steady } = MENS_STANCES;
const turned = MENS_STANCES['three-quarter'];

/** Leaning on one leg, the other knee well bent and its heel off the ground. */
const LEANING = vary(relaxed, {
  ribTilt: -8,
  crown: [0.15, 0.03],
  atlas: [0.03, 0.82],
  left: { hand: 'hangLoose', turn: -2, yaw: 22 },
  right: {
    elbow: [0.9, 2.66],
    wrist: [0.26, 3.7],
    knee: [0.44, 6.06],
    ankle: [0.38, 8.22],
    hand: 'pocket',
    over: 'front',
    yaw: 38,
    lift: 8,
  },
});

/** Planted on both feet, wide and square, the arms off the body, one shoulder a little forward. */
const PLANTED = vary(steady, {
  turn: 0.14,
  ribTilt: -4,
  pelvisTilt: 4,
  head: { view: 'threeQuarter' },
  crown: [-0.05, 0],
  left: {
    shoulder: [-0.6, 1.55],
    elbow: [-0.8, 2.8],
    wrist: [-0.66, 3.88],
    hip: [-0.34, 3.75],
    knee: [-0.46, 6.06],
    ankle: [-0.5, 8.42],
    hand: 'hangSide',
    yaw: 24,
  },
  right: {
    shoulder: [0.6, 1.47],
    elbow: [0.98, 2.68],
    wrist: [0.86, 3.72],
    hip: [0.28, 3.8],
    knee: [0.48, 6.06],
    ankle: [0.56, 8.34],
    hand: 'hangLoose',
    turn: -2,
    yaw: 34,
  },
});

/** The same, a hand in the pocket. */
const PLANTED_POCKET = vary(PLANTED, {
  right: { elbow: [1.0, 2.68], wrist: [0.58, 3.62], hand: 'pocket', over: 'front' },
});

/** A step toward us that has landed: the back foot's heel just off the floor, a hand in the pocket. */
const STEPPING = vary(catwalk, {
  turn: 0.18,
  ribTilt: -7,
  pelvisTilt: 9,
  left: {
    elbow: [-0.86, 2.76],
    wrist: [-1.0, 3.78],
    knee: [-0.3, 6.05],
    ankle: [-0.06, 8.42],
    hand: 'hangSide',
    turn: 4,
  },
  right: {
    elbow: [0.98, 2.66],
    wrist: [0.6, 3.62],
    knee: [0.34, 6.14],
    ankle: [0.44, 8.22],
    hand: 'pocket',
    over: 'front',
    yaw: 30,
    lift: 8,
  },
});

/** The weight sunk into one hip, the free leg out, a hand in the pocket. */
const SUNK = vary(contrapposto, {
  ribTilt: 8,
  pelvisTilt: -11,
  crown: [-0.13, 0.03],
  atlas: [-0.04, 0.82],
  waist: [0.15, 2.76],
  pelvis: [0.26, 4.08],
  left: {
    hip: [-0.05, 3.87],
    elbow: [-0.8, 2.76],
    wrist: [-0.9, 3.84],
    knee: [-0.52, 6.1],
    ankle: [-0.62, 8.32],
    yaw: 50,
  },
  right: { hip: [0.57, 3.71], elbow: [1.08, 2.68], wrist: [0.7, 3.6], knee: [0.5, 6.04], ankle: [0.1, 8.42], yaw: 12 },
});

/** Turned, both arms hanging. */
const TURNED_AT_EASE = vary(turned, {
  turn: 0.36,
  left: { elbow: [-0.72, 2.84], wrist: [-0.66, 3.88], hand: 'hangLoose', turn: 2, yaw: -8 },
  right: { ankle: [0.54, 8.28], knee: [0.42, 6.08], hand: 'hangSide', turn: 0, yaw: 60 },
});

/** The pocket of the free leg, the bearing arm loose. */
const OTHER_POCKET = vary(contrapposto, {
  head: { view: 'front' },
  crown: [-0.08, 0.01],
  left: { elbow: [-0.9, 2.66], wrist: [-0.28, 3.7], hand: 'pocket', over: 'front' },
  right: { elbow: [0.8, 2.84], wrist: [0.86, 3.9], hand: 'hangLoose' },
});

/** A hand at the lapel, the other in the pocket, the feet apart. */
const LAPEL_AND_POCKET = vary(lapel, {
  left: { yaw: 12 },
  right: {
    elbow: [0.86, 2.7],
    wrist: [0.28, 3.7],
    ankle: [0.46, 8.3],
    knee: [0.42, 6.08],
    hand: 'pocket',
    over: 'front',
    yaw: 28,
  },
});

/** Walking with the arms against the step, the trunk turned a little. */
const ARMS_AGAINST = vary(catwalk, {
  turn: 0.16,
  left: { elbow: [-0.7, 2.8], wrist: [-0.42, 3.7], hand: 'hangSide', turn: -4 },
  right: { elbow: [0.86, 2.62], wrist: [1.06, 3.56], hand: 'hangLoose', turn: -6 },
});

/** Both hands in the pockets, facing us, the feet apart. */
const SQUARE_POCKETS = vary(pockets, {
  head: { view: 'front' },
  right: { knee: [0.48, 6.08], ankle: [0.46, 8.36] },
});

export const MENS_WAYS: Partial<Record<Pose, readonly PoseSpec[]>> = {
  contrapposto: [contrapposto, SUNK, OTHER_POCKET, mirrored(SUNK)],
  relaxed: [SUNK, LEANING, PLANTED, TURNED_AT_EASE],
  steady: [PLANTED, SUNK, PLANTED_POCKET],
  clasped: [PLANTED, SUNK, mirrored(PLANTED)],
  stroll: [STEPPING, MENS_STANCES.stroll],
  lapel: [LAPEL_AND_POCKET, lapel],
  catwalk: [STEPPING, ARMS_AGAINST],
  walk: [STEPPING, ARMS_AGAINST],
  pockets: [SQUARE_POCKETS, pockets, PLANTED_POCKET],
  'three-quarter': [TURNED_AT_EASE, turned],
};
