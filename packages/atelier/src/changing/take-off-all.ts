import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from './cite.ts';
import { isGarment } from './is-garment.ts';
import { takeOffQuality, takeOffThing } from './take-off.ts';
import { nounOf } from './targets.ts';
import type { Work } from './work.ts';

/** Ends what is said of something that nobody wears. */
export const NONE_TO_TAKE = ': there is none to take off.';

/** Takes off whatever words name: things, parts, qualities. @returns that they were read: what is not worn is said */
export function takeOff(work: Work, what: string): boolean {
  const draft = draftOf(what);
  const ruledOut = [...draft.without].filter((id) => GARMENT_BY_ID.has(id));
  const things: Parameters<typeof takeOffThing>[1][] = [
    ...draft.things,
    ...ruledOut.map((id) => ({ type: 'id' as const, id })),
  ];
  if (/\b(?:beard|moustache)\b/.test(what)) {
    work.look.person.beard = false;
    return true;
  }
  if (/\bshoes?\b/.test(what) && things.length === 0) things.push({ type: 'id', id: 'shoes' });
  const noun = nounOf(what);
  const isPart = noun && !['shoes', 'heel', 'garment'].includes(noun) && draft.things.every(isGarment);
  if (isPart && takeOffQuality(work, what, draft)) return true;
  const taken = things.filter((thing) => takeOffThing(work, thing));
  if (taken.length > 0) return true;
  if (takeOffQuality(work, what, draft)) return true;
  work.notDone.push(`${cite(what)}${NONE_TO_TAKE}`);
  return true;
}
