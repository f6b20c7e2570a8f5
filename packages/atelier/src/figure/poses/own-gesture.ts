/** What is a person's own in a stance: how far the free foot stands off, and how an arm that does nothing hangs. */
import { HANGING } from '#atelier/figure/hands/hand-roles.ts';
import { makeChoice } from '#atelier/kit/choice.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { both, LEFT, other, RIGHT, type Side } from '#atelier/kit/side.ts';
import type { PoseSpec } from './pose-spec.ts';

/** Heads by which the free foot is set further out (+) or drawn in, and the share of it by which the knee follows. */
const SET = [0, 0.14, -0.12, 0.24] as const;
const KNEE = 0.4;
/** Between the ankles, heads: nearer they are one, further nobody stands. */
const APART = { least: 0.42, most: 0.92 } as const;
/** Heads in depth between two feet that both stand; a foot that is further off takes a step. */
const STANDS = 0.26;

/** Heads by which elbow and wrist of a hanging arm move, x away from the body. */
const HANGS: readonly { elbow: Point; wrist: Point }[] = [
  { elbow: [0, 0], wrist: [0, 0] },
  { elbow: [0.06, -0.02], wrist: [0.14, -0.06] },
  { elbow: [0.05, -0.04], wrist: [-0.06, -0.1] },
  { elbow: [-0.02, 0.02], wrist: [-0.03, 0.03] },
];

/** How far the ribs lean against the hips, beside what the stance says. */
const LEANS = [1, 0.8, 1.16] as const;

/** The free leg, if it stands beside the other and may stand elsewhere. */
function freeLeg({ weight, even, back, joints: { ankle } }: PoseSpec): Side | null {
  const free = other(weight);
  const apart = (ankle[free][0] - ankle[weight][0]) * free;
  const stands = Math.abs(ankle[free][1] - ankle[weight][1]) < STANDS;
  return even || back || !stands || apart < APART.least ? null : free;
}

function setFoot(pose: PoseSpec, by: number): PoseSpec {
  const s = freeLeg(pose);
  if (s === null || !by) return pose;
  const { ankle, knee } = pose.joints;
  const bears = ankle[other(s)][0];
  const apart = (ankle[s][0] - bears) * s;
  const to = clamp(apart + by, Math.min(apart, APART.least), Math.max(apart, APART.most));
  const move = (p: Point, x: number): Point => add(p, [s * x, 0]);
  return {
    ...pose,
    joints: {
      ...pose.joints,
      knee: { ...knee, [s]: move(knee[s], (to - apart) * KNEE) },
      ankle: { ...ankle, [s]: move(ankle[s], to - apart) },
    },
  };
}

/** @param name who stands, in what: the same name gives the same gesture. */
export function ownGesture(pose: PoseSpec, name: string): PoseSpec {
  if (pose.back) return pose;
  const choice = makeChoice(0);
  const hangs = (s: Side) => {
    const idle = !pose.arm[s].over && HANGING.has(pose.arm[s].hand);
    return idle ? (choice.pick(`arm ${s} of ${name}`, HANGS) ?? HANGS[0]) : HANGS[0];
  };
  const arm = { [LEFT]: hangs(LEFT), [RIGHT]: hangs(RIGHT) };
  const joint = (of: 'elbow' | 'wrist') => {
    const at = (s: Side): Point => {
      const [x, y] = arm[s][of];
      return add(pose.joints[of][s], [x * s, y]);
    };
    return both(at(LEFT), at(RIGHT));
  };
  const lean = choice.pick(`lean of ${name}`, LEANS) ?? 1;
  const tilts = { ribTilt: pose.ribTilt * lean, pelvisTilt: pose.pelvisTilt * lean };
  const armed = { ...pose, ...tilts, joints: { ...pose.joints, elbow: joint('elbow'), wrist: joint('wrist') } };
  return setFoot(armed, choice.pick(`foot of ${name}`, SET) ?? 0);
}
