/** A stance written as what it changes of another. */
import type { HandName } from '#atelier/figure/hands/hand.ts';
import type { Point } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT, type Side, type Sided } from '#atelier/kit/side.ts';
import type { ArmSpec, Joints, PoseSpec } from './pose-spec.ts';

/** What changes of one side: its joints, its hand, its foot. */
interface SideChange extends Partial<Record<'shoulder' | 'elbow' | 'wrist' | 'hip' | 'knee' | 'ankle', Point>> {
  hand?: HandName;
  /** Degrees added to the hand's own direction. */
  turn?: number;
  over?: ArmSpec['over'];
  yaw?: number;
  lift?: number;
}
type Change = Partial<Omit<PoseSpec, 'joints' | 'arm' | 'foot'>> &
  Partial<Pick<Joints, 'crown' | 'atlas' | 'pit' | 'waist' | 'pelvis'>> & { left?: SideChange; right?: SideChange };

function armOf(base: ArmSpec, { hand, turn, over }: SideChange): ArmSpec {
  // another hand lies where it lies; nothing of the old one's place is kept
  if (!hand) return { ...base, ...(turn !== undefined && { turn }) };
  return { hand, turn: turn ?? 0, ...(over && { over }) };
}

/** @param change what is not named stays as it was. */
export function vary(base: PoseSpec, change: Change): PoseSpec {
  const { left = {}, right = {}, crown, atlas, pit, waist, pelvis, ...rest } = change;
  const of = (s: Side): SideChange => (s === LEFT ? left : right);
  const pair = (name: 'shoulder' | 'elbow' | 'wrist' | 'hip' | 'knee' | 'ankle'): Sided<Point> =>
    both(left[name] ?? base.joints[name][LEFT], right[name] ?? base.joints[name][RIGHT]);
  const foot = (s: Side): PoseSpec['foot'][Side] => {
    const { yaw = base.foot[s].yaw, lift = base.foot[s].lift } = of(s);
    return { yaw, ...(lift !== undefined && { lift }) };
  };
  const { joints: j } = base;
  return {
    ...base,
    ...rest,
    joints: {
      crown: crown ?? j.crown,
      atlas: atlas ?? j.atlas,
      pit: pit ?? j.pit,
      waist: waist ?? j.waist,
      pelvis: pelvis ?? j.pelvis,
      shoulder: pair('shoulder'),
      elbow: pair('elbow'),
      wrist: pair('wrist'),
      hip: pair('hip'),
      knee: pair('knee'),
      ankle: pair('ankle'),
    },
    arm: both(armOf(base.arm[LEFT], left), armOf(base.arm[RIGHT], right)),
    foot: both(foot(LEFT), foot(RIGHT)),
  };
}
