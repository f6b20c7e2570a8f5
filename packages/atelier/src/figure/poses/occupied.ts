import type { Look } from '@toile/look';
import { ON_HIP } from '#atelier/figure/hands/hand-roles.ts';
import { makeChoice } from '#atelier/kit/choice.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { bendArm } from './bend-an-arm.ts';
import { placesOn } from './hand-places.ts';
import { outfitName, ownName } from './own-name.ts';
import type { PoseSpec } from './pose-spec.ts';

/** The share of hands on a hip that find something to do instead. */
const BUSY = 0.5;

/**
 * The same stance with a hand of the hip in a pocket or at a fold of the skirt, where the outfit has one.
 * @param by the outfit that the stance is chosen for. @param look the one that is worn.
 */
export function occupied(by: Look, look: Look, pose: PoseSpec): PoseSpec {
  const s = [LEFT, RIGHT].find((side) => ON_HIP.has(pose.arm[side].hand));
  const open = (worn: Look) => placesOn(worn).filter((place) => place !== 'hip');
  if (!s || pose.back || look.person.ageGroup === 'child') return pose;
  const choice = makeChoice(0);
  const name = `${ownName(by.person)} ${outfitName(by)}`;
  const place = choice.pick(`work of ${name}`, open(by));
  if (!place || !open(look).includes(place) || choice.unit(`hip of ${name}`) > BUSY) return pose;
  return bendArm(pose, s, place);
}
