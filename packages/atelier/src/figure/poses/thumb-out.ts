/** Which part of a hand in a pocket is seen: fingers go in, thumbs mostly stay out. */
import type { Look } from '@toile/look';
import { makeChoice } from '#atelier/kit/choice.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { isCoat } from './hand-places.ts';
import { ownName } from './own-name.ts';
import type { ArmSpec, PoseSpec } from './pose-spec.ts';

/** The share of people who leave a thumb outside; the others hook nothing but the thumb into one of their pockets. */
const OUT = 0.78;

/** The same stance with the thumbs out of the pockets, as this person leaves them. @param by whose gesture it is. */
export function thumbOut(by: Look, { garments }: Look, pose: PoseSpec): PoseSpec {
  if (pose.back) return pose;
  const way = makeChoice(0).unit(`thumb of ${ownName(by.person)}`);
  const thumbed = thumbsOut(by, { garments }, pose);
  const pocketed = SIDES.find((s) => pose.arm[s].hand === 'pocket');
  // out of a coat's pocket fingers would hang over its front
  if (!pocketed || way < OUT || inCoat(by, { garments })) return thumbed;
  return { ...thumbed, arm: { ...thumbed.arm, [pocketed]: { ...thumbed.arm[pocketed], hand: 'hooked' } } };
}

/** Whether the pockets are a coat's: they lie so near its front that a thumb outside would hang off it. */
const inCoat = (by: Worn, look: Worn): boolean => [...by.garments, ...look.garments].some(isCoat);
type Worn = Pick<Look, 'garments'>;

/** A coat's pocket lies beside its front, higher than that of trousers: how far out and up the wrist goes to it, heads. */
const IN_COAT = { out: 0.04, up: 0.15 } as const;

function intoCoat(pose: PoseSpec): PoseSpec {
  const { wrist } = pose.joints;
  const at = (s: Side): Point =>
    pose.arm[s].hand === 'pocket' ? add(wrist[s], [s * IN_COAT.out, -IN_COAT.up]) : wrist[s];
  return { ...pose, joints: { ...pose.joints, wrist: both(at(LEFT), at(RIGHT)) } };
}

/** A pocket holds the fingers of a hand, its thumb lies over the edge; a coat's holds both. */
export function thumbsOut(by: Worn, look: Worn, pose: PoseSpec): PoseSpec {
  if (pose.back) return pose;
  if (inCoat(by, look)) return intoCoat(pose);
  const at = (s: Side): ArmSpec => (pose.arm[s].hand === 'pocket' ? { ...pose.arm[s], hand: 'thumbOut' } : pose.arm[s]);
  return { ...pose, arm: both(at(LEFT), at(RIGHT)) };
}
