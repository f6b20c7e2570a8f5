/**
 * Whether words that ask for what the grown alone wear leave open who is to wear it. Whatever calls somebody young in words that no list
 * knows is a stretch of words about nobody's clothes in which something is not understood: of it the house believes that it may.
 */
import type { ReadAs, ReadSpan } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';
import { CODE, GROWN, HARMLESS, MAY_BE_SAID_OF_THE_YOUNG } from '#atelier/lexicon/language/young/who-wears.ts';
import { draftsOf } from '#atelier/reading/draft-of.ts';
import { mayNameYoung } from './may-name-young.ts';
import { keptText, plainText } from './plain-text.ts';
import { asksForGrownWear } from './refuse.ts';

/** What leads from somebody to what they wear, in the languages whose people mix it with English. */
const TO_CLOTHES = 'in|wearing|wears|wear|dressed|clad|sporting|rocking|modell?ing|en|im|em|mein|में';

/** Where one stretch ends and another begins: a pause, or what leads from somebody to their clothes and back. */
const BETWEEN = new RegExp(
  `[,.;:!?()[\\]{}\\n|/+=&–—"“”]|\\s-\\s|(?<![\\p{L}\\p{M}])(?:(${TO_CLOTHES})|for|on|by|pour|para|per|für|fuer|voor|för|for|dla|untuk|cho|для|ke liye|के लिए|और|aur)(?![\\p{L}\\p{M}])`,
  'giu',
);

/** What tells of clothes, or of where they are worn. */
const OF_NOBODY: ReadonlySet<ReadAs> = new Set([
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
  'style',
  'mood',
  'season',
  'setting',
]);

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A stretch, and whether what follows says that it wears it. */
interface Part extends Stretch {
  readonly isWearer: boolean;
}

const isWithin = (inner: Stretch, outer: Stretch): boolean => inner.start >= outer.start && inner.end <= outer.end;

function partsOf(words: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { index, 0: cut, 1: toClothes } of words.matchAll(BETWEEN)) {
    parts.push({ start, end: index, isWearer: toClothes !== undefined });
    start = index + cut.length;
  }
  return [...parts, { start, end: words.length, isWearer: false }];
}

/** Every stretch of the words that tells of clothes, or of where they are worn. */
const tellingOf = ({ things, floating, spans }: Draft): Stretch[] => [
  ...things,
  ...[...things.flatMap(({ said }) => said), ...floating, ...spans].filter(
    ({ as }) => as !== 'unread' && OF_NOBODY.has(as),
  ),
];

/** Letters of scripts in which words are not told apart here. */
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u;

/** Says of somebody who or how they are, or where they go. */
const isOfSomebody = ({ as, value }: ReadSpan): boolean =>
  as === 'person' || as === 'occasion' || as === 'hair' || as === 'skin' || as === 'heritage' || value === 'person';

/** A word that somebody may be called by. */
const mayCall = (word: string): boolean =>
  /\p{L}{2}/u.test(word) && !asksForGrownWear(word) && !HARMLESS.has(plainText(word).replace(/'s$/, ''));

/** Whether words ask for what the grown alone wear, for somebody of whom they do not say, in words that are understood, who it is. */
export function isInDoubt(words: string): boolean {
  // whoever may be called young is refused, not dressed
  if (!asksForGrownWear(words) || mayNameYoung(words)) return false;
  const plain = plainText(words);
  if (plain.search(GROWN) >= 0 || keptText(words).search(GROWN) >= 0) return false;
  if (plain.search(MAY_BE_SAID_OF_THE_YOUNG) >= 0) return true;
  const { first, second } = draftsOf(words);
  const drafts = second ? [first, second.draft] : [first];
  const unread = drafts.flatMap((draft) => draft.unread).filter(({ text }) => mayCall(text));
  if (unread.some(({ text }) => FOREIGN.test(text))) return true;
  const telling = drafts.flatMap(tellingOf);
  const things = drafts.flatMap((draft) => draft.things);
  const people = drafts.flatMap((draft) => draft.spans).filter(isOfSomebody);
  return partsOf(words).some((part) => {
    const has = (spans: readonly Stretch[]): boolean => spans.some((span) => isWithin(span, part));
    const said = words.slice(part.start, part.end);
    const isOpen = has(unread) || plainText(said).search(CODE) >= 0;
    if (!part.isWearer) return isOpen && !has(telling);
    return !has(things) && (isOpen || (!has(people) && (said.match(/\p{L}{2,}/gu) ?? []).some(mayCall)));
  });
}

/**
 * Whether words tell somebody's years, or something that is told of the young, in passing: 'she is not older than 15'. For words about a design
 * in which the grown alone may stand.
 */
export function tellsYears(words: string): boolean {
  const draft = draftsOf(words).first;
  const telling = tellingOf(draft);
  const isSaid = (part: Part): boolean => !telling.some((span) => isWithin(span, part));
  return (
    plainText(words).search(MAY_BE_SAID_OF_THE_YOUNG) >= 0 ||
    partsOf(words)
      .filter(isSaid)
      .some(({ start, end }) => plainText(words.slice(start, end)).search(CODE) >= 0)
  );
}
