/** Other ways in which women take a stance, so that two in one pose are not one figure. Units and signs: pose-table.ts. */
import type { Pose } from '#atelier/look/look.ts';
import type { PoseSpec } from './pose-spec.ts';
import { STANDING } from './poses-standing.ts';
import { WALKING } from './poses-walking.ts';

const { contrapposto, relaxed } = STANDING;
const { walk, catwalk } = WALKING;

/** The arm swung clear of the body. */
const SWUNG: PoseSpec = {
  ...contrapposto,
  joints: { ...contrapposto.joints, elL: [-0.98, 2.6], wrL: [-1.2, 3.62] },
  arm: { ...contrapposto.arm, L: { hand: 'hangFront', turn: 6 } },
};

/** Both hands on the hips, elbows wide. */
const AKIMBO: PoseSpec = {
  ...contrapposto,
  joints: { ...contrapposto.joints, elL: [-1.16, 2.4], wrL: [-0.5, 3.02], elR: [1.2, 2.56], wrR: [0.84, 3.14] },
  arm: { L: { hand: 'hip', turn: 0, over: 'front' }, R: { hand: 'hip', turn: 0, over: 'front' } },
};

/** One forearm lifted outward, the wrist loose. */
const LIFTED: PoseSpec = {
  ...relaxed,
  joints: { ...relaxed.joints, elL: [-0.92, 2.76], wrL: [-1.0, 3.82], elR: [0.98, 2.58], wrR: [1.42, 3.42] },
  arm: { L: { hand: 'hangSide', turn: 2 }, R: { hand: 'hangFront', turn: 4 } },
};

/** A long step with the arms against it. */
const STRIDE: PoseSpec = {
  ...walk,
  ribTilt: 9,
  joints: {
    ...walk.joints,
    crown: [-0.12, 0.02],
    elL: [-0.98, 2.54],
    wrL: [-1.3, 3.46],
    elR: [0.9, 2.7],
    wrR: [0.52, 3.66],
    knL: [-0.16, 6.16],
    anL: [-0.62, 7.96],
  },
  arm: { L: { hand: 'hangSide', turn: 4 }, R: { hand: 'hangSide', turn: 3 } },
};

/** The walk of a show: a hand on the hip. */
const RUNWAY: PoseSpec = {
  ...catwalk,
  joints: { ...catwalk.joints, elL: [-1.2, 2.5], wrL: [-0.84, 3.1], elR: [0.9, 2.58], wrR: [1.08, 3.58] },
  arm: { L: { hand: 'hip', turn: 0, over: 'front' }, R: { hand: 'hangSide', turn: 2 } },
};

export const WOMENS: Partial<Record<Pose, readonly PoseSpec[]>> = {
  contrapposto: [SWUNG, AKIMBO],
  relaxed: [LIFTED],
  walk: [STRIDE],
  catwalk: [RUNWAY],
};
