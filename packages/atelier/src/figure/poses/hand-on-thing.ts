/** Which things want a hand that is free, and how it closes on them. */
import type { Accessory } from '@toile/look';
import type { HandName } from '#atelier/figure/hands/hand.ts';
import { heldShapeOf } from '#atelier/lexicon/adornments/held-shapes.ts';

/** What hangs in a hand or is worn on it, and wants one that is seen whole. */
const AT_HAND: ReadonlySet<string> = new Set([
  ...['bag', 'luggage', 'clutch', 'potli', 'gloves', 'umbrella', 'cane', 'fan'],
]);

export const wantsHand = (thing: Accessory): boolean => AT_HAND.has(thing.kind) || heldShapeOf(thing) !== undefined;

const HOLDS: Readonly<Record<string, HandName>> = {
  ...({ bag: 'grip', luggage: 'grip', potli: 'grip', clutch: 'clutch' } as const),
  ...({ umbrella: 'grip', cane: 'grip', fan: 'grip' } as const),
};

/** The hand that closes on what is carried: a folder is held as a clutch is, what else is called by a name of its own by a fist. */
export function handFor(thing: Accessory): HandName | undefined {
  const shape = heldShapeOf(thing);
  return shape === 'folder' ? 'clutch' : shape ? 'grip' : HOLDS[thing.kind];
}
