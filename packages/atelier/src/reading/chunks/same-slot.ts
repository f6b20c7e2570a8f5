import { FAMILY_BASE } from '@toile/look/records';
import type { Thing } from '#atelier/draft/draft.ts';

/** Whether two things would be worn in the same place. */
export function sameSlot(last: Thing | undefined, thing: Thing): boolean {
  if (last?.type !== thing.type) return false;
  if (last.type !== 'garment' || thing.type !== 'garment') return true;
  return FAMILY_BASE[last.entry.family].layer === FAMILY_BASE[thing.entry.family].layer;
}
