/** Two arms that hang are a dummy's: one of them bends, its hand on the hip or in a pocket. */
import type { HandName } from '#atelier/figure/hands/hand.ts';
import type { Point } from '#atelier/kit/points.ts';
import { both, LEFT, other, RIGHT, type Side, type Sided } from '#atelier/kit/side.ts';
import type { PoseSpec } from './pose-spec.ts';

/** Where a hand may lie. */
export type Place = 'hip' | 'pocket';

interface Bent {
  elbow: Point;
  wrist: Point;
  hand: HandName;
}
/** The viewer's left arm, heads; a hand on the hip is moved to where the hip has gone. */
const ON_HIP: Bent = { elbow: [-1.12, 2.5], wrist: [-0.42, 3.02], hand: 'rest' };
/** A pocket goes with its hip: how far beyond it the wrist and the elbow stand, and the least an elbow does; and their heights. */
const POCKET = { wrist: 0.17, elbow: 0.5, least: 0.96, down: [2.68, 3.62] } as const;

function inPocket({ joints }: PoseSpec, s: Side): Bent {
  const hip = joints.hip[s][0] * s;
  const [elbow, wrist] = POCKET.down;
  return {
    elbow: [-Math.max(POCKET.least, hip + POCKET.elbow), elbow],
    wrist: [-(hip + POCKET.wrist), wrist],
    hand: 'pocket',
  };
}

/** Both arms hang, or swing beside a step. */
export const hangsBoth = ({ arm }: PoseSpec): boolean =>
  [LEFT, RIGHT].every((s) => !arm[s].over && arm[s].hand !== 'none');

/** The arm that bends: the near one of a turned body, else that of the hip which bears. */
const TURNED = 0.3;
const easySide = ({ turn = 0, weight }: PoseSpec): Side =>
  Math.abs(turn) > TURNED ? (turn > 0 ? LEFT : RIGHT) : weight;

/** @param place where its hand goes. @param across the other arm, than the one that bends most easily. */
export function bendAnArm(pose: PoseSpec, place: Place, across = false): PoseSpec {
  const s = across ? other(easySide(pose)) : easySide(pose);
  const { elbow, wrist, hand } = place === 'pocket' ? inPocket(pose, s) : ON_HIP;
  const to = ([x, y]: Point): Point => [x * -s, y];
  const joint = (name: 'elbow' | 'wrist', at: Point): Sided<Point> => {
    const of = (side: Side): Point => (side === s ? to(at) : pose.joints[name][side]);
    return both(of(LEFT), of(RIGHT));
  };
  const arm = (side: Side) => (side === s ? ({ hand, turn: 0, over: 'front' } as const) : pose.arm[side]);
  return {
    ...pose,
    joints: { ...pose.joints, elbow: joint('elbow', elbow), wrist: joint('wrist', wrist) },
    arm: both(arm(LEFT), arm(RIGHT)),
  };
}
