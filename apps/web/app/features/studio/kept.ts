import { KEPT_SLOTS_MAX, type Keep } from '@toile/contract';
import type { Look } from '@toile/look';
import { STUDIO } from '#web/content/studio.ts';
import { capital } from '#web/lib/capital.ts';

/** A part of a Look that can be kept: its slot, and what it is called. */
export interface KeptPart {
  slot: string;
  title: string;
}

/** What the next design takes over from a design of this person. */
export interface Kept {
  designId: string;
  parts: readonly KeptPart[];
}

/** What of a Look can be kept, from head to foot. */
export function keepableParts({ garments, footwear, accessories }: Look): KeptPart[] {
  return [
    { slot: 'person', title: STUDIO.keepParts.model },
    ...garments.map(({ id, name }) => ({ slot: id, title: capital(name) })),
    { slot: 'footwear', title: capital(footwear.name) },
    ...(accessories.length > 0 ? [{ slot: 'accessories', title: STUDIO.keepParts.accessories }] : []),
  ].slice(0, KEPT_SLOTS_MAX);
}

export const isKept = (kept: Kept | null, designId: string, slot: string): boolean =>
  kept?.designId === designId && kept.parts.some((part) => part.slot === slot);

/** Takes a part of a design in hand or lets it go; parts of two designs are never kept at once. */
export function toggleKept(kept: Kept | null, designId: string, part: KeptPart): Kept | null {
  const held = kept?.designId === designId ? kept.parts : [];
  const parts = held.some(({ slot }) => slot === part.slot)
    ? held.filter(({ slot }) => slot !== part.slot)
    : [...held, part];
  return parts.length > 0 ? { designId, parts } : null;
}

/** As a press says it. */
export const keepOf = ({ designId, parts }: Kept): Keep => ({
  design_id: designId,
  slots: parts.map(({ slot }) => slot),
});
