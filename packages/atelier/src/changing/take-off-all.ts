import type { Garment } from '@toile/look';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { alike } from './alike.ts';
import { cite } from './cite.ts';
import { isGarment } from './is-garment.ts';
import { garmentAt, type Place, partOfDetail } from './places/place.ts';
import { isPronoun, targetOf } from './places/target.ts';
import { takeOffGarment, takeOffQuality, takeOffThing } from './take-off.ts';
import { takeOffPlace } from './take-off-place.ts';
import { nounOf, wornAs } from './targets.ts';
import type { Work } from './work.ts';

/** Ends what is said of something that nobody wears. */
export const NONE_TO_TAKE = ': there is none to take off.';

/** Something of a garment: 'no buttons on the shirt'. */
const OF_GARMENT = /^(.+?) (?:(?:in|on|from|of|at) (?:the |her |his |its |that )|from )([a-z -]+)$/;

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
  if (takeOffOne(work, what) || takeOffPlace(work, what) || takeOffDetail(work, what)) return true;
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
  if (taken.length > 0) {
    // a tie belt is a sash that somebody called a belt
    if (targetOf(work.look, what)?.of === 'detail') takeOffTarget(work, what);
    return true;
  }
  if (takeOffQuality(work, what, draft) || takeOffTarget(work, what)) return true;
  work.notDone.push(isPronoun(what) ? `${cite(what)}: say of what.` : `${cite(what)}${NONE_TO_TAKE}`);
  return true;
}

/** What goes by the person's own name for it: 'the rig', 'the tie belt'. @returns false where nothing here is called so */
function takeOffTarget(work: Work, what: string): boolean {
  const { look } = work;
  const name = what.replace(REASON, '');
  const place = isPronoun(name) ? undefined : targetOf(look, name, { takes: { can: ({ of }) => of !== 'part' } });
  if (!place) return false;
  if (place.of === 'garment') {
    const garment = look.garments.find(({ id }) => id === place.id);
    return garment !== undefined && takeOffGarment(work, garment);
  }
  if (place.of === 'footwear') return takeOffThing(work, { type: 'id', id: 'shoes' });
  if (place.of === 'accessory') look.accessories = look.accessories.filter(({ kind }) => kind !== place.kind);
  else {
    look.garments = look.garments.map((one) => ('id' in place && one.id === place.id ? withoutPlace(one, place) : one));
    // a suit is of one cloth
    if (place.of === 'figure') alike(work, garmentAt(look, place), [`${place.id}.print`]);
  }
  return true;
}

/** 'The rolled sleeves': what has a name of two words goes by itself, and not all that the second is of. */
function takeOffDetail(work: Work, what: string): boolean {
  if (what.replace(/^(?:the|her|his|its) /, '').split(' ').length < 2) return false;
  const place = targetOf(work.look, what);
  if (place?.of !== 'detail') return false;
  work.look.garments = work.look.garments.map((one) => (one.id === place.id ? withoutPlace(one, place) : one));
  return true;
}

/** Why it goes, said behind it. */
const REASON = /,? (?:it'?s|its|they'?re|because|since|as it|is|are) .+$/;

function withoutPlace(garment: Garment, place: Place): Garment {
  if (place.of === 'figure')
    return { ...garment, cloth: { ...garment.cloth, print: { kind: 'solid', colours: [], scale: 'medium' } } };
  if (place.of !== 'detail') return garment;
  const { [partOfDetail(place.detail) ?? 'detail']: _, ...trims } = garment.trims;
  return { ...garment, trims, details: garment.details.filter(({ id }) => id !== place.detail) };
}
