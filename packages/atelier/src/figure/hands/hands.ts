/** Every drawn hand as it is seen. */
import type { Hand, HandName } from './hand.ts';
import { HAND_POSES } from './hand-poses.ts';
import { poseHand } from './pose-hand.ts';

const made = new Map<HandName, Hand>();

/** A hand is posed once, when it is first asked for. */
export function handNamed(name: Exclude<HandName, 'none'>): Hand {
  const known = made.get(name);
  if (known) return known;
  const hand = poseHand(HAND_POSES[name]);
  made.set(name, hand);
  return hand;
}
