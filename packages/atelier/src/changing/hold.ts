import { differences, type Look } from '@toile/look';
import type { Work } from './work.ts';

/** Garments one by one; where a locked one was taken off or is another kind, everything that is worn is as it was. */
function holdGarments(work: Work, ids: readonly string[]): void {
  const { before, look } = work;
  const locked = before.garments.filter(({ id }) => ids.includes(id));
  const isThere = locked.every(({ id, kind }) => look.garments.some((now) => now.id === id && now.kind === kind));
  const lockedBy = new Map(locked.map((garment) => [garment.id, garment]));
  look.garments = structuredClone(
    isThere ? look.garments.map((garment) => lockedBy.get(garment.id) ?? garment) : before.garments,
  );
}

function holdPart({ before, look }: Work, part: string): void {
  const [root, kind] = part.split('.');
  if (root === 'footwear') look.footwear = structuredClone(before.footwear);
  else if (root === 'person') look.person = structuredClone(before.person);
  else if (root === 'page') holdMedium(look, before.medium);
  else if (root === 'accessory' && kind) {
    const own = before.accessories.filter((worn) => worn.kind === kind);
    look.accessories = [...look.accessories.filter((worn) => worn.kind !== kind), ...structuredClone(own)];
  }
}

function holdMedium(look: Look, medium: Look['medium']): void {
  delete look.medium;
  if (medium) look.medium = medium;
}

const within = (slot: string, part: string): boolean =>
  slot === part || slot.startsWith(`${part}.`) || (part === 'page' && slot === 'medium');

/** Puts locked parts ('g1', 'footwear', 'accessory.belt', 'person', 'page') back as they were, and says of which it was needed. */
export function holdLocked(work: Work, locks: readonly string[]): void {
  if (locks.length === 0) return;
  const moved = differences(work.before, work.look);
  const touched = locks.filter((part) => moved.some(({ slot }) => within(slot, part)));
  holdGarments(work, locks);
  for (const part of locks) holdPart(work, part);
  for (const part of touched) {
    const garment = work.before.garments.find(({ id }) => id === part);
    work.notDone.push(`The ${garment?.name ?? part.split('.').at(-1)?.replaceAll('-', ' ')} is locked, and stays.`);
  }
}
