/** Which part of a hand in a pocket is seen: fingers go in, thumbs mostly stay out. */
import type { Look } from '@toile/look';
import type { HandName } from '#atelier/figure/hands/hand.ts';
import { makeChoice } from '#atelier/kit/choice.ts';
import { both, LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { isCoat } from './hand-places.ts';
import { ownName } from './own-name.ts';
import type { ArmSpec, PoseSpec } from './pose-spec.ts';

/** Most people leave the thumb outside one of their trouser pockets, and some hook nothing but the thumb into it. */
const THUMBS = { inside: 0.12, out: 0.78 } as const;

/** The same stance with the thumbs out of the pockets, as this person leaves them. @param by whose gesture it is. */
export function thumbOut(by: Look, look: Look, pose: PoseSpec): PoseSpec {
  if (pose.back) return pose;
  const { garments, person } = look;
  const way = makeChoice(0).unit(`thumb of ${ownName(by.person)}`);
  const isUnderCoat = by.garments.some(isCoat) || garments.some(isCoat);
  const thumbed = mensThumbs(look, pose);
  if (person.presentation === 'male')
    return isUnderCoat || way < THUMBS.out ? thumbed : letOut(pose, SIDES.slice(0, 1), 'hooked', thumbed);
  if (isUnderCoat || way < THUMBS.inside) return pose;
  const s = [RIGHT, LEFT].find((side) => pose.arm[side].hand === 'pocket');
  return s ? letOut(pose, [s], way < THUMBS.out ? 'thumbOut' : 'hooked') : pose;
}

/** A man's pockets hold his fingers; his thumbs stay out, under a jacket too. */
export const mensThumbs = ({ person }: Look, pose: PoseSpec): PoseSpec =>
  person.presentation === 'male' && !pose.back ? letOut(pose, SIDES, 'thumbOut') : pose;

/** @param base the stance that is changed where a hand of `pose` is in a pocket. */
function letOut(pose: PoseSpec, sides: readonly Side[], hand: HandName, base = pose): PoseSpec {
  const at = (s: Side): ArmSpec =>
    sides.includes(s) && pose.arm[s].hand === 'pocket' ? { ...base.arm[s], hand } : base.arm[s];
  return { ...base, arm: both(at(LEFT), at(RIGHT)) };
}
