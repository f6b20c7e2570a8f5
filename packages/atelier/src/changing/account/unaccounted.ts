import { type Difference, differences, type Look } from '@toile/look';
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { PARTS_OF_THINGS } from '#atelier/lexicon/things/parts-of-things.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { cite } from '../cite.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';
import { turned, whoseWords } from '../places/of-whom.ts';
import { stem, stems } from '../places/stems.ts';
import { thingsOf } from '../places/things-of.ts';
import { isOneEdit } from '../words/spelling.ts';
import { byNature } from './by-nature.ts';
import { hasSlots } from './has-slots.ts';
import { isSo } from './is-so.ts';
import { isLittle } from './little-words.ts';
import { namedBeside } from './named-beside.ts';

/** In shorter words a letter off is another word. */
const LONG = 5;

/** How old somebody is, in numbers. */
const AGES =
  /\b(?:\d{1,2}s?|(?:mid|late|early|teens|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|twenties|thirties|forties|fifties|sixties|seventies|eighties)(?:ish)?|years?|old|aged?|yrs?)\b/g;

/** What nouns people say for slots that the differences call otherwise. */
const SLOT_WORDS: readonly (readonly [slot: RegExp, words: string])[] = [
  [/\.sleeve\./, 'sleeve arm armhole shoulder cuff end stop finish reach'],
  [/\.(?:neckline|collar)$/, 'neck neckline collar lapel shoulder strap front'],
  [
    /\.length$/,
    'length hem hemline leg knee ankle floor calf thigh waist hip long short full ground above below just mid end stop finish reach crop cropped',
  ],
  [
    /\.(?:silhouette|fit)$/,
    'flare volume leg skirt cut shape fit gher waist ankle hem hip thigh chest bust body knee bottom below lower tummy stomach seat',
  ],
  [/\.waistline$/, 'waist waistline waistband rise'],
  [/\.closure$/, 'front button zip open closed close fasten knot knotted tie tied'],
  [/\.print$/, 'print pattern motif figure background ground base plain scale'],
  [/\.fabric$/, 'cloth fabric'],
  [/\.border$/, 'border edge edging zari hem bottom neeche kinari'],
  [/\.trims$/, 'contrast detail ribbon'],
  [/\.details$/, 'tucked untucked untuck rolled'],
  [/^footwear/, 'shoe footwear heel sole'],
  [/(?:^|\.)person\.hair$/, 'hair head open loose down up tied braid plait pony style'],
  [/^person\./, 'person model woman man lady girl boy year old age guy bride groom mother father'],
  [
    /^person\.build$/,
    'heavy fat plump thin slim healthy full plus size sized body figure stout big curvy belly tummy stomach grow growing round',
  ],
  [/^person\.pose$/, 'hand arm pose back front behind stand standing walk walking view camera'],
  [/(?:^|\.)person\.beard$/, 'beard moustache stubble shave shaven clean face'],
  [/^page/, 'style sketch drawing page'],
];

/** What a garment is called beside its own name, by its family. */
const FAMILY_WORDS: Readonly<Record<string, string>> = {
  dress: 'dress gown frock skirt outfit',
  top: 'top shirt tee blouse kurta kurti tunic',
  choli: 'blouse choli top',
  trousers: 'trouser pant bottom leg',
  jacket: 'jacket coat blazer',
  lehenga: 'lehenga skirt ghagra',
  saree: 'saree sari',
  jumpsuit: 'jumpsuit romper suit',
};

/** Where a slit ends. */
const OF_SLITS = 'above below knee thigh calf ankle mid high higher low lower';

const worded = ({ slot, of, from, to }: Difference): string[] => [
  ...stems(`${of} ${from} ${to} ${slot.replaceAll('.', ' ').replaceAll('-', ' ')}`),
  ...SLOT_WORDS.flatMap(([slots, words]) => (slots.test(slot) ? stems(words) : [])),
  ...(/\bslit\b/.test(newIn(from, to)) ? stems(OF_SLITS) : []),
  ...byNature(from === to ? of : `${of} ${newIn(from, to)}`).flatMap(stems),
];

/** What stands in one of two texts and not in the other: of a list of details, those that came or went. */
function newIn(from: string, to: string): string {
  const [was, is] = [from.split(', '), to.split(', ')];
  return [...is.filter((one) => !was.includes(one)), ...was.filter((one) => !is.includes(one))].join(' ');
}

/** Collars that stand round the neck, each by its own name. */
const STANDING: ReadonlySet<string> = new Set(['mandarin', 'band']);

/** Whether a quality is there now on something that has changed. */
function isHeld(after: Look, changed: readonly Difference[], said: Said): boolean {
  const text = changed.map(({ to, from }) => `${from} ${to}`).join(' ');
  if (said.colour) return text.includes(said.colour.name);
  if (said.as === 'part') return said.part !== undefined && text.includes(said.part);
  // a garment may have the one of two that it is made with
  const isStanding = STANDING.has(said.slots?.collar ?? '');
  if (isStanding && changed.some(({ slot, to }) => slot.endsWith('.collar') && STANDING.has(to))) return true;
  const ids = new Set(changed.map(({ slot }) => slot.split('.')[0]));
  if (said.slots) return after.garments.some((garment) => ids.has(garment.id) && hasSlots(garment, said.slots ?? {}));
  return text.includes(said.value.replaceAll('-', ' '));
}

const saidIn = ({ floating, things }: Draft): Said[] => [...floating, ...things.flatMap(({ said }) => said)];

/** The words of a clause that what changed between two Looks accounts for, whatever rule was at work between them. Pure. */
function knownWords(clause: string, before: Look, after: Look): Set<string> {
  const changed = differences(before, after);
  const known = new Set([...changed.flatMap(worded), ...whoseWords(after)]);
  const draft = draftOf(clause);
  const held = saidIn(draft).filter((said) => isHeld(after, changed, said));
  const spans = [...held, ...draft.things.filter((thing) => isOfChange(thing, [before, after], changed))];
  for (const { start, end } of spans) for (const word of stems(clause.slice(start, end))) known.add(word);
  const { compared } = takeComparatives(clause);
  for (const { said } of compared) for (const word of stems(said)) known.add(word);
  // what is taken over from another thing names that thing
  const isLikening = /\b(?:match\w*|same|like|as)\b/.test(clause);
  for (const look of [before, after])
    for (const { name, place } of thingsOf(look))
      if (isLikening || changed.some(({ slot }) => slot.startsWith(keyOf(place))))
        for (const word of name) known.add(word);
  for (const { id, family } of [...before.garments, ...after.garments])
    if (changed.some(({ slot }) => slot.startsWith(id)))
      for (const word of stems(FAMILY_WORDS[family] ?? '')) known.add(word);
  for (const word of namedBeside(clause)) known.add(word);
  if (changed.some(({ slot }) => slot.endsWith('person.ageGroup')))
    for (const word of clause.match(AGES) ?? []) known.add(stem(word));
  if (changed.some(({ slot }) => slot.endsWith('person.beard'))) known.add(stem('bearded')).add(stem('unshaven'));
  // 'the same blue' may go by another name here
  for (const word of stems(/\bsame ([a-z]+)\b/.exec(clause)?.[1] ?? '')) known.add(word);
  // what something comes in the place of is named, and asks nothing
  for (const word of stems(
    /\b(?:instead of|rather than|in place of) (?:the |her |his )?([a-z]+(?: [a-z]+)?)$/.exec(clause)?.[1] ?? '',
  ))
    known.add(word);
  // 'darker than the skirt' compares with it, and asks nothing of it
  for (const word of stems(/\bthan (?:the |her |his |its )?([a-z]+(?: [a-z]+)?)$/.exec(clause)?.[1] ?? ''))
    known.add(word);
  return known;
}

/** Runs of words of a clause that say something of what is wished and that nothing that changed accounts for. */
function openIn(clause: string, before: Look, after: Look): string[] {
  const known = knownWords(clause, before, after);
  const isKnown = (word: string): boolean =>
    known.has(stem(word)) || (word.length >= LONG && [...known].some((one) => isOneEdit(one, stem(word))));
  return runs(clause, (word) => !isLittle(word) && !isKnown(word));
}

/** Whether what changed between two Looks, of either of two people, accounts for every word of a clause. Pure. */
export const isAccountedFor = (clause: string, before: Look, after: Look): boolean =>
  [(look: Look) => look, turned].some(
    (view) =>
      differences(view(before), view(after)).length > 0 && openIn(clause, view(before), view(after)).length === 0,
  );

/**
 * Lines for the words of a clause that nothing of what changed accounts for, each run of them as it stands there. Worked out from the two Looks,
 * whatever rule was at work between them. None where nothing changed: then the whole clause is told. Pure.
 */
export function unaccounted(clause: string, before: Look, after: Look, told: readonly string[]): string[] {
  if (differences(before, after).length === 0) return [];
  const line = told.join(' ').toLowerCase();
  const unread = new Set(draftOf(clause).unread.flatMap(({ text }) => stems(text)));
  // sizes are words of ours, whatever there is of them here
  const isSize = (word: string): boolean => takeComparatives(`more ${word}`).compared.length > 0;
  const isUnread = (words: string): boolean => stems(words).every((word) => unread.has(word) && !isSize(word));
  return [
    ...openIn(clause, before, after)
      .filter((words) => /[\p{L}\p{N}]/u.test(words) && !words.split(' ').every((word) => line.includes(word)))
      .map(
        (words) =>
          `${cite(words)}: ${isUnread(words) ? 'no word we know.' : isSo(after, words) ? 'it is so already.' : 'nothing is changed by it.'}`,
      ),
    ...onlyTold(clause, before, after).map((words) => `${cite(words)}: no word we know; it stands in the name alone.`),
  ];
}

const toldOf = ({ accessories, footwear }: Look): Set<string> =>
  new Set([...accessories, footwear].flatMap(({ told = [] }) => stems(told.join(' '))));

const PART_NAMES: ReadonlySet<string> = new Set(PARTS_OF_THINGS.flatMap(({ words }) => words.split(/, | /)));

/** Words of nobody that a shoe or an accessory is called by now: the drawing knows them no more than we. */
function onlyTold(clause: string, before: Look, after: Look): string[] {
  const [old, now] = [toldOf(before), toldOf(after)];
  return runs(
    clause,
    (word) => now.has(stem(word)) && !old.has(stem(word)) && !VOCABULARY.has(word) && !PART_NAMES.has(word),
  );
}

type Placed = ReturnType<typeof thingsOf>[number]['place'];
const keyOf = (place: Placed): string =>
  'id' in place ? `${place.id}` : place.of === 'accessory' ? `accessory.${place.kind}` : place.of;

/** Whether what words name is, or has, something that changed. */
function isOfChange({ type, entry }: Thing, looks: readonly Look[], changed: readonly Difference[]): boolean {
  if (type === 'footwear') return changed.some(({ slot }) => slot.startsWith('footwear'));
  if (type === 'accessory')
    return changed.some(({ slot }) => slot.startsWith('accessory') || /\.(?:details|trims)$/.test(slot));
  return looks.some(({ garments }) => garments.some(({ kind }) => kind === entry.id));
}

/** Runs of words that are open, each as one. */
function runs(clause: string, isOpen: (word: string) => boolean): string[] {
  const found: string[][] = [];
  let isRunning = false;
  for (const word of clause.toLowerCase().match(/[\p{L}\d%'-]+/gu) ?? []) {
    const parts = word.match(/[\p{L}\d]+/gu) ?? [];
    const open = parts.length > 0 && parts.some((part) => part.length > 1 && isOpen(part));
    if (open && isRunning) found.at(-1)?.push(word);
    else if (open) found.push([word]);
    isRunning = open;
  }
  return found.map((run) => run.join(' '));
}
