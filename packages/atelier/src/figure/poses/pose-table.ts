/**
 * Poses: 17 joints in heads for the adult woman of average build (crown to sole about 8.95 heads, the length in the shin).
 * Left and right are the VIEWER's. x = 0 is the plumb line through the pit of the neck, y = 0 the crown, y down.
 * Tilts in degrees, positive = the viewer's right side lower; ribs and pelvis always oppose each other. The bearing ankle
 * stands under the pit of the neck. Other builds are retargeted in retarget.ts.
 */

import { both, LEFT, RIGHT } from '#atelier/kit/side.ts';
import { mirrored } from './mirrored.ts';
import type { PoseSpec } from './pose-spec.ts';
import { ASKED } from './poses-asked.ts';
import { HANDLING } from './poses-handling.ts';
import { MENS_STANCES } from './poses-mens.ts';
import { STANDING } from './poses-standing.ts';
import { WALKING } from './poses-walking.ts';

const AUTHORED = { ...STANDING, ...WALKING, ...HANDLING, ...ASKED };

export type PoseName = keyof typeof AUTHORED | 'three-quarter' | 'back';

/** Turned a third away: the feet follow the body. */
const THREE_QUARTER: PoseSpec = {
  ...mirrored(AUTHORED.contrapposto),
  turn: 0.62,
  foot: both({ yaw: -30 }, { yaw: 56, lift: 6 }),
};

/** Seen from behind: the weight on one leg, the head straight over it, heels to us. */
const AWAY = mirrored(AUTHORED.relaxed);
const BACK: PoseSpec = {
  ...AWAY,
  turn: 0,
  back: true,
  joints: {
    ...AWAY.joints,
    knee: { ...AWAY.joints.knee, [LEFT]: [-0.24, 6.14] },
    ankle: { ...AWAY.joints.ankle, [LEFT]: [-0.46, 8.3] },
    elbow: { ...AWAY.joints.elbow, [LEFT]: [-0.86, 2.7] },
    wrist: { ...AWAY.joints.wrist, [LEFT]: [-0.74, 3.76] },
  },
  head: { view: 'back' },
  foot: both({ yaw: 136 }, { yaw: 158 }),
};

/** How men stand where it is not as women do. */
export const MENS: Partial<Record<PoseName, PoseSpec>> = { ...MENS_STANCES, walk: MENS_STANCES.catwalk };

/** Children stand open and unposed: the arms a little off, the feet apart or turned in, the head on one side. */
export const CHILDRENS: Partial<Record<PoseName, PoseSpec>> = {
  relaxed: {
    ...AUTHORED.steady,
    head: { view: 'threeQuarter' },
    joints: {
      ...AUTHORED.steady.joints,
      crown: [-0.12, 0.02],
      atlas: [-0.03, 0.82],
      elbow: both([-0.98, 2.62], [0.96, 2.64]),
      wrist: both([-1.1, 3.66], [1.12, 3.62]),
      ankle: both([-0.38, 8.34], [0.36, 8.42]),
    },
    arm: both({ hand: 'hangFront', turn: 10 }, { hand: 'hangLoose', turn: -8 }),
    foot: both({ yaw: 4 }, { yaw: 8 }),
  },
  // proud of what is worn: both hands on the hips, the feet apart
  contrapposto: {
    ...AUTHORED.steady,
    joints: {
      ...AUTHORED.steady.joints,
      crown: [0.12, 0.02],
      elbow: both([-1.12, 2.44], [1.14, 2.42]),
      wrist: both([-0.56, 3.08], [0.6, 3.08]),
      ankle: both([-0.56, 8.36], [0.54, 8.42]),
    },
    arm: both({ hand: 'hip', turn: 0, over: 'front' }, { hand: 'hip', turn: 0, over: 'front' }),
    foot: both({ yaw: 30 }, { yaw: 32 }),
  },
  // half a skip: the arms swing wide
  walk: {
    ...AUTHORED.walk,
    ribTilt: 7,
    pelvisTilt: -8,
    head: { view: 'threeQuarter', flip: true },
    joints: {
      ...AUTHORED.walk.joints,
      crown: [0.12, 0.02],
      pelvis: [0.13, 4.08],
      waist: [0.06, 2.76],
      elbow: both([-1.06, 2.5], [0.98, 2.62]),
      wrist: both([-1.46, 3.36], [0.86, 3.62]),
      hip: both([-0.18, 3.85], [0.45, 3.7]),
      knee: both([-0.34, 6.08], [0.32, 6.06]),
      ankle: both([-0.66, 7.86], [0.1, 8.42]),
    },
    arm: both({ hand: 'hangFront', turn: 8 }, { hand: 'hangSide', turn: 2 }),
    foot: both({ yaw: 34, lift: 26 }, { yaw: 16 }),
  },
  'hands-behind': {
    ...AUTHORED['hands-behind'],
    joints: {
      ...AUTHORED['hands-behind'].joints,
      knee: { ...AUTHORED['hands-behind'].joints.knee, [RIGHT]: [0.2, 6.14] },
      ankle: { ...AUTHORED['hands-behind'].joints.ankle, [RIGHT]: [0.42, 8.26] },
    },
    foot: both({ yaw: 14 }, { yaw: 20, lift: 12 }),
  },
};

export const POSE_DATA: Record<PoseName, PoseSpec> = { ...AUTHORED, 'three-quarter': THREE_QUARTER, back: BACK };
