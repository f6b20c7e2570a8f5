/** Other ways in which women take a stance, so that two in one pose are not one figure. Units and signs: pose-table.ts. */

import type { Pose } from '@toile/look';
import { mirrored } from './mirrored.ts';
import type { PoseSpec } from './pose-spec.ts';
import { STANDING } from './poses-standing.ts';
import { WALKING } from './poses-walking.ts';
import { vary } from './vary.ts';

const { contrapposto, relaxed } = STANDING;
const { walk, catwalk } = WALKING;

/** Both arms along the body, one swung clear of it. */
const SWUNG = vary(contrapposto, {
  left: { elbow: [-0.98, 2.6], wrist: [-1.2, 3.62], hand: 'hangSide', turn: 6 },
  right: { elbow: [1.0, 2.76], wrist: [0.98, 3.84], hand: 'hangSide', turn: -2 },
});

/** A hand on the hip of the free leg, the other arm loose. */
const AKIMBO = vary(contrapposto, {
  left: { elbow: [-1.12, 2.46], wrist: [-0.4, 3.0], hand: 'rest', over: 'front' },
  right: { elbow: [1.06, 2.74], wrist: [1.14, 3.8], hand: 'hangSide', turn: -3 },
});

/** A hand on the hip of the free leg, the ankles crossed. */
const CROSSED = vary(relaxed, {
  left: { elbow: [-0.92, 2.74], wrist: [-0.98, 3.78], hand: 'hangSide', turn: 4, yaw: 24 },
  right: {
    elbow: [1.0, 2.56],
    wrist: [0.3, 3.0],
    hand: 'rest',
    over: 'front',
    knee: [-0.02, 6.1],
    ankle: [-0.36, 8.3],
    yaw: -20,
    lift: 6,
  },
});

/** One hand at the hip, the weight settled, the other arm a little before the body. */
const SETTLED = vary(relaxed, {
  left: { elbow: [-0.92, 2.76], wrist: [-1.0, 3.82], hand: 'hangSide', turn: 2 },
  right: { elbow: [1.06, 2.58], wrist: [0.3, 3.1], hand: 'rest', over: 'front' },
});

/** A long step with the arms against it. */
const STRIDE = vary(walk, {
  ribTilt: 9,
  crown: [-0.12, 0.02],
  left: {
    elbow: [-0.98, 2.54],
    wrist: [-1.3, 3.46],
    hand: 'hangSide',
    turn: 4,
    knee: [-0.16, 6.16],
    ankle: [-0.56, 8.08],
  },
  right: { elbow: [0.9, 2.7], wrist: [0.52, 3.66], hand: 'hangSide', turn: 3 },
});

/** The walk of a show: a hand on the hip. */
const RUNWAY = vary(catwalk, {
  left: { elbow: [-1.22, 2.56], wrist: [-0.66, 3.06], hand: 'rest', over: 'front' },
  right: { elbow: [0.9, 2.58], wrist: [1.02, 3.6], hand: 'hangSide', turn: 2 },
});

/** The hip thrown far out, the free leg long to the side, the head over the standing foot. */
const SLOUCH = vary(contrapposto, {
  ribTilt: 12,
  pelvisTilt: -16,
  crown: [-0.24, 0.05],
  atlas: [-0.06, 0.83],
  waist: [0.2, 2.76],
  pelvis: [0.38, 4.1],
  left: {
    hip: [0.06, 3.92],
    elbow: [-0.82, 2.74],
    wrist: [-0.98, 3.8],
    hand: 'hangSide',
    turn: 4,
    knee: [-0.46, 6.12],
    ankle: [-0.8, 8.28],
    yaw: 54,
    lift: 2,
  },
  right: { hip: [0.68, 3.7], hand: 'rest', over: 'front', knee: [0.5, 6.06], ankle: [0.1, 8.42], yaw: 14 },
});
/** The same, facing us. */
const SLOUCH_FRONT = vary(SLOUCH, { head: { view: 'front' } });

/** The same, both arms loose. */
const LOOSE = vary(SLOUCH, {
  right: { elbow: [1.04, 2.78], wrist: [1.12, 3.84], hand: 'hangLoose', turn: -4 },
});
/** And with a hand in the pocket of the hip that bears. */
const POCKET_SLOUCH = vary(SLOUCH, {
  right: { elbow: [1.16, 2.66], wrist: [0.86, 3.62], hand: 'pocket', over: 'front' },
});

/** One foot set straight before the other, the shoulders against the hips. */
const STRUT = vary(catwalk, {
  ribTilt: -11,
  pelvisTilt: 15,
  crown: [0.12, 0.02],
  waist: [-0.17, 2.76],
  pelvis: [-0.34, 4.1],
  left: {
    hip: [-0.65, 3.68],
    elbow: [-0.98, 2.74],
    wrist: [-1.34, 3.62],
    hand: 'hangSide',
    turn: 6,
    knee: [-0.34, 6.05],
    ankle: [0.08, 8.42],
    yaw: 10,
  },
  right: {
    hip: [-0.03, 3.9],
    elbow: [0.86, 2.56],
    wrist: [0.62, 3.5],
    hand: 'hangSide',
    turn: 2,
    knee: [0.06, 6.16],
    ankle: [-0.16, 8.06],
    yaw: 8,
    lift: 16,
  },
});

/** An arm raised, the hand in the hair behind the head. */
const RAISED = vary(contrapposto, {
  ribTilt: 11,
  left: { shoulder: [-0.58, 1.3], elbow: [-1.12, 0.78], wrist: [-0.36, 0.46], hand: 'none', over: 'behind' },
  right: { hand: 'rest', over: 'front' },
});

/** Turned away from a hip that bears, looking back over the shoulder. */
const GLANCE = vary(contrapposto, {
  turn: 0.4,
  head: { view: 'threeQuarter', flip: true },
  crown: [-0.06, 0.02],
  left: { elbow: [-0.8, 2.72], wrist: [-0.72, 3.8], hand: 'hangSide', turn: 2, yaw: 30 },
  right: { elbow: [0.98, 2.74], wrist: [0.9, 3.86], hand: 'hangLoose', turn: -2, yaw: -14 },
});

/** Turned a third away, a hand on the near hip or both arms loose. */
const TURNED = vary(contrapposto, {
  turn: -0.5,
  crown: [-0.14, 0.02],
  left: { elbow: [-0.84, 2.74], wrist: [-0.9, 3.82], hand: 'hangSide', turn: 2, yaw: 40 },
  right: { elbow: [1.0, 2.76], wrist: [0.9, 3.84], hand: 'hangLoose', turn: -2, yaw: -6 },
});
const TURNED_AWAY = vary(relaxed, {
  turn: 0.54,
  crown: [0.14, 0.02],
  left: { elbow: [-0.92, 2.76], wrist: [-0.9, 3.84], hand: 'hangSide', turn: 2, yaw: -10 },
  right: { elbow: [1.0, 2.6], wrist: [0.3, 3.08], hand: 'rest', over: 'front', yaw: 54 },
});

/** The feet close, one knee before the other, both arms along the body: a column. */
const COLUMN = vary(relaxed, {
  ribTilt: -5,
  pelvisTilt: 8,
  turn: 0.14,
  crown: [0.08, 0.01],
  waist: [-0.08, 2.76],
  pelvis: [-0.18, 4.08],
  left: { hip: [-0.48, 3.71], elbow: [-0.8, 2.8], wrist: [-0.84, 3.9], hand: 'hangSide', turn: 2, yaw: 16 },
  right: {
    hip: [0.14, 3.84],
    elbow: [0.84, 2.72],
    wrist: [0.94, 3.78],
    hand: 'hangLoose',
    turn: -4,
    knee: [0.02, 6.12],
    ankle: [0.22, 8.26],
    yaw: 34,
    lift: 8,
  },
});

/** Wide and sure: both feet planted, a hand on one hip, the head up. */
const BOLD = vary(contrapposto, {
  ribTilt: 6,
  pelvisTilt: -9,
  turn: -0.1,
  head: { view: 'front' },
  crown: [-0.04, 0],
  pelvis: [0.2, 4.08],
  left: {
    elbow: [-0.96, 2.68],
    wrist: [-1.12, 3.74],
    hand: 'hangSide',
    turn: 4,
    knee: [-0.5, 6.1],
    ankle: [-0.78, 8.34],
    yaw: 40,
  },
  right: { hand: 'rest', over: 'front', ankle: [0.22, 8.42], yaw: 24 },
});

/** In a drape the arms keep off its folds: they hang, or lie on the hip it leaves free. */
export const DRAPED_WAYS: Partial<Record<Pose, readonly PoseSpec[]>> = {
  contrapposto: [contrapposto, AKIMBO, SWUNG, BOLD],
  relaxed: [relaxed, SETTLED, COLUMN],
  catwalk: [catwalk, STRUT],
  'three-quarter': [TURNED, GLANCE],
};

export const WOMENS: Partial<Record<Pose, readonly PoseSpec[]>> = {
  contrapposto: [contrapposto, SLOUCH, SWUNG, AKIMBO, RAISED, mirrored(SLOUCH_FRONT), mirrored(LOOSE), GLANCE, BOLD],
  relaxed: [SETTLED, CROSSED, mirrored(LOOSE), COLUMN, relaxed, mirrored(TURNED_AWAY)],
  clasped: [LOOSE, mirrored(SLOUCH), COLUMN, BOLD],
  'hands-behind': [AKIMBO, SLOUCH_FRONT, GLANCE, COLUMN, TURNED],
  'three-quarter': [TURNED, TURNED_AWAY, GLANCE, mirrored(TURNED), mirrored(TURNED_AWAY)],
  pockets: [POCKET_SLOUCH, mirrored(POCKET_SLOUCH)],
  stroll: [POCKET_SLOUCH, STRUT],
  walk: [STRIDE, STRUT, walk],
  catwalk: [RUNWAY, STRUT, catwalk],
};
