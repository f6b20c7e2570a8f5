/** Other ways in which men take a stance, so that two in one pose are not one figure. Units and signs: pose-table.ts. */

import type { Pose } from '@toile/look';
import { both, LEFT, RIGHT } from '#atelier/kit/side.ts';
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
    elbow: { ...relaxed.joints.elbow, [RIGHT]: [0.9, 2.66] },
    wrist: { ...relaxed.joints.wrist, [RIGHT]: [0.26, 3.7] },
    knee: { ...relaxed.joints.knee, [RIGHT]: [0.44, 6.06] },
    ankle: { ...relaxed.joints.ankle, [RIGHT]: [0.38, 8.22] },
  },
  arm: both({ hand: 'hangLoose', turn: -2 }, { hand: 'pocket', turn: 0, over: 'front' }),
  foot: both({ yaw: 22 }, { yaw: 38, lift: 10 }),
};

/** Arms folded on the chest: one hand lies on the other arm, which hides its own. */
const folded = (stance: PoseSpec): PoseSpec => ({
  ...stance,
  joints: {
    ...stance.joints,
    elbow: both([-0.78, 2.76], [0.78, 2.78]),
    wrist: both([0.42, 2.62], [-0.3, 2.5]),
  },
  arm: both({ hand: 'none', turn: 0, over: 'front' }, { hand: 'clasp', turn: 36, over: 'front' }),
});

/** Turned, both arms hanging. */
const TURNED_AT_EASE: PoseSpec = {
  ...turned,
  turn: 0.36,
  joints: {
    ...turned.joints,
    elbow: { ...turned.joints.elbow, [LEFT]: [-0.72, 2.84] },
    wrist: { ...turned.joints.wrist, [LEFT]: [-0.66, 3.88] },
    ankle: { ...turned.joints.ankle, [RIGHT]: [0.54, 8.28] },
    knee: { ...turned.joints.knee, [RIGHT]: [0.42, 6.08] },
  },
  arm: both({ hand: 'hangLoose', turn: 2 }, { hand: 'hangSide', turn: 0 }),
  foot: both({ yaw: -8 }, { yaw: 60 }),
};

/** The pocket of the free leg, the bearing arm loose. */
const OTHER_POCKET: PoseSpec = {
  ...contrapposto,
  head: { view: 'front' },
  joints: {
    ...contrapposto.joints,
    crown: [-0.08, 0.01],
    elbow: both([-0.9, 2.66], [0.8, 2.84]),
    wrist: both([-0.28, 3.7], [0.86, 3.9]),
  },
  arm: both({ hand: 'pocket', turn: 0, over: 'front' }, { hand: 'hangLoose', turn: 0 }),
};

/** A hand at the lapel, the other in the pocket, the feet apart. */
const LAPEL_AND_POCKET: PoseSpec = {
  ...lapel,
  joints: {
    ...lapel.joints,
    elbow: { ...lapel.joints.elbow, [RIGHT]: [0.86, 2.7] },
    wrist: { ...lapel.joints.wrist, [RIGHT]: [0.28, 3.7] },
    ankle: { ...lapel.joints.ankle, [RIGHT]: [0.46, 8.3] },
    knee: { ...lapel.joints.knee, [RIGHT]: [0.42, 6.08] },
  },
  arm: { ...lapel.arm, [RIGHT]: { hand: 'pocket', turn: 0, over: 'front' } },
  foot: both({ yaw: 12 }, { yaw: 28 }),
};

/** Walking with the arms against the step, the trunk turned a little. */
const ARMS_AGAINST: PoseSpec = {
  ...catwalk,
  joints: { ...catwalk.joints, elbow: both([-0.7, 2.8], [0.86, 2.62]), wrist: both([-0.42, 3.7], [1.06, 3.56]) },
  arm: both({ hand: 'hangSide', turn: -4 }, { hand: 'hangLoose', turn: -6 }),
};

export const MENS_WAYS: Partial<Record<Pose, readonly PoseSpec[]>> = {
  contrapposto: [OTHER_POCKET],
  relaxed: [LEANING],
  steady: [folded(steady)],
  clasped: [folded(clasped)],
  lapel: [LAPEL_AND_POCKET],
  catwalk: [ARMS_AGAINST],
  pockets: [
    {
      ...pockets,
      joints: {
        ...pockets.joints,
        knee: { ...pockets.joints.knee, [RIGHT]: [0.48, 6.08] },
        ankle: { ...pockets.joints.ankle, [RIGHT]: [0.46, 8.36] },
      },
      head: { view: 'front' },
    },
  ],
  'three-quarter': [TURNED_AT_EASE],
};
