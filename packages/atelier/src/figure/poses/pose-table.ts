/**
 * Poses: 17 joints in heads for the adult woman of average build (crown to sole about 8.95 heads, the length in the shin).
 * L and R are the VIEWER's sides. x = 0 is the plumb line through the pit of the neck, y = 0 the crown, y down.
 * Tilts in degrees, positive = the viewer's right side lower; ribs and pelvis always oppose each other. The bearing ankle
 * stands under the pit of the neck. Other builds are retargeted in retarget.ts.
 */

import type { Joint, PoseSpec, Side } from './pose-spec.ts';
import { HANDLING } from './poses-handling.ts';
import { MENS_STANCES } from './poses-mens.ts';
import { STANDING } from './poses-standing.ts';
import { WALKING } from './poses-walking.ts';

const AUTHORED = { ...STANDING, ...WALKING, ...HANDLING };

const other = (s: Side): Side => (s === 'L' ? 'R' : 'L');

/** The same stance seen in a mirror: another rhythm on the sheet, with the light where it was. */
export function mirrored(p: PoseSpec): PoseSpec {
  const joints = { ...p.joints };
  for (const key of Object.keys(p.joints) as Joint[]) {
    const [x, y] = p.joints[key];
    const twin = key.replace(/[LR]$/, (s) => other(s as Side)) as Joint;
    joints[twin] = [-x, y];
  }
  return {
    weight: other(p.weight),
    ...(p.turn && { turn: -p.turn }),
    ...(p.even && { even: true }),
    ribTilt: -p.ribTilt,
    pelvisTilt: -p.pelvisTilt,
    head: { view: p.head.view, flip: !p.head.flip },
    joints,
    arm: { L: p.arm.R, R: p.arm.L },
    foot: { L: p.foot.R, R: p.foot.L },
    far: other(p.far),
  };
}

export type PoseName = keyof typeof AUTHORED | 'three-quarter' | 'back';

/** Turned a third away: the feet follow the body. */
const THREE_QUARTER: PoseSpec = {
  ...mirrored(AUTHORED.contrapposto),
  turn: 0.62,
  foot: { L: { yaw: -30 }, R: { yaw: 56, lift: 6 } },
};

/** Seen from behind: the weight on one leg, the head straight over it, heels to us. */
const AWAY = mirrored(AUTHORED.relaxed);
const BACK: PoseSpec = {
  ...AWAY,
  back: true,
  joints: { ...AWAY.joints, knL: [-0.24, 6.14], anL: [-0.46, 8.3], elL: [-0.86, 2.7], wrL: [-0.74, 3.76] },
  head: { view: 'back' },
  foot: { L: { yaw: 136 }, R: { yaw: 158 } },
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
      elL: [-0.98, 2.62],
      wrL: [-1.1, 3.66],
      elR: [0.96, 2.64],
      wrR: [1.12, 3.62],
      anL: [-0.38, 8.34],
      anR: [0.36, 8.42],
    },
    arm: { L: { hand: 'hangFront', turn: 10 }, R: { hand: 'hangLoose', turn: -8 } },
    foot: { L: { yaw: 4 }, R: { yaw: 8 } },
  },
  // proud of what is worn: both hands on the hips, the feet apart
  contrapposto: {
    ...AUTHORED.steady,
    joints: {
      ...AUTHORED.steady.joints,
      crown: [0.12, 0.02],
      elL: [-1.12, 2.44],
      wrL: [-0.56, 3.08],
      elR: [1.14, 2.42],
      wrR: [0.6, 3.08],
      anL: [-0.56, 8.36],
      anR: [0.54, 8.42],
    },
    arm: { L: { hand: 'hip', turn: 0, over: 'front' }, R: { hand: 'hip', turn: 0, over: 'front' } },
    foot: { L: { yaw: 30 }, R: { yaw: 32 } },
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
      elL: [-1.06, 2.5],
      wrL: [-1.46, 3.36],
      elR: [0.98, 2.62],
      wrR: [0.86, 3.62],
      hipL: [-0.18, 3.85],
      hipR: [0.45, 3.7],
      pelvis: [0.13, 4.08],
      waist: [0.06, 2.76],
      knL: [-0.34, 6.08],
      anL: [-0.66, 7.86],
      knR: [0.32, 6.06],
      anR: [0.1, 8.42],
    },
    arm: { L: { hand: 'hangFront', turn: 8 }, R: { hand: 'hangSide', turn: 2 } },
    foot: { L: { yaw: 34, lift: 26 }, R: { yaw: 16 } },
  },
  'hands-behind': {
    ...AUTHORED['hands-behind'],
    joints: { ...AUTHORED['hands-behind'].joints, knR: [0.2, 6.14], anR: [0.42, 8.26] },
    foot: { L: { yaw: 14 }, R: { yaw: 20, lift: 12 } },
  },
};

export const POSE_DATA: Record<PoseName, PoseSpec> = { ...AUTHORED, 'three-quarter': THREE_QUARTER, back: BACK };
