import type { Colour } from '@toile/look';
import { isMetal } from '@toile/look/records';
import { FOOTWEAR_BY_ID } from '#atelier/lexicon/lexicon.ts';
import { PRINT_WORDS } from '#atelier/lexicon/prints.ts';
import { isPlainQuality } from '#atelier/lexicon/things/qualities-of-things.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { detailsOf } from '#atelier/styling/told-of-thing.ts';
import { cite } from '../cite.ts';
import { toned } from '../toned.ts';
import { asOtherKind, otherKind } from './another-kind.ts';
import type { Lone, OfLone } from './lone.ts';
import { kindAt, type LoneThing, sortOf } from './lone-thing.ts';
import { colourIn, merged, phraseOf, plainSize } from './phrases.ts';
import { partSaid, type SaidOfPart } from './said-of-part.ts';
import { withPart } from './set-part.ts';
import { inMetal } from './stones.ts';
import { saidOfWhole, sizedAs, sizesOf, withWords } from './words-of-thing.ts';

const LITTLE: ReadonlySet<string> = new Set(
  'a an the this that these those it its her his my them they one ones some any all in with to be is are as should must can could make made put add have has give want need please also too just only more please also and of for kind type like style look instead colour color coloured shade shades tone whole entire full thing piece now then a so bit little much slightly touch tad very'.split(
    ' ',
  ),
);
const NUMBER = /\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|\d{1,2})\b/;
const SET = /\b(?:set|pair|stack) of\b/;

const nounOfThing = ({ place, thing }: Lone): string =>
  place.of === 'footwear' ? 'shoes' : (thing.name.split(' ').at(-1) ?? place.kind);

const stemmed = (word: string): string => word.replace(/(?<!s)s$/, '');

/** Words of the thing's own name say nothing of how it is to be. */
function bare(lone: Lone, what: string): string[] {
  const names = new Set([...lone.thing.name.split(' ').slice(-2), nounOfThing(lone), 'shoe', 'pair'].map(stemmed));
  return what.split(' ').filter((word) => word !== '' && !LITTLE.has(word) && !names.has(stemmed(word)));
}

/** 'Two rings', 'a set of six bangles': how many of the thing itself. */
function counted(lone: Lone, what: string): OfLone | undefined {
  const number = NUMBER.exec(what)?.[0];
  const noun = stemmed(nounOfThing(lone));
  const isOfThing =
    what.split(' ').some((word) => stemmed(word) === noun) ||
    /\bof (?:them|these|those)\b|^make (?:them|it) \S+$/.test(lone.clause) ||
    SET.test(what);
  if (!number || !isOfThing) return undefined;
  const told = (lone.thing.told ?? []).filter((word) => !/^(?:set|pair) of /.test(word));
  return { next: withWords(lone.thing, lone.thing.details ?? [], [...told, `set of ${number}`]) };
}

/** The whole in another colour; stones stay where the metal is named. */
const painted = (lone: Lone, colour: Colour): LoneThing =>
  sortOf(lone.place) === 'jewel' && isMetal(colour.name) ? inMetal(lone.thing, colour) : { ...lone.thing, colour };

const TONES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:darker|deeper|darken)\b/, 1],
  [/\b(?:lighter|paler|lighten)\b/, -1],
];

/** What is said of the whole: colour, cloth, work, print, size. */
function ofWhole(lone: Lone, what: string): OfLone {
  const words = bare(lone, what).filter((word) => !TONES.some(([says]) => says.test(word)));
  const { colour, sizes, others } = phraseOf(words);
  const tone = TONES.find(([says]) => says.test(what))?.[1];
  const deeper = tone && toned(lone.thing.colour, tone);
  const text = `${others.join(' ')} ${nounOfThing(lone)}`;
  const [found] = draftOf(text).things;
  const named = found ? detailsOf(found) : [];
  const own = new Set<string>(lone.thing.details?.map(({ id }) => id));
  const read = new Set(found?.said.flatMap(({ start, end }) => text.slice(start, end).split(/[ -]/)));
  const plain = others.filter((word) => isPlainQuality(word) && !read.has(word));
  const unknown = others.filter((word) => !read.has(word) && !isPlainQuality(word));
  const fresh = others.length > 0 ? [...new Set([...named.filter((word) => !own.has(word)), ...plain])] : [];
  const isFigures = colour !== undefined && fresh.some((word) => PRINTS.has(word));
  if (isFigures) fresh.push(`${colour.name}-accents`);
  let next = colour && !isFigures ? painted(lone, colour) : deeper ? { ...lone.thing, colour: deeper } : lone.thing;
  if (fresh.length > 0) next = saidOfWhole(next, fresh);
  if (sizes.length > 0) {
    const old = { colour: undefined, sizes: sizesOf(next), others: [] };
    next = sizedAs(next, merged(old, { colour: undefined, sizes, others: [] }, words).sizes);
  }
  const note =
    unknown.length > 0 ? `${cite(unknown.join(' '))}: nothing of the ${lone.thing.name} is changed by it.` : undefined;
  if (JSON.stringify(next) !== JSON.stringify(lone.thing)) return { next, ...(note !== undefined && { note }) };
  const isSo = (colour ?? fresh[0] ?? sizes[0]) !== undefined || named.some((word) => own.has(word));
  if (tone !== undefined) return { why: `The colour of the ${lone.thing.name} can go no further.` };
  return {
    why: isSo
      ? `${cite(lone.clause)}: it is so already.`
      : (note ?? `${cite(lone.clause)}: nothing of the ${lone.thing.name} is changed by it.`),
  };
}

/** Shoes that differ by their heel alone, from low to high, by lexicon id. */
const HEELED: readonly string[] = ['kitten-heels', 'heels', 'stilettos'];
const heelNow = ({ kind, details = [] }: LoneThing): number =>
  kind === 'stiletto' ? HEELED.length - 1 : kind === 'pump' ? (details.some(({ id }) => id === 'kitten') ? 0 : 1) : -1;

/** A heel that is higher or lower makes another shoe of it, where there is one; undefined where it is only told. */
function heeled(lone: Lone, said: SaidOfPart): OfLone | undefined {
  const { sizes, others, colour } = phraseOf(said.said);
  const [size = ''] = sizes;
  const isStep = said.part.id === 'heel' && lone.place.of === 'footwear' && others.length === 0 && !colour;
  const way = /^(?:high|large|long)$/.test(size) ? 1 : /^(?:low|small|short)$/.test(size) ? -1 : 0;
  const now = heelNow(lone.thing);
  const entry = FOOTWEAR_BY_ID.get(HEELED[now + way] ?? '');
  if (!isStep || way === 0 || now < 0 || !entry) return undefined;
  const thing = { type: 'footwear' as const, entry, said: [], without: new Set<string>(), start: 0, end: 0 };
  const own = withWords(
    lone.thing,
    (lone.thing.details ?? []).filter(({ id }) => id !== 'kitten'),
    lone.thing.told ?? [],
  );
  return { next: asOtherKind(own, { thing, name: entry.name ?? entry.id.replaceAll('-', ' ') }), part: said.called };
}

function ofPart(lone: Lone, said: SaidOfPart): OfLone {
  const next = withPart(lone.thing, said, kindAt(lone.place));
  if (next) return { next, part: said.called };
  return { why: `${cite(lone.clause)}: it is so already.` };
}

/** Something else that is worn or carried, or somebody. */
function besides(lone: Lone, what: string): string | undefined {
  const { things, presentation, ageGroup, pose } = draftOf(what);
  const noun = stemmed(nounOfThing(lone));
  const other = things.find(({ entry, type, start, end }) => {
    const called = stemmed(what.slice(start, end).split(' ').at(-1) ?? '');
    return (
      plainSize(called) === undefined &&
      called !== noun &&
      !(type === 'footwear' && lone.place.of === 'footwear') &&
      entry.id !== lone.thing.kind
    );
  });
  if (other) return what.slice(other.start, other.end);
  if (
    presentation !== undefined ||
    ageGroup !== undefined ||
    pose !== undefined ||
    /\b(?:model|somebody|someone|person|worn|wearing)\b/.test(what)
  )
    return what;
  return undefined;
}

const PRINTS: ReadonlySet<string> = new Set(PRINT_WORDS.map(({ id }) => id));
const hasFigure = ({ details = [] }: LoneThing): boolean => details.some(({ id }) => PRINTS.has(id));

/** One wish for the whole or for a part. */
function sayOne(lone: Lone, asked: string): OfLone {
  const head = asked.replace(/ like (?:an? )?[a-z]+$/, '');
  // 'green like emeralds' is green
  const isLikened = partSaid(head, sortOf(lone.place))?.said.some((word) => colourIn(word)) === true;
  const what = isLikened ? head : asked;
  const many = counted(lone, what);
  if (many) return many;
  const kind = otherKind(lone.place, lone.thing, what);
  const sort = sortOf(lone.place);
  const named = partSaid(what, sort);
  // a print that is not there yet is put on the whole
  const said = named?.part.id === 'figure' && !hasFigure(lone.thing) ? undefined : named;
  const isInto =
    kind?.name === what ||
    /^(?:an? |some |it |into |to |this )|\b(?:instead|like)\b/.test(what) ||
    /\b(?:make|turn|change)\b/.test(lone.clause) ||
    lone.place.of === 'footwear';
  if (kind && isInto && (!said || lone.place.of === 'footwear') && !/^(?:add|with)\b/.test(lone.clause))
    return { next: asOtherKind(lone.thing, kind) };
  if (said) {
    const toe = draftOf(`${what} ${nounOfThing(lone)}`).things[0];
    const words =
      toe && lone.place.of === 'footwear'
        ? detailsOf(toe).filter((word) => /-toe$|^(?:ankle-strap|backstrap|platform)$/.test(word))
        : [];
    if (words.length > 0 && said.said.length <= 1 && !phraseOf(said.said).colour)
      return { next: saidOfWhole(lone.thing, words), part: said.called };
    const isHighTop =
      said.part.id === 'shaft' && lone.thing.kind === 'sneaker' && phraseOf(said.said).sizes.includes('high');
    if (isHighTop) return { next: saidOfWhole(lone.thing, ['high-top']), part: said.called };
    return heeled(lone, said) ?? ofPart(lone, said);
  }
  const other = besides(lone, what);
  if (other) return { why: `${cite(other)}: the sheet shows the ${lone.thing.name} alone.` };
  return ofWhole(lone, what);
}

const JOINT = /,? (?:and|with|&) (?:an? |the )?/;

/** What is said of one thing after another in one breath: a part that is only named takes what is said of the next. */
export function sayOfLone(lone: Lone, asked: string, isAdded: boolean): OfLone {
  const sort = sortOf(lone.place);
  const isOfHeld =
    lone.held !== undefined &&
    !partSaid(asked, sort) &&
    /^(?:it|that|them|these|those)\b|^(?:make|have|turn) (?:it|that|them)\b/.test(lone.clause);
  const isOfAdded =
    lone.isFresh === true && lone.held !== undefined && colourIn(asked) !== undefined && !/^in\b/.test(lone.clause);
  const what = isOfHeld || isOfAdded ? `${lone.held} ${asked}` : asked;
  const pieces = what.split(JOINT).filter((piece) => piece !== '');
  if (pieces.length < 2) return sayOne(lone, what);
  const parts = pieces.map((piece) => partSaid(piece, sort));
  const isCarried = !isAdded && parts[0]?.said.length === 0 && (parts[1]?.said.length ?? 0) > 0;
  const spoken = isCarried ? [`${pieces[0]} ${parts[1]?.said.join(' ')}`, ...pieces.slice(1)] : pieces;
  let current = lone;
  let last: OfLone | undefined;
  for (const [i, piece] of spoken.entries()) {
    const goesOn =
      i > 0 && !partSaid(piece, sort) && parts[i - 1] && plainSize(piece.split(' ')[0] ?? '') !== undefined;
    const found = sayOne(current, goesOn ? `${parts[i - 1]?.called} ${piece}` : piece);
    if ('why' in found) return found;
    last = last && 'next' in last && last.note && !found.note ? { ...found, note: last.note } : found;
    current = { ...current, thing: found.next };
  }
  return last ?? sayOne(lone, what);
}
