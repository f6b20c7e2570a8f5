/** Which of the hands of one role a person has: no two hands of a pair alike, nor of a page. */
import type { Person } from '@toile/look';
import type { HandName } from '#atelier/figure/hands/hand.ts';
import { HANGING, ON_HIP } from '#atelier/figure/hands/hand-roles.ts';
import { makeChoice } from '#atelier/kit/choice.ts';
import { both, LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import type { ArmSpec, PoseSpec } from './pose-spec.ts';

const WOMENS: readonly HandName[] = ['hangFront', 'hangSide', 'hangLoose', 'hangTaper', 'hangCurl'];
const MENS: readonly HandName[] = ['hangSide', 'hangLoose', 'hangSide', 'hangTaper', 'hangCurl'];
const CHILDRENS: readonly HandName[] = ['hangFront', 'hangLoose', 'spread', 'hangTaper'];
const AT_HIP: readonly HandName[] = ['rest', 'rest', 'hipOpen'];
const AT_SKIRT: readonly HandName[] = ['hold', 'pinch'];
/** Heads by which a wrist stands off beyond its elbow from where the hand follows the swing. */
const SWINGS = 0.16;

function hangingFor({ presentation, ageGroup }: Person, pose: PoseSpec, s: Side): readonly HandName[] {
  if (ageGroup === 'child') return CHILDRENS;
  const swung = (pose.joints.wrist[s][0] - pose.joints.elbow[s][0]) * s > SWINGS;
  if (presentation === 'male') return MENS;
  return swung ? ['flick', 'hangSide', 'hangTaper'] : WOMENS;
}

/** What may be there in place of a hand. */
function handsLike({ hand }: ArmSpec, person: Person, pose: PoseSpec, s: Side): readonly HandName[] | undefined {
  if (HANGING.has(hand)) return hangingFor(person, pose, s);
  if (ON_HIP.has(hand)) return AT_HIP;
  return hand === 'hold' ? AT_SKIRT : undefined;
}

/** The same stance with hands of the person's own. @param name who stands, in what. */
export function ownHands(pose: PoseSpec, person: Person, name: string): PoseSpec {
  if (pose.back) return pose;
  const choice = makeChoice(0);
  const chosen = (s: Side, taken?: HandName): ArmSpec => {
    const arm = pose.arm[s];
    const kind = handsLike(arm, person, pose, s);
    const hands = kind?.filter((hand) => hand !== taken);
    const hand = hands && choice.pick(`hand ${s} of ${name}`, hands);
    return hand ? { ...arm, hand } : arm;
  };
  const left = chosen(LEFT);
  return { ...pose, arm: both(left, chosen(RIGHT, left.hand)) };
}
