/** Takes hands from where they lie: their arms hang beside the hip. */
import type { HandName } from '#atelier/figure/hands/hand.ts';
import type { Point } from '#atelier/kit/points.ts';
import { both, LEFT, other, RIGHT, type Side, type Sided } from '#atelier/kit/side.ts';
import type { ArmSpec, PoseSpec } from './pose-spec.ts';

/** Where an arm hangs beside the hip, heads: the two never quite alike. */
const HANGING: { elbow: Sided<Point>; wrist: Sided<Point> } = {
  elbow: both([-0.94, 2.72], [0.9, 2.8]),
  wrist: both([-0.78, 3.74], [0.86, 3.84]),
};

/** @param lies whether a hand is one that is taken away. */
export function letHang(pose: PoseSpec, lies: (hand: HandName) => boolean): PoseSpec {
  const seeks = (s: Side): boolean => lies(pose.arm[s].hand);
  if (!seeks(LEFT) && !seeks(RIGHT)) return pose;
  // two hands that hang are never the same hand
  const hung = (s: Side): HandName => {
    const across = pose.arm[other(s)].hand;
    return across === 'hangLoose' || (lies(across) && s === RIGHT) ? 'hangSide' : 'hangLoose';
  };
  const free = (s: Side): ArmSpec => (seeks(s) ? { hand: hung(s), turn: 0 } : pose.arm[s]);
  const joint = (name: 'elbow' | 'wrist'): Sided<Point> => {
    const at = (s: Side): Point => (seeks(s) ? HANGING : pose.joints)[name][s];
    return both(at(LEFT), at(RIGHT));
  };
  return {
    ...pose,
    joints: { ...pose.joints, elbow: joint('elbow'), wrist: joint('wrist') },
    arm: both(free(LEFT), free(RIGHT)),
  };
}
