import { isRecoloured, type Look, peopleOf } from '@toile/look';
import { grownOnlyIn } from '@toile/look/records';
import { type Changed, change } from '#atelier/changing/change.ts';
import type { Brief } from '#atelier/draft/brief.ts';
import { isUnderstood } from '#atelier/reading/is-understood.ts';
import { mayNameYoung } from '#atelier/reading/refusal/may-name-young.ts';
import { namesSomebodyYoung } from '#atelier/reading/refusal/named-ages.ts';
import { pricesTheYoung } from '#atelier/reading/refusal/public/over-young.ts';
import { isForLovers, MINORS_REFUSED, NUDITY_REFUSED, type Refusal, refusal } from '#atelier/reading/refusal/refuse.ts';
import { saidOf } from '#atelier/reading/refusal/said-of-each.ts';
import { isYoung } from '#atelier/styling/young/is-young.ts';
import { neverDrawn } from './never-drawn.ts';
import { read } from './read.ts';

export type { Refusal } from '#atelier/reading/refusal/refuse.ts';

/** Clothes do not depend on it: whoever is young in one reading of the words is young in all. */
const ANY_SEED = 0;

/** For `refusal`: somebody young wears the clothes that the words are of. */
const OF_THE_YOUNG = { age: 'teen' } as const;

/** All words that a design comes of, the latest first: innocent halves may make a whole that is not. */
const saidIn = ({ words, edit }: Brief): string[] =>
  edit ? [edit.words, words, ...(edit.family?.said ?? [])] : [words];

/**
 * Why the words may not be of who is drawn: whoever is young wears what is said of them, whatever word makes them young, and beside
 * them nobody stands in what is worn for lovers.
 */
function refusalOfWearers(said: readonly string[], look: Look): Refusal | undefined {
  const people = peopleOf(look);
  const young = people.flatMap(({ person }, i) => (isYoung(person.ageGroup) ? [i] : []));
  if (young.length === 0) return undefined;
  if (said.some(pricesTheYoung)) return MINORS_REFUSED;
  for (const i of young) {
    const own = people.length === 1 ? said : said.map((words) => saidOf(words, i));
    const refused =
      refusal({ words: own[0] ?? '', options: OF_THE_YOUNG }) ??
      refusal({ words: own.join('. '), options: OF_THE_YOUNG });
    if (refused) return refused;
  }
  return said.some(isForLovers) ? MINORS_REFUSED : undefined;
}

/** What is asked of nobody who is called young in plain words; a doubt is for the grown beside it. */
const INDECENT = 'bending over';

/** Whether words name somebody under eighteen, and leave no doubt. */
const nameYoung = (words: string): boolean => refusal({ words: `${words}. ${INDECENT}` })?.reason === 'minors';

/** Whether a slot of a Look is as somebody asked for, by itself or with its garment; what the house chose by itself is nobody's wish. */
const isAsked =
  ({ reading: { sources } }: Look) =>
  (slot: string): boolean =>
    // a stance has a source where somebody asked for it
    (slot !== 'person.pose' || sources[slot] !== undefined) &&
    (sources[slot] !== 'chosen' || (/^g\d/.test(slot) && sources[`${slot.replace(/\..*/, '')}.kind`] !== 'chosen'));

/**
 * Why a Look may not be drawn in which somebody stands grown, in what only the grown wear, whom all words that it comes of may call young. Of
 * an edited one whoever is plainly called young wears nothing of it, whoever chose it.
 */
function refusalOfNamed(said: readonly string[], look: Look, isEdited: boolean): Refusal | undefined {
  const people = peopleOf(look);
  const isUndressed = people.some((one, i) => {
    const { companion: _, ...alone } = one;
    const worn = grownOnlyIn({ ...alone, person: { ...one.person, ageGroup: 'teen' as const } });
    if (worn.length === 0) return false;
    const own = (people.length === 1 ? said : said.map((words) => saidOf(words, i))).join('. ');
    return (worn.some(isAsked(look)) && mayNameYoung(own)) || (isEdited && nameYoung(own));
  });
  return isUndressed ? MINORS_REFUSED : undefined;
}

/** Whether who wears it is kept of an earlier design, and is young there: they are drawn as old as the words say. */
const keepsYoung = ({ locks }: Brief): boolean =>
  locks !== undefined &&
  isYoung(locks.look.person.ageGroup) &&
  locks.slots.some((slot) => slot === 'person' || slot === 'person.ageGroup');

/** Why words may not be drawn on somebody young who is kept, in the Look that they are read into. */
function refusalOfKept(words: string, look: Look): Refusal | undefined {
  const asYoung = { ...look, person: { ...look.person, ageGroup: 'teen' as const } };
  return (
    refusal({ words, options: OF_THE_YOUNG }) ?? (grownOnlyIn(asYoung).some(isAsked(look)) ? MINORS_REFUSED : undefined)
  );
}

function youngIn(words: string): Pick<Hearing, 'young'> {
  if (namesSomebodyYoung(words)) return { young: 'by-age' };
  return nameYoung(words) ? { young: 'by-word' } : {};
}

/** What a brief comes to before anything is drawn. */
export interface Hearing {
  /** Why it may not be drawn. */
  readonly refused?: Refusal;
  /** Whether anything of it was understood. */
  readonly isUnderstood: boolean;
  /** Whether the words of something new say that somebody is under eighteen: by a name with an age, or in plain words. */
  readonly young?: 'by-age' | 'by-word';
  /** How far an edit goes: it makes nothing another, so that it would be the same picture once more; or its colours and its medium alone. */
  readonly reach?: 'nothing' | 'colours' | 'design';
}

/**
 * What a brief comes to; ask it before a token is taken, whatever will draw. It is refused first by its words, then by the Look they are
 * read into, where somebody young would wear what only the grown wear, or anybody would be bare.
 */
export function hear(brief: Brief): Hearing {
  const byWords = refusal(brief);
  if (byWords) return { refused: byWords, isUnderstood: true };
  const changed = brief.edit && change(brief.edit);
  const look = changed?.look ?? read(brief, ANY_SEED);
  const said = saidIn(brief);
  // what comes of another design is judged with the words that it comes to
  const refused =
    (brief.edit || brief.locks ? refusalOfEdited : refusalOfDrawn)(said, look) ??
    (keepsYoung(brief) ? refusalOfKept(brief.words, look) : undefined);
  return {
    isUnderstood: isUnderstood(brief.words, look.reading),
    ...(!brief.edit && youngIn(brief.words)),
    ...(refused && { refused }),
    ...(brief.edit && changed && { reach: reachOf(brief.edit.look, changed) }),
  };
}

/** Why a brief may not be drawn, or undefined. */
export const judge = (brief: Brief): Refusal | undefined => hear(brief).refused;

/** Why a Look may not be drawn that was read of these words, or undefined: whoever draws one asks it, here and in a browser. */
export const refusalOfDrawn = (said: readonly string[], look: Look, isEdited = false): Refusal | undefined =>
  refusalOfWearers(said, look) ?? refusalOfNamed(said, look, isEdited) ?? refusalOfLook(look);

/** The same of a Look that was edited so, by all that it comes of. */
export const refusalOfEdited = (said: readonly string[], look: Look): Refusal | undefined =>
  refusal({ words: said.join('. ') }) ?? refusalOfDrawn(said, look, true);

function refusalOfLook(look: Look): Refusal | undefined {
  const why = neverDrawn(look);
  return why && { minors: MINORS_REFUSED, nudity: NUDITY_REFUSED }[why];
}

/** What the house itself brings up to date of an older Look with any edit is nobody's wish, and priced as nobody's. */
function reachOf(before: Look, { look, changed }: Changed): NonNullable<Hearing['reach']> {
  if (changed.length === 0) return 'nothing';
  const isFree = isRecoloured(before, look) || isRecoloured(change({ look: before, words: '' }).look, look);
  return isFree ? 'colours' : 'design';
}
