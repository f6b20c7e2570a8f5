/** Other ways in which men take a stance, so that two in one pose are not one figure. Units and signs: pose-table.ts. */
import type { Pose } from '#atelier/look/look.ts';
import type { PoseSpec } from './pose-spec.ts';
import { MENS_STANCES } from './poses-mens.ts';

const { contrapposto, relaxed, steady, lapel, catwalk, clasped, pockets } = MENS_STANCES;
const turned = MENS_STANCES['three-quarter'];

/** Leaning on one leg, the other knee well bent and its heel off the ground. */
const LEANING: PoseSpec = {
  ...relaxed,
  ribTilt: -8,
  joints: {
    ...relaxed.joints,
    crown: [0.15, 0.03],
    atlas: [0.03, 0.82],
    elR: [0.9, 2.66],
    wrR: [0.26, 3.7],
    knR: [0.44, 6.06],
    anR: [0.38, 8.22],
  },
  arm: { L: { hand: 'hangLoose', turn: -2 }, R: { hand: 'pocket', turn: 0, over: 'front' } },
  foot: { L: { yaw: 22 }, R: { yaw: 38, lift: 10 } },
};

/** Arms folded on the chest: one hand lies on the other arm, which hides its own. */
const folded = (stance: PoseSpec): PoseSpec => ({
  ...stance,
  joints: {
    ...stance.joints,
    elL: [-0.78, 2.76],
    wrL: [0.42, 2.62],
    elR: [0.78, 2.78],
    wrR: [-0.3, 2.5],
  },
  arm: { L: { hand: 'none', turn: 0, over: 'front' }, R: { hand: 'clasp', turn: 36, over: 'front' } },
});

/** Turned, both arms hanging. */
const TURNED_AT_EASE: PoseSpec = {
  ...turned,
  turn: 0.36,
  joints: { ...turned.joints, elL: [-0.72, 2.84], wrL: [-0.66, 3.88], anR: [0.54, 8.28], knR: [0.42, 6.08] },
  arm: { L: { hand: 'hangLoose', turn: 2 }, R: { hand: 'hangSide', turn: 0 } },
  foot: { L: { yaw: -8 }, R: { yaw: 60 } },
};

/** The pocket of the free leg, the bearing arm loose. */
const OTHER_POCKET: PoseSpec = {
  ...contrapposto,
  head: { view: 'front' },
  joints: {
    ...contrapposto.joints,
    crown: [-0.08, 0.01],
    elL: [-0.9, 2.66],
    wrL: [-0.28, 3.7],
    elR: [0.8, 2.84],
    wrR: [0.86, 3.9],
  },
  arm: { L: { hand: 'pocket', turn: 0, over: 'front' }, R: { hand: 'hangLoose', turn: 0 } },
};

/** A hand at the lapel, the other in the pocket, the feet apart. */
const LAPEL_AND_POCKET: PoseSpec = {
  ...lapel,
  joints: { ...lapel.joints, elR: [0.86, 2.7], wrR: [0.28, 3.7], anR: [0.46, 8.3], knR: [0.42, 6.08] },
  arm: { L: lapel.arm.L, R: { hand: 'pocket', turn: 0, over: 'front' } },
  foot: { L: { yaw: 12 }, R: { yaw: 28 } },
};

/** Walking with the arms against the step, the trunk turned a little. */
const ARMS_AGAINST: PoseSpec = {
  ...catwalk,
  joints: { ...catwalk.joints, elL: [-0.7, 2.8], wrL: [-0.42, 3.7], elR: [0.86, 2.62], wrR: [1.06, 3.56] },
  arm: { L: { hand: 'hangSide', turn: -4 }, R: { hand: 'hangLoose', turn: -6 } },
};

export const MENS_WAYS: Partial<Record<Pose, readonly PoseSpec[]>> = {
  contrapposto: [OTHER_POCKET],
  relaxed: [LEANING],
  steady: [folded(steady)],
  clasped: [folded(clasped)],
  lapel: [LAPEL_AND_POCKET],
  catwalk: [ARMS_AGAINST],
  pockets: [
    { ...pockets, joints: { ...pockets.joints, knR: [0.48, 6.08], anR: [0.46, 8.36] }, head: { view: 'front' } },
  ],
  'three-quarter': [TURNED_AT_EASE],
};
