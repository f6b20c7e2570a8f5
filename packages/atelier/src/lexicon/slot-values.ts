import type { Slots } from '@toile/look/records';

/** `collar=hood`: one value of a slot, as the words rule it out. */
export const slotValue = (slot: string, value: string): string => `${slot}=${value}`;

/** Every value that slots would give. */
export const slotValues = (slots: Slots = {}): string[] =>
  Object.entries(slots).flatMap(([slot, value]) => (typeof value === 'string' ? [slotValue(slot, value)] : []));
