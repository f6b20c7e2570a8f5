import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from './cite.ts';
import { isGarment } from './is-garment.ts';
import { takeOffQuality, takeOffThing } from './take-off.ts';
import { takeOffPlace } from './take-off-place.ts';
import { nounOf, wornAs } from './targets.ts';
import type { Work } from './work.ts';

/** Ends what is said of something that nobody wears. */
export const NONE_TO_TAKE = ': there is none to take off.';

/** Something of a garment: 'no buttons on the shirt'. */
const OF_GARMENT = /^(.+?) (?:in|on|from|of|at) (?:the |her |his |its |that )([a-z -]+)$/;

/** Takes what is named off the garment it is said to be on, and leaves the garment and all others as they are. */
function takeOffOne(work: Work, what: string): boolean {
  const [, part = '', place = ''] = OF_GARMENT.exec(what) ?? [];
  const named = draftOf(place).things.filter(isGarment);
  const [thing] = named;
  const worn = named.length === 1 && thing ? wornAs(work.look, thing.entry) : undefined;
  const draft = draftOf(part);
  if (!worn || draft.things.length > 0) return false;
  if (!takeOffQuality(work, part, draft, worn)) work.notDone.push(`${cite(what)}${NONE_TO_TAKE}`);
  return true;
}

/** Takes off whatever words name: things, parts, qualities. @returns that they were read: what is not worn is said */
export function takeOff(work: Work, what: string): boolean {
  if (takeOffOne(work, what) || takeOffPlace(work, what)) return true;
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
