/**
 * Poses: 17 joints in heads for the adult woman of average build (crown to sole about 8.95 heads, the length in the shin).
 * L and R are the VIEWER's sides. x = 0 is the plumb line through the pit of the neck, y = 0 the crown, y down.
 * Tilts in degrees, positive = the viewer's right side lower; ribs and pelvis always oppose each other. The bearing ankle
 * stands under the pit of the neck. Other builds are retargeted in retarget.ts.
 */
import type { P } from '../curves.ts';
import type { HandName } from './hands.ts';

export type Side = 'L' | 'R';
export type HeadView = 'front' | 'threeQuarter' | 'down' | 'back';
export type Joint =
  | 'crown'
  | 'atlas'
  | 'pit'
  | 'waist'
  | 'pelvis'
  | `${'sh' | 'el' | 'wr' | 'hip' | 'kn' | 'an'}${Side}`;
export type Joints = Record<Joint, P>;

export interface ArmSpec {
  hand: HandName;
  /** Degrees added to the hand's own direction. */
  turn: number;
  /** The forearm passes before the body, or the whole arm behind it. */
  over?: 'front' | 'behind';
}
export interface FootSpec {
  /** Degrees the toes are turned out from facing the viewer. */
  yaw: number;
  /** Degrees the heel is lifted, the toe staying on the ground. */
  lift?: number;
}
export interface PoseSpec {
  weight: Side;
  /** Share of the body that is turned, towards the viewer's left (-) or right (+); absent = it faces us. */
  turn?: number;
  /** We look at the person's back. */
  back?: true;
  /** Both legs bear alike: no hip is pushed out, and the ankles stand on either side of the plumb line. */
  even?: true;
  ribTilt: number;
  pelvisTilt: number;
  head: { view: HeadView; flip?: boolean };
  joints: Joints;
  arm: Record<Side, ArmSpec>;
  foot: Record<Side, FootSpec>;
  /** The leg drawn behind the other. */
  far: Side;
}

type Authored =
  | 'contrapposto'
  | 'relaxed'
  | 'walk'
  | 'hold-skirt'
  | 'lapel'
  | 'hands-behind'
  | 'steady'
  | 'pockets'
  | 'stroll'
  | 'catwalk'
  | 'clasped';

const AUTHORED: Record<Authored, PoseSpec> = {
  contrapposto: {
    weight: 'R',
    ribTilt: 7,
    pelvisTilt: -12,
    head: { view: 'threeQuarter' },
    joints: {
      crown: [-0.13, 0.01],
      atlas: [-0.03, 0.82],
      pit: [0, 1.4],
      waist: [0.13, 2.76],
      pelvis: [0.27, 4.08],
      shL: [-0.6, 1.45],
      shR: [0.6, 1.61],
      elL: [-0.78, 2.7],
      wrL: [-0.62, 3.8],
      elR: [1.16, 2.56],
      wrR: [0.82, 3.14],
      hipL: [-0.05, 3.86],
      hipR: [0.57, 3.69],
      knL: [-0.2, 6.12],
      anL: [-0.46, 8.3],
      knR: [0.41, 6.04],
      anR: [0.07, 8.42],
    },
    arm: { L: { hand: 'hangFront', turn: 2 }, R: { hand: 'hip', turn: 0, over: 'front' } },
    foot: { L: { yaw: 46, lift: 8 }, R: { yaw: 20 } },
    far: 'L',
  },
  relaxed: {
    weight: 'L',
    ribTilt: -5,
    pelvisTilt: 9,
    head: { view: 'threeQuarter', flip: true },
    joints: {
      crown: [0.08, 0],
      atlas: [0.03, 0.82],
      pit: [0, 1.4],
      waist: [-0.1, 2.76],
      pelvis: [-0.22, 4.08],
      shL: [-0.6, 1.58],
      shR: [0.6, 1.46],
      elL: [-0.8, 2.78],
      wrL: [-0.76, 3.88],
      elR: [0.76, 2.72],
      wrR: [0.6, 3.8],
      hipL: [-0.53, 3.71],
      hipR: [0.1, 3.84],
      knL: [-0.39, 6.05],
      anL: [-0.06, 8.42],
      knR: [0.2, 6.14],
      anR: [0.44, 8.3],
    },
    arm: { L: { hand: 'hangSide', turn: -2 }, R: { hand: 'hangFront', turn: -3 } },
    foot: { L: { yaw: 20 }, R: { yaw: 46, lift: 5 } },
    far: 'R',
  },
  walk: {
    weight: 'R',
    ribTilt: 6,
    pelvisTilt: -10,
    head: { view: 'front' },
    joints: {
      crown: [-0.04, 0.01],
      atlas: [0, 0.82],
      pit: [0, 1.4],
      waist: [0.09, 2.76],
      pelvis: [0.18, 4.08],
      shL: [-0.6, 1.47],
      shR: [0.6, 1.6],
      elL: [-0.8, 2.66],
      wrL: [-0.5, 3.6],
      elR: [0.84, 2.74],
      wrR: [1.0, 3.68],
      hipL: [-0.13, 3.86],
      hipR: [0.49, 3.7],
      knL: [-0.02, 6.16],
      anL: [-0.3, 8.04],
      knR: [0.29, 6.06],
      anR: [-0.02, 8.42],
    },
    arm: { L: { hand: 'hangSide', turn: 5 }, R: { hand: 'hangFront', turn: -4 } },
    foot: { L: { yaw: 26, lift: 20 }, R: { yaw: 14 } },
    far: 'L',
  },
  'hold-skirt': {
    weight: 'L',
    ribTilt: -7,
    pelvisTilt: 11,
    head: { view: 'down', flip: true },
    joints: {
      crown: [0.12, 0.02],
      atlas: [0.03, 0.82],
      pit: [0, 1.4],
      waist: [-0.12, 2.76],
      pelvis: [-0.26, 4.08],
      shL: [-0.6, 1.61],
      shR: [0.6, 1.45],
      elL: [-0.8, 2.82],
      wrL: [-0.8, 3.92],
      elR: [0.94, 2.62],
      wrR: [0.72, 3.62],
      hipL: [-0.57, 3.7],
      hipR: [0.06, 3.86],
      knL: [-0.39, 6.05],
      anL: [-0.06, 8.42],
      knR: [0.16, 6.16],
      anR: [0.4, 8.28],
    },
    arm: { L: { hand: 'hangFront', turn: 3 }, R: { hand: 'hold', turn: 8, over: 'front' } },
    foot: { L: { yaw: 22 }, R: { yaw: 48, lift: 8 } },
    far: 'R',
  },
  lapel: {
    weight: 'R',
    ribTilt: 5,
    pelvisTilt: -9,
    head: { view: 'threeQuarter', flip: true },
    joints: {
      crown: [0.08, 0],
      atlas: [0.01, 0.82],
      pit: [0, 1.4],
      waist: [0.09, 2.76],
      pelvis: [0.21, 4.08],
      shL: [-0.6, 1.48],
      shR: [0.6, 1.59],
      elL: [-0.94, 2.7],
      wrL: [-0.4, 2.46],
      elR: [0.8, 2.78],
      wrR: [0.76, 3.88],
      hipL: [-0.1, 3.84],
      hipR: [0.52, 3.71],
      knL: [-0.24, 6.12],
      anL: [-0.46, 8.3],
      knR: [0.38, 6.05],
      anR: [0.06, 8.42],
    },
    arm: { L: { hand: 'lapel', turn: 0, over: 'front' }, R: { hand: 'hangSide', turn: 0 } },
    foot: { L: { yaw: 48, lift: 5 }, R: { yaw: 20 } },
    far: 'L',
  },
  'hands-behind': {
    weight: 'L',
    ribTilt: -6,
    pelvisTilt: 9,
    head: { view: 'threeQuarter', flip: true },
    joints: {
      crown: [0.1, 0.01],
      atlas: [0.02, 0.82],
      pit: [0, 1.4],
      waist: [-0.1, 2.76],
      pelvis: [-0.22, 4.08],
      shL: [-0.6, 1.59],
      shR: [0.59, 1.46],
      elL: [-0.92, 2.74],
      wrL: [-0.3, 3.42],
      elR: [0.86, 2.6],
      wrR: [0.2, 3.34],
      hipL: [-0.53, 3.71],
      hipR: [0.1, 3.84],
      knL: [-0.37, 6.05],
      anL: [-0.06, 8.42],
      knR: [0.18, 6.15],
      anR: [0.38, 8.3],
    },
    arm: { L: { hand: 'none', turn: 0, over: 'behind' }, R: { hand: 'none', turn: 0, over: 'behind' } },
    foot: { L: { yaw: 20 }, R: { yaw: 46, lift: 5 } },
    far: 'R',
  },
  steady: {
    weight: 'R',
    even: true,
    ribTilt: -2,
    pelvisTilt: 2,
    head: { view: 'threeQuarter', flip: true },
    joints: {
      crown: [0.06, 0],
      atlas: [0.02, 0.82],
      pit: [0, 1.4],
      waist: [0.01, 2.76],
      pelvis: [0.02, 4.08],
      shL: [-0.6, 1.54],
      shR: [0.6, 1.5],
      elL: [-0.86, 2.74],
      wrL: [-0.74, 3.84],
      elR: [0.88, 2.7],
      wrR: [0.82, 3.8],
      hipL: [-0.29, 3.77],
      hipR: [0.33, 3.79],
      knL: [-0.34, 6.06],
      anL: [-0.34, 8.36],
      knR: [0.36, 6.06],
      anR: [0.3, 8.42],
    },
    arm: { L: { hand: 'hangFront', turn: 3 }, R: { hand: 'hangSide', turn: -2 } },
    foot: { L: { yaw: 36 }, R: { yaw: 16 } },
    far: 'L',
  },
  pockets: {
    weight: 'L',
    ribTilt: -4,
    pelvisTilt: 8,
    head: { view: 'threeQuarter' },
    joints: {
      crown: [-0.08, 0.01],
      atlas: [-0.01, 0.82],
      pit: [0, 1.4],
      waist: [-0.05, 2.76],
      pelvis: [-0.1, 4.08],
      shL: [-0.6, 1.57],
      shR: [0.6, 1.48],
      elL: [-1.0, 2.7],
      wrL: [-0.62, 3.68],
      elR: [0.92, 2.72],
      wrR: [0.46, 3.74],
      hipL: [-0.41, 3.71],
      hipR: [0.21, 3.83],
      knL: [-0.33, 6.05],
      anL: [-0.1, 8.42],
      knR: [0.46, 6.12],
      anR: [0.56, 8.32],
    },
    arm: { L: { hand: 'pocket', turn: 0, over: 'front' }, R: { hand: 'pocket', turn: 0, over: 'front' } },
    foot: { L: { yaw: 22 }, R: { yaw: 44 } },
    far: 'R',
  },
  stroll: {
    weight: 'R',
    ribTilt: 4,
    pelvisTilt: -8,
    head: { view: 'front' },
    joints: {
      crown: [-0.05, 0.01],
      atlas: [-0.01, 0.82],
      pit: [0, 1.4],
      waist: [0.05, 2.76],
      pelvis: [0.1, 4.08],
      shL: [-0.6, 1.48],
      shR: [0.6, 1.57],
      elL: [-0.94, 2.68],
      wrL: [-0.78, 3.7],
      elR: [0.98, 2.68],
      wrR: [0.6, 3.72],
      hipL: [-0.21, 3.84],
      hipR: [0.41, 3.72],
      knL: [-0.3, 6.16],
      anL: [-0.42, 8.14],
      knR: [0.36, 6.06],
      anR: [0.06, 8.42],
    },
    arm: { L: { hand: 'hangSide', turn: -6 }, R: { hand: 'pocket', turn: 0, over: 'front' } },
    foot: { L: { yaw: 30, lift: 18 }, R: { yaw: 18 } },
    far: 'L',
  },
  catwalk: {
    weight: 'L',
    ribTilt: -6,
    pelvisTilt: 10,
    head: { view: 'front' },
    joints: {
      crown: [0.03, 0.01],
      atlas: [0, 0.82],
      pit: [0, 1.4],
      waist: [-0.1, 2.76],
      pelvis: [-0.2, 4.08],
      shL: [-0.6, 1.59],
      shR: [0.6, 1.46],
      elL: [-0.79, 2.78],
      wrL: [-0.84, 3.86],
      elR: [0.8, 2.66],
      wrR: [0.54, 3.68],
      hipL: [-0.51, 3.7],
      hipR: [0.11, 3.86],
      knL: [-0.22, 6.05],
      anL: [0.08, 8.42],
      knR: [0.0, 6.18],
      anR: [-0.22, 8.06],
    },
    arm: { L: { hand: 'hangFront', turn: 4 }, R: { hand: 'hangSide', turn: 4 } },
    foot: { L: { yaw: 14 }, R: { yaw: 12, lift: 22 } },
    far: 'R',
  },
  clasped: {
    weight: 'R',
    ribTilt: 5,
    pelvisTilt: -8,
    head: { view: 'threeQuarter' },
    joints: {
      crown: [-0.1, 0.01],
      atlas: [-0.02, 0.82],
      pit: [0, 1.4],
      waist: [0.08, 2.76],
      pelvis: [0.18, 4.08],
      shL: [-0.6, 1.48],
      shR: [0.6, 1.59],
      elL: [-0.86, 2.66],
      wrL: [0.05, 3.6],
      elR: [0.94, 2.7],
      wrR: [0.3, 3.38],
      hipL: [-0.13, 3.85],
      hipR: [0.49, 3.71],
      knL: [-0.14, 6.14],
      anL: [-0.36, 8.3],
      knR: [0.38, 6.05],
      anR: [0.08, 8.42],
    },
    arm: { L: { hand: 'none', turn: 0, over: 'front' }, R: { hand: 'hip', turn: 8, over: 'front' } },
    foot: { L: { yaw: 46, lift: 5 }, R: { yaw: 20 } },
    far: 'L',
  },
};

const other = (s: Side): Side => (s === 'L' ? 'R' : 'L');

/** The same stance seen in a mirror: another rhythm on the sheet, with the light where it was. */
function mirrored(p: PoseSpec): PoseSpec {
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

export type PoseName = Authored | 'three-quarter' | 'back';

/** Turned a third away: the feet follow the body. */
const THREE_QUARTER: PoseSpec = {
  ...mirrored(AUTHORED.contrapposto),
  turn: 0.62,
  foot: { L: { yaw: -30 }, R: { yaw: 56, lift: 6 } },
};

/** A man turns without a hand on his hip: his arms hang. */
export const THREE_QUARTER_MAN: PoseSpec = {
  ...AUTHORED.relaxed,
  turn: 0.55,
  foot: { L: { yaw: -24 }, R: { yaw: 52, lift: 4 } },
};

/** Seen from behind: the weight on one leg, the head straight over it, heels to us. */
const BACK: PoseSpec = {
  ...mirrored(AUTHORED.relaxed),
  back: true,
  head: { view: 'back' },
  foot: { L: { yaw: 136 }, R: { yaw: 158 } },
};

export const POSE_DATA: Record<PoseName, PoseSpec> = { ...AUTHORED, 'three-quarter': THREE_QUARTER, back: BACK };
