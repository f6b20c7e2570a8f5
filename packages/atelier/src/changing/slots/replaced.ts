import { type Detail, type Garment, isSameDetail } from '@toile/look';
import { SLOTS_OF_CUT, slotOfDetail } from '@toile/look/records';

const CUTS: readonly (readonly [keyof typeof SLOTS_OF_CUT, (garment: Garment) => string])[] = [
  ['neckline', ({ neckline }) => neckline],
  ['closure', ({ closure }) => closure],
  ['sleeve.length', ({ sleeve }) => sleeve.length],
];

/** Places at which the garment was given another cut. A sleeve of another length is of its cloth still. */
const recut = (now: Garment, before: Garment): string[] =>
  CUTS.flatMap(([slot, cut]) => (cut(now) === cut(before) ? [] : [...SLOTS_OF_CUT[slot]])).filter(
    (place) => place !== 'cloth of the sleeve' || now.sleeve.length === 'sleeveless',
  );

/**
 * The garment with what is new of it in the place of what filled that place before: one hem, one slit, one row of buttons. Where it
 * closes in another way the row goes, at another neck its opening. Pure.
 */
export function replaced(now: Garment, before: Garment): Garment {
  const isFresh = (detail: Detail): boolean => !before.details.some((old) => isSameDetail(old, detail));
  const filled = now.details.filter(isFresh).flatMap((detail) => slotOfDetail(detail) ?? []);
  const ended = new Set([...filled, ...recut(now, before)]);
  // a hood is gone with its collar
  const isBare = before.collar === 'hood' && now.collar !== 'hood';
  const stays = (detail: Detail): boolean =>
    isFresh(detail) || !(ended.has(slotOfDetail(detail) ?? '') || (isBare && detail.id === 'hood'));
  return { ...now, details: now.details.filter(stays) };
}
