/**
 * Whether words that ask for what the grown alone wear leave open who is to wear it. Whatever calls somebody young in words that no list
 * knows is a stretch of words about nobody's clothes in which something is not understood: of it the house believes that it may.
 */
import type { ReadAs, ReadSpan } from '@toile/look';
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import { foldWord } from '#atelier/lexicon/language/tokenise.ts';
import {
  AGED_IN_WORDS,
  CODE,
  HARMLESS,
  MAY_BE_SAID_OF_THE_YOUNG,
  MAY_BE_SAID_OF_THE_YOUNG_IN_HINDI,
  SMALL,
  WHERE_GROWN,
  YEARS_IN_WORDS,
} from '#atelier/lexicon/language/young/who-wears.ts';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { castOf } from '#atelier/reading/cast/cast.ts';
import { draftsOf } from '#atelier/reading/draft-of.ts';
import { inEnglish } from '#atelier/reading/hindi/in-english.ts';
import { callsGrown, isSaidOfWearer } from './calls-grown.ts';
import { inFigures } from './in-figures.ts';
import { mayNameYoung } from './may-name-young.ts';
import { keptText, plainText } from './plain-text.ts';
import { asksForGrownWear } from './refuse.ts';

/** What leads from somebody to what they wear, in the languages whose people mix it with English. */
const TO_CLOTHES =
  'in|wearing|wears|wear|dressed|clad|sporting|rocking|modell?ing|en|im|em|mein|me(?=\\s*(?:$|[,.;]))|में|ki|ka|ke|wali|waali|wala|की|का|के|वाली|वाला';
/** What leads to whoever something is for, or to what for. */
const FOR = 'for|pour|para|per|für|fuer|voor|för|dla|untuk|cho|для|ke liye|के लिए';

/** Where one stretch ends and another begins: a pause, or what leads from somebody to their clothes and back. */
const BETWEEN = new RegExp(
  `[,.;:!?()[\\]{}\\n|/+=&–—"“”]|\\s-\\s|(?<=\\p{L})(?<own>['’]s)(?=\\s)|(?<![\\p{L}\\p{M}]|(?:built|step|zip)-)(?:(?<for>${FOR})|(?<to>${TO_CLOTHES})|on|by|and|aur|और)(?![\\p{L}\\p{M}])`,
  'giu',
);

/** What tells of clothes. */
const OF_CLOTHES: ReadonlySet<ReadAs> = new Set([
  'garment',
  'accessory',
  'footwear',
  'colour',
  'palette',
  'wash',
  'shade',
  'fabric',
  'print',
  'silhouette',
  'fit',
  'length',
  'waistline',
  'neckline',
  'collar',
  'sleeve',
  'closure',
  'border',
  'detail',
  'part',
]);
/** And of where they are worn. */
const OF_WHERE: ReadonlySet<ReadAs> = new Set(['style', 'mood', 'season', 'setting']);

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A stretch, and what stands before and behind it. */
interface Part extends Stretch {
  /** Tells for whom or for what. */
  readonly isFor: boolean;
  /** What follows is worn by it, or is its own. */
  readonly isWearer: boolean;
}

const isWithin = (inner: Stretch, outer: Stretch): boolean => inner.start >= outer.start && inner.end <= outer.end;

function partsOf(words: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let isFor = false;
  for (const { index, 0: cut, groups = {} } of words.matchAll(BETWEEN)) {
    parts.push({ start, end: index, isFor, isWearer: groups.to !== undefined || groups.own !== undefined });
    start = index + cut.length;
    isFor = groups.for !== undefined;
  }
  return [...parts, { start, end: words.length, isFor, isWearer: false }];
}

/** What is only told of, such as a toy, is nothing worn. */
const isWorn = ({ entry }: Thing): boolean => !entry.id.startsWith('told-');

/** Every stretch of the words that tells of it. */
const tellingOf = ({ things, floating, spans }: Draft, kinds: ReadonlySet<ReadAs>): Stretch[] => [
  ...things.filter(isWorn),
  ...[...things.flatMap(({ said }) => said), ...floating, ...spans].filter(
    ({ as }) => as !== 'unread' && kinds.has(as),
  ),
];

/** Letters of scripts in which words are not told apart here. */
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u;

/** The same without those of Hindi, of which enough is read that one word may call somebody grown. */
const OF_NO_HINDI = /[^\P{L}\p{Script=Latin}\p{Script=Devanagari}]/u;

const hasForeign = ({ words, unread }: Saying, letters: RegExp): boolean =>
  unread.some(({ start, end }) => letters.test(words.slice(start, end)));

/** Says of somebody who or how they are, or where they go. */
const isOfSomebody = ({ as, value }: ReadSpan): boolean =>
  as === 'person' || as === 'occasion' || as === 'hair' || as === 'skin' || as === 'heritage' || value === 'person';

/** A word that somebody may be called by. */
const mayCall = (word: string): boolean =>
  /\p{L}{2}/u.test(word) && !asksForGrownWear(word) && !HARMLESS.has(plainText(word).replace(/'s$/, ''));

/** Whether something is told of the young in a breath that is not of where the grown go. */
const isToldOfTheYoung = (words: string): boolean =>
  plainText(words)
    .split(' , ')
    .some((said) => said.search(MAY_BE_SAID_OF_THE_YOUNG) >= 0 && !isSaidOfWearer(said, WHERE_GROWN)) ||
  keptText(words).search(MAY_BE_SAID_OF_THE_YOUNG_IN_HINDI) >= 0;

/** What words say of one of those who are drawn. */
interface Saying {
  readonly words: string;
  readonly unread: readonly Stretch[];
  readonly garments: readonly Stretch[];
  /** All that tells of clothes. */
  readonly clothes: readonly Stretch[];
  /** All that tells of where they are worn. */
  readonly places: readonly Stretch[];
  readonly people: readonly Stretch[];
  /** All that tells of no clothes. */
  readonly scenes: readonly Stretch[];
  /** All that was understood, whatever it is of. */
  readonly known: readonly Stretch[];
}

/** A place that is known by its last word or by nothing but its capital letters: 'Shirley Temple' is read as one. */
const isNamedPlace = ({ as, value }: ReadSpan): boolean =>
  as === 'setting' &&
  value.split(' ').some((word) => /\p{L}{4}/u.test(word) && !VOCABULARY.has(foldWord(word)) && mayCall(word));

function sayingOf(words: string): Saying {
  const { first, second } = draftsOf(words);
  const drafts = second ? [first, second.draft] : [first];
  const things = drafts.flatMap((draft) => draft.things);
  const spans = drafts.flatMap((draft) => draft.spans);
  const named = things.flatMap(({ said }) => said).filter(({ as }) => as === 'unread');
  const unread = [...drafts.flatMap((draft) => draft.unread), ...named].filter(({ start, end }) =>
    mayCall(words.slice(start, end)),
  );
  return {
    words,
    unread: [...unread, ...spans.filter(isNamedPlace)],
    garments: things.filter(({ type }) => type === 'garment'),
    clothes: drafts.flatMap((draft) => tellingOf(draft, OF_CLOTHES)),
    places: drafts.flatMap((draft) => tellingOf(draft, OF_WHERE)),
    people: spans.filter(isOfSomebody),
    scenes: spans,
    known: [...things, ...things.flatMap(({ said }) => said), ...drafts.flatMap(({ floating }) => floating), ...spans],
  };
}

const has = (part: Part, spans: readonly Stretch[]): boolean => spans.some((span) => isWithin(span, part));

/** Whether a stretch that wears what follows may call somebody young: it tells of no clothes, and no word says who it is. */
function isWearerOpen(part: Part, { words, garments, people, known, scenes }: Saying): boolean {
  const spans = has(part, garments) ? known : scenes;
  const isKnown = (at: number): boolean => spans.some(({ start, end }) => at >= start && at < end);
  const said = words.slice(part.start, part.end);
  return (
    !has(part, people) &&
    [...said.matchAll(/\p{L}{2,}/gu)].some(({ index, 0: word }) => !isKnown(part.start + index) && mayCall(word))
  );
}

/** Whether something that is not understood stands before what the grown alone wear, in the same breath: a name, or what nobody knows of clothes. */
const isLedByUnknown = (part: Part, { words, unread }: Saying): boolean =>
  unread.some((span) => isWithin(span, part) && asksForGrownWear(words.slice(span.end, part.end)));

/** Whether a stretch may call somebody young: something in it that tells of nobody's clothes is not understood, or numbered. */
function isOpen(part: Part, saying: Saying): boolean {
  const { words, unread, garments, clothes } = saying;
  const plain = plainText(words.slice(part.start, part.end));
  if (isSaidOfWearer(plain, WHERE_GROWN)) return false;
  const isUnclear = has(part, unread) || plain.search(CODE) >= 0 || plain.search(SMALL) >= 0;
  const isDressed = part.isWearer && asksForGrownWear(words.slice(part.end));
  const isOfClothesAlone = has(part, garments) && !garments.some(({ start }) => start >= part.end);
  if (isDressed && !isOfClothesAlone) return isUnclear || isWearerOpen(part, saying);
  return (isUnclear && !has(part, clothes)) || isLedByUnknown(part, saying);
}

/** What leads to somebody else who stands there too. */
const BESIDE = /(?<!\p{L})(?:with|beside|alongside|next to|near|plus)(?!\p{L})/giu;

/** Whether somebody besides whoever is called grown wears it, of whom no word says who it is: 'a woman with a zorblat in bikinis'. */
function isOneBesideOpen(part: Part, { words, unread }: Saying): boolean {
  if (!part.isWearer || !asksForGrownWear(words.slice(part.end))) return false;
  const said = words.slice(part.start, part.end);
  const start = part.start + ([...said.matchAll(BESIDE)].at(-1)?.index ?? 0);
  const isGrown = callsGrown(words.slice(start, part.end).replace(BESIDE, ''));
  return !isGrown && has({ ...part, start }, unread);
}

function isOneInDoubt(words: string): boolean {
  if (!asksForGrownWear(words)) return false;
  if (callsGrown(words)) {
    const saying = sayingOf(words);
    // a woman 'in 8th', or one who plays with dolls: one word is not enough against what is told of the young
    return (
      tellsYears(words) ||
      hasForeign(saying, OF_NO_HINDI) ||
      partsOf(words).some((part) => isOneBesideOpen(part, saying))
    );
  }
  if (isToldOfTheYoung(words) || inFigures(words) !== words) return true;
  const saying = sayingOf(words);
  if (hasForeign(saying, FOREIGN)) return true;
  return partsOf(words).some((part) => isOpen(part, saying));
}

/** Whether words ask for what the grown alone wear, for somebody of whom they do not say, in words that are understood, who it is. */
export function isInDoubt(words: string): boolean {
  // whoever may be called young is refused, not dressed
  if (!asksForGrownWear(words) || mayNameYoung(words)) return false;
  return (castOf(inEnglish(words).text)?.texts ?? [words]).some(isOneInDoubt);
}

const says = (words: string, pattern: RegExp): boolean =>
  plainText(words).search(pattern) >= 0 || keptText(words).search(pattern) >= 0;

/**
 * Whether words tell somebody's years, or something that is told of the young, in passing: 'she is not older than 15'. For words about a design
 * in which the grown alone may stand.
 */
export function tellsYears(words: string): boolean {
  const { clothes, places } = sayingOf(words);
  const beside = (told: readonly Stretch[]): string[] =>
    partsOf(words)
      .filter((part) => !told.some((span) => isWithin(span, part)))
      .map(({ start, end }) => words.slice(start, end));
  return (
    isToldOfTheYoung(words) ||
    says(words, AGED_IN_WORDS) ||
    beside([...clothes, ...places]).some((said) => plainText(said).search(CODE) >= 0) ||
    // a number that no list of places knows is read as one
    beside(clothes).some((said) => says(said, YEARS_IN_WORDS))
  );
}
