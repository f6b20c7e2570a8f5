import type { Garment } from '@toile/look';
import { asksFor } from '@toile/look';
import { isMade, type WithMade } from '../made/made.ts';
import type { Torso } from '../points.ts';

/** A drop cut out below the edge of the neck, closed over by a button and its loop; cm. */
export interface Keyhole {
  /** From the edge of the neck to the head of the drop. */
  from: number;
  /** From the edge of the neck to its lower end. */
  to: number;
  /** Half of its reach: the widest is a little more than twice as much. */
  half: number;
}

const BEHIND: Keyhole = { from: 1.4, to: 12, half: 2.4 };
const IN_FRONT: Keyhole = { from: 1.6, to: 9, half: 1.9 };
/** A drop behind takes no more of the body than this share. */
const SHARE = 0.3;

/** The keyhole of a back, where one is ordered. */
export const keyholeBehind = (g: WithMade, bottom: number): Keyhole | undefined =>
  isMade(g, 'back-keyhole') ? { ...BEHIND, to: Math.min(BEHIND.to, bottom * SHARE) } : undefined;

/** The keyhole of a front, where one is ordered. */
export const keyholeInFront = (g: Garment & WithMade): Keyhole | undefined =>
  g.neckline === 'keyhole' || (asksFor(g, 'keyhole') && !isMade(g, 'back-keyhole')) ? IN_FRONT : undefined;

/** The widest of the drop, as its curve is drawn. */
const WIDEST = 2.04;
const tenth = (cm: number): number => Math.round(cm * 10) / 10;

/** Its length and width, as they are cut. */
export const keyholeSize = ({ from, to, half }: Keyhole): { long: number; wide: number } => ({
  long: tenth(to - from),
  wide: tenth(half * WIDEST),
});

/** Keyholes of a body, by where they lie. */
export function keyholesOf(g: Garment & WithMade, t: Torso): { where: 'front' | 'back'; keyhole: Keyhole }[] {
  const [front, back] = [keyholeInFront(g), keyholeBehind(g, t.joint ?? t.length)];
  return [
    ...(front ? [{ where: 'front' as const, keyhole: front }] : []),
    ...(back ? [{ where: 'back' as const, keyhole: back }] : []),
  ];
}
