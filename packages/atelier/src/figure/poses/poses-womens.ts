/** Other ways in which women take a stance, so that two in one pose are not one figure. Units and signs: pose-table.ts. */

import type { Pose } from '@toile/look';
import { both, LEFT } from '#atelier/kit/side.ts';
import type { PoseSpec } from './pose-spec.ts';
import { STANDING } from './poses-standing.ts';
import { WALKING } from './poses-walking.ts';

const { contrapposto, relaxed } = STANDING;
const { walk, catwalk } = WALKING;

/** The arm swung clear of the body. */
const SWUNG: PoseSpec = {
  ...contrapposto,
  joints: {
    ...contrapposto.joints,
    elbow: { ...contrapposto.joints.elbow, [LEFT]: [-0.98, 2.6] },
    wrist: { ...contrapposto.joints.wrist, [LEFT]: [-1.2, 3.62] },
  },
  arm: { ...contrapposto.arm, [LEFT]: { hand: 'hangFront', turn: 6 } },
};

/** Both hands on the hips, elbows wide. */
const AKIMBO: PoseSpec = {
  ...contrapposto,
  joints: { ...contrapposto.joints, elbow: both([-1.16, 2.4], [1.2, 2.56]), wrist: both([-0.5, 3.02], [0.84, 3.14]) },
  arm: both({ hand: 'hip', turn: 0, over: 'front' }, { hand: 'hip', turn: 0, over: 'front' }),
};

/** One forearm lifted outward, the wrist loose. */
const LIFTED: PoseSpec = {
  ...relaxed,
  joints: { ...relaxed.joints, elbow: both([-0.92, 2.76], [0.98, 2.58]), wrist: both([-1.0, 3.82], [1.42, 3.42]) },
  arm: both({ hand: 'hangSide', turn: 2 }, { hand: 'hangFront', turn: 4 }),
};

/** A long step with the arms against it. */
const STRIDE: PoseSpec = {
  ...walk,
  ribTilt: 9,
  joints: {
    ...walk.joints,
    crown: [-0.12, 0.02],
    elbow: both([-0.98, 2.54], [0.9, 2.7]),
    wrist: both([-1.3, 3.46], [0.52, 3.66]),
    knee: { ...walk.joints.knee, [LEFT]: [-0.16, 6.16] },
    ankle: { ...walk.joints.ankle, [LEFT]: [-0.62, 7.96] },
  },
  arm: both({ hand: 'hangSide', turn: 4 }, { hand: 'hangSide', turn: 3 }),
};

/** The walk of a show: a hand on the hip. */
const RUNWAY: PoseSpec = {
  ...catwalk,
  joints: { ...catwalk.joints, elbow: both([-1.2, 2.5], [0.9, 2.58]), wrist: both([-0.84, 3.1], [1.08, 3.58]) },
  arm: both({ hand: 'hip', turn: 0, over: 'front' }, { hand: 'hangSide', turn: 2 }),
};

export const WOMENS: Partial<Record<Pose, readonly PoseSpec[]>> = {
  contrapposto: [SWUNG, AKIMBO],
  relaxed: [LIFTED],
  walk: [STRIDE],
  catwalk: [RUNWAY],
};
