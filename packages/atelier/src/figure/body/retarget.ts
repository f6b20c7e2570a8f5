import type { HandName } from '#atelier/figure/hands/hand.ts';
import type { Joints, PoseSpec } from '#atelier/figure/poses/pose-spec.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT, SIDES, type Sided } from '#atelier/kit/side.ts';
import type { Build } from './builds.ts';
import type { Sex } from './forms.ts';

/** Height of the crotch in the authored poses; the legs of a shorter or taller build stretch below it. */
const CROTCH = 4.12;

const pointOf = ([x, y]: Point): Point => [x, y];
const pairOf = (pair: Sided<Point>): Sided<Point> => both(pointOf(pair[LEFT]), pointOf(pair[RIGHT]));

// point by point: `structuredClone` makes arrays that hold anything, and wherever one is read every point of numbers is turned into such
const copyOf = (j: Joints): Joints => ({
  crown: pointOf(j.crown),
  atlas: pointOf(j.atlas),
  pit: pointOf(j.pit),
  waist: pointOf(j.waist),
  pelvis: pointOf(j.pelvis),
  shoulder: pairOf(j.shoulder),
  elbow: pairOf(j.elbow),
  wrist: pairOf(j.wrist),
  hip: pairOf(j.hip),
  knee: pairOf(j.knee),
  ankle: pairOf(j.ankle),
});

/** The share of the tilt of the shoulders that men do without. */
const SQUARE = 0.1;

/** How far hips are pushed out and tilted beside what a pose says: women throw them, men stand squarer. */
const SWAY: Record<Sex, number> = { female: 1.2, androgynous: 1.05, male: 0.82 };
/** The share of a thrown hip that the shoulders answer. */
const ANSWER = 0.6;
/** Heads by which a man's waist lies lower than a woman's. */
const LOW_WAIST = 0.36;

/** The pose with the hips of its wearer: less pushed out and less tilted, the gesture of arms and head unchanged. @param stiff 0 to 1. */
export function swayed(pose: PoseSpec, sex: Sex, stiff = 0): PoseSpec {
  const k = SWAY[sex] * (1 - stiff);
  const j = copyOf(pose.joints);
  const towards = (joint: 'waist' | 'pelvis', share: number) => j[joint][0] * (1 - k) * share;
  const shift = towards('pelvis', 1);
  j.waist[0] -= towards('waist', 1);
  j.pelvis[0] -= shift;
  const level = (j.hip[LEFT][1] + j.hip[RIGHT][1]) / 2;
  for (const s of SIDES) {
    const hip = j.hip[s];
    j.hip[s] = [hip[0] - shift, level + (hip[1] - level) * k];
    j.knee[s][0] -= shift * 0.45;
  }
  const high = (j.shoulder[LEFT][1] + j.shoulder[RIGHT][1]) / 2;
  const answer = 1 + Math.max(0, k - 1) * ANSWER;
  for (const s of SIDES) j.shoulder[s][1] = high + (j.shoulder[s][1] - high) * answer;
  if (sex === 'male' && !stiff) j.waist[1] += LOW_WAIST;
  return { ...pose, ribTilt: pose.ribTilt * answer, pelvisTilt: pose.pelvisTilt * k, joints: j };
}

/** Hands that hold each other stay together, however broad the shoulders are. */
const MEETING: ReadonlySet<HandName> = new Set(['clasp', 'clasped', 'joined', 'joinedTo']);
/**
 * Moves the joints of a pose so that a wider, narrower, shorter or bent build keeps the gesture: shoulders and hips spread,
 * hanging arms clear the hips, legs stretch, the bearing ankle stays where it carries the weight.
 */
export function retarget(pose: PoseSpec, b: Build, sex: Sex): Joints {
  const j = copyOf(pose.joints);
  const stretch = (p: Point): Point => (p[1] > CROTCH ? [p[0], CROTCH + (p[1] - CROTCH) * b.legs] : p);
  const broad = sex === 'male' ? 1 : sex === 'androgynous' ? 0.5 : 0;
  const level = (j.shoulder[LEFT][1] + j.shoulder[RIGHT][1]) / 2;
  for (const s of SIDES) {
    // a man's shoulders tilt less, unless he is young and stands square already, and both fall away from the neck
    const drop = broad * (0.05 - (b.square ? 0 : (j.shoulder[s][1] - level) * SQUARE));
    const shoulderDx = (j.shoulder[s][0] - j.pit[0]) * (b.shoulder - 1);
    const hipDx = (j.hip[s][0] - j.pelvis[0]) * (b.hip - 1) * 1.15;
    const placed = pose.arm[s].over !== undefined;
    const clear = MEETING.has(pose.arm[s].hand)
      ? 0
      : placed
        ? shoulderDx * 0.55 + hipDx * 0.55
        : shoulderDx * 0.75 + (hipDx * s > 0 ? hipDx * 1.25 : 0) + s * Math.max(0, b.limb - 1) * 0.45;
    j.shoulder[s] = add(j.shoulder[s], [shoulderDx, drop]);
    j.elbow[s] = add(j.elbow[s], [shoulderDx * 0.85 + clear * 0.3, 0.02]);
    j.wrist[s] = add(j.wrist[s], [clear, 0]);
    // hands that rest on the body stay where they rest
    if (!placed) for (const joint of [j.elbow, j.wrist]) joint[s] = mix(j.shoulder[s], joint[s], b.arms);
    j.hip[s] = add(j.hip[s], [hipDx, 0]);
    const spread = pose.weight === s && !pose.even ? 0.35 : 1;
    // a man's free knee points outward
    const open = pose.weight === s || pose.even ? 0.03 : 0.05;
    j.knee[s] = stretch(add(j.knee[s], [hipDx * 0.7 + s * ((b.thigh - 1) * 0.1 + broad * open), 0]));
    j.ankle[s] = stretch(add(j.ankle[s], [(hipDx * 0.35 + s * broad * 0.1) * spread, 0]));
  }
  const sink: Point = [0, broad * 0.04 + b.stoop * 1.2 + b.sink];
  j.crown = add(j.crown, sink);
  j.atlas = add(j.atlas, sink);
  return j;
}

/** How far the middle of the front lies from the middle of the silhouette, in half-widths, when the body is wholly turned. */
export const FRONT_SHIFT = 0.5;
/** What remains of a breadth when the body is wholly turned: shoulders lose more than hips, which are deeper. */
const NARROWED = { shoulders: 0.24, hips: 0.1 };
/** The share of its breadth a part of the trunk keeps; t 0 pit, 1 waist, 2 crotch. */
export const narrowed = (turn: number, t: number): number =>
  1 - Math.abs(turn) * (NARROWED.shoulders + (NARROWED.hips - NARROWED.shoulders) * Math.min(1, t / 1.6));

/** Turns the shoulders and hips of a pose: the pit of the neck stays, the trunk swings behind it. */
export function turnedJoints(j: Joints, turn: number): Joints {
  if (!turn) return j;
  const out = copyOf(j);
  const swing = (t: number, half: number): number => -turn * FRONT_SHIFT * half * narrowed(turn, t);
  for (const s of SIDES) {
    const sh = swing(0.3, 0.6);
    out.shoulder[s][0] = j.pit[0] + (j.shoulder[s][0] - j.pit[0]) * narrowed(turn, 0) + sh;
    const moved = out.shoulder[s][0] - j.shoulder[s][0];
    out.elbow[s][0] += moved * 0.9;
    out.wrist[s][0] += moved * 0.6;
    const hip = swing(1.7, 0.6) * 0.4;
    out.hip[s][0] = j.pelvis[0] + (j.hip[s][0] - j.pelvis[0]) * narrowed(turn, 2) + hip;
    out.knee[s][0] += (out.hip[s][0] - j.hip[s][0]) * 0.4;
  }
  return out;
}
