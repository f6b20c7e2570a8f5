/**
 * The bones of a hand in space, and how they are seen. Hand units: 1 = wrist to middle fingertip, wrist at 0,0,0; x towards the
 * thumb, y towards the fingertips, z out of the back of the hand. Seen from its back x and y lie on the page.
 */
import { lerp } from '#atelier/kit/numbers.ts';
import { radians } from '#atelier/kit/points.ts';

export type Spot = readonly [x: number, y: number, z: number];

/** How the hand is turned to us, degrees. */
export interface View {
  /** About its own length: 0 its back, 90 the edge of the thumb, -90 that of the little finger, 180 the palm. */
  roll: number;
  /** Fingertips towards us (+) or from us (-). */
  pitch?: number;
}
/** Degrees by which the three joints of a finger are bent into the palm, and by which it leans towards the thumb. */
export type Bend = readonly [knuckle: number, middle: number, end: number, lean?: number];
export interface ThumbPose {
  /** Degrees its root stands off from the fingers, and is laid before the palm. */
  out: number;
  under: number;
  /** Degrees by which its two joints turn back to the fingers. */
  bend?: readonly [number, number];
}

interface Bone {
  /** The knuckle it grows from. */
  root: Spot;
  /** Of its three bones. */
  lengths: readonly [number, number, number];
  /** Degrees it stands off from straight by itself. */
  lean: number;
  /** Half-widths at its knuckle, its joints and its tip. */
  half: readonly [number, number, number, number];
}

/** Fore, middle, ring and little finger: of unequal lengths on an arc of knuckles, the middle one half the hand. */
export const FINGERS: readonly Bone[] = [
  { root: [0.106, 0.468, 0], lengths: [0.212, 0.132, 0.102], lean: 3, half: [0.051, 0.047, 0.04, 0.026] },
  { root: [0.032, 0.486, 0.012], lengths: [0.236, 0.154, 0.112], lean: 0.5, half: [0.052, 0.048, 0.041, 0.026] },
  { root: [-0.043, 0.466, 0.006], lengths: [0.218, 0.142, 0.108], lean: -2.5, half: [0.05, 0.046, 0.039, 0.025] },
  { root: [-0.11, 0.426, -0.016], lengths: [0.166, 0.104, 0.09], lean: -6, half: [0.044, 0.039, 0.033, 0.021] },
];

/** The thumb: root beside the wrist, three bones, half-widths at root, joints and tip. */
const THUMB = {
  root: [0.072, 0.09, -0.035] as Spot,
  lengths: [0.19, 0.165, 0.125] as const,
  half: [0.056, 0.053, 0.049, 0.03] as const,
};

/** What a palm is made of besides its knuckles: the wrist, the ball of the thumb and that of the little finger, with their radii. */
export const PALM: readonly (readonly [Spot, number])[] = [
  [[0.052, 0.02, 0], 0.036],
  [[-0.052, 0.02, 0], 0.036],
  [[0.072, 0.19, -0.04], 0.05],
  [[0.098, 0.34, -0.012], 0.04],
  [[-0.088, 0.2, -0.034], 0.042],
  [[-0.108, 0.32, -0.02], 0.036],
];

/** A joint as it is seen: page x and y, and how far towards us. */
export type Seen = readonly [x: number, y: number, near: number];

export function seen([x, y, z]: Spot, { roll, pitch = 0 }: View): Seen {
  const [c, s] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  const near = x * s + z * c;
  const [pc, ps] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  return [x * c - z * s, y * pc - near * ps, near * pc + y * ps];
}

/** A finger of three bones: its joints in space from root to tip, its half-widths there, and the way each bone's back faces. */
export interface Posed {
  joints: Spot[];
  half: readonly number[];
  backs: Spot[];
}

export function posedFinger(finger: number, [knuckle, middle, end, lean = 0]: Bend): Posed {
  const bone = FINGERS[finger];
  const joints: Spot[] = [bone.root];
  const backs: Spot[] = [];
  // a bent finger leans in to its neighbours: all point to the ball of the thumb
  const aside = radians((bone.lean + lean) * lerp(1, 0.2, Math.min(1, Math.max(0, knuckle) / 80)));
  let bent = 0;
  for (const [i, by] of [knuckle, middle, end].entries()) {
    bent += radians(by);
    const [x, y, z] = joints[i];
    const l = bone.lengths[i];
    const [c, s] = [Math.cos(bent), Math.sin(bent)];
    joints.push([x + l * Math.sin(aside) * c, y + l * Math.cos(aside) * c, z - l * s]);
    backs.push([Math.sin(aside) * s, Math.cos(aside) * s, c]);
  }
  return { joints, half: bone.half, backs };
}

export function posedThumb({ out, under, bend = [0, 0] }: ThumbPose): Posed {
  const joints: Spot[] = [THUMB.root];
  const backs: Spot[] = [];
  const down = radians(under);
  let off = out;
  for (const [i, l] of THUMB.lengths.entries()) {
    if (i > 0) off -= bend[i - 1];
    const [x, y, z] = joints[i];
    const a = radians(off);
    // nearer its tip it lies less before the palm
    const before = down * (1 - i * 0.3);
    joints.push([
      x + l * Math.sin(a) * Math.cos(before),
      y + l * Math.cos(a) * Math.cos(before),
      z - l * Math.sin(before),
    ]);
    backs.push([Math.cos(a) * 0.6, -Math.sin(a) * 0.6, 0.6]);
  }
  return { joints, half: THUMB.half, backs };
}
