/** A shop's card of one thing: 'gold hardware', 'braided strap', 'curled toe' are said of that part alone, whatever else the words could be. */
import type { ProductKind } from '@toile/look';
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import { COLOURS } from '#atelier/lexicon/colours/colours.ts';
import { partsOfSort, sortOf } from '#atelier/lexicon/things/sorts-of-things.ts';
import { KEPT_OF_PARTS } from '#atelier/lexicon/things/worked-parts.ts';

/** Words that end what is said of a part. */
const STOPS: ReadonlySet<string> = new Set(
  'with and in on of has having that which for at to from over around round by is are a an the its it plus also featuring features finished'.split(
    ' ',
  ),
);
const PAUSE = /[,.;:()/&+•|!–—]/;
const TOKEN = /[\p{L}\d'’]+(?:-[\p{L}\d'’]+)*|[,.;:()/&+•|!–—]/gu;
/** Most words that stand before a part and are said of it. */
const MOST = 5;
/** A measure stands on a line of its own. */
const MEASURED = /^(?:\d|cms?$|mm$|inch(?:es)?$)/;

interface Token {
  text: string;
  start: number;
  end: number;
}

/** What is said of one part, in one breath. */
interface PartSaid {
  words: string;
  start: number;
  end: number;
}

const HUES: ReadonlySet<string> = new Set(COLOURS.flatMap(({ name }) => (name.includes(' ') ? [] : [name])));

/** What parts are worked with: 'pearl and sequin work'. */
const WORKED: ReadonlySet<string> = new Set(
  'pearl pearls sequin mirror zari zardozi gota bead beads stone stones crystal thread resham kundan leather suede'.split(
    ' ',
  ),
);

const tokensFrom = (text: string, from: number): Token[] =>
  [...text.slice(from).matchAll(TOKEN)].map(({ 0: said, index }) => ({
    text: said.toLowerCase(),
    start: from + index,
    end: from + index + said.length,
  }));

/** 'Round the ankle', and not a round buckle. */
const ROUND_WHAT: ReadonlySet<string> = new Set(['the', 'its', 'her', 'his', 'each', 'both', 'a', '']);

/** The breaths of a text, each with what stood before it. */
function breathsOf(tokens: readonly Token[]): { words: Token[]; before: string }[] {
  const breaths: { words: Token[]; before: string }[] = [{ words: [], before: '' }];
  for (const [i, token] of tokens.entries()) {
    const isShape = token.text === 'round' && !ROUND_WHAT.has(tokens[i + 1]?.text ?? '');
    const isStop = PAUSE.test(token.text) || (STOPS.has(token.text) && !isShape);
    if (isStop) breaths.push({ words: [], before: token.text });
    else breaths.at(-1)?.words.push(token);
  }
  return breaths;
}

/** Where the last part of a breath ends, in its words; 0 where it names none. */
function partEnd(words: readonly Token[], parts: ReadonlySet<string>): number {
  for (let end = words.length; end > 0; end--) {
    const [one, two] = [words[end - 1]?.text ?? '', `${words[end - 2]?.text ?? ''} ${words[end - 1]?.text ?? ''}`];
    if (parts.has(one) || parts.has(two)) return end;
  }
  return 0;
}

/** What a text says of the parts of a thing, after its name. @param takesHue whether a colour that follows a part is the part's */
export function partsSaid(text: string, from: number, parts: ReadonlySet<string>, takesHue = true): PartSaid[] {
  const breaths = breathsOf(tokensFrom(text, from));
  return breaths.flatMap(({ words, before }, i): PartSaid[] => {
    // what stands right behind the name is still the thing's own
    const end = i === 0 ? 0 : partEnd(words, parts);
    const own = words.slice(Math.max(0, end - MOST), end);
    const previous = breaths[i - 1]?.words ?? [];
    const isJoined = before === 'and' && i > 1 && previous.length === 1 && own.length > 1;
    const isAlike = [HUES, WORKED].some((kind) => kind.has(previous[0]?.text ?? '') && kind.has(own[0]?.text ?? ''));
    const all = isJoined && isAlike ? [...previous, ...own] : own;
    // 'an orange sole and laces': both are orange
    const shared = before === 'and' && own.length === 1 && partEnd(previous, parts) > 0 ? huesOf(previous) : [];
    const hued = takesHue && end > 0 && end === words.length ? hueAfter(breaths[i + 1]) : [];
    const [first, last] = [all[0], [...all, ...hued].at(-1)];
    const said = [...shared, ...hued.filter(({ text: word }) => !OF_STUFF.has(word)), ...all]
      .map((word) => word.text)
      .join(' ');
    if (!first || !last || (!said.includes(' ') && !BARE.has(said)) || all.some((word) => MEASURED.test(word.text)))
      return [];
    return [{ words: said, start: first.start, end: last.end }];
  });
}

/** The words of a colour that a breath begins with: 'neon yellow'. */
function huesOf(words: readonly Token[]): readonly Token[] {
  const last = words.findLastIndex(({ text }) => HUES.has(text));
  return words.slice(0, last + 1).every(({ text }) => HUES.has(text) || SHADES.has(text))
    ? words.slice(0, last + 1)
    : [];
}

/** What a part may be made of in its colour. */
const OF_STUFF: ReadonlySet<string> = new Set([
  'thread',
  'leather',
  'suede',
  'metal',
  'enamel',
  'tone',
  'finish',
  'silk',
]);
/** Longest such colour: 'dark brown leather'. */
const LONGEST_HUE = 3;

/** 'Stitching in cream thread': the colour that follows a part. */
function hueAfter(breath: { words: Token[]; before: string } | undefined): Token[] {
  if (breath?.before !== 'in' || breath.words.length > LONGEST_HUE) return [];
  const { words } = breath;
  const isHue = words.some(({ text }) => HUES.has(text));
  return isHue && words.every(({ text }) => HUES.has(text) || OF_STUFF.has(text) || SHADES.has(text)) ? words : [];
}
const SHADES: ReadonlySet<string> = new Set([
  'dark',
  'light',
  'pale',
  'bright',
  'deep',
  'natural',
  'antique',
  'matte',
  'neon',
  'dusty',
  'hot',
]);

/** Bare names of parts that would be things of their own: the bells of an earring, the ring of a sandal's toe. */
const BARE: ReadonlySet<string> = new Set([
  ...['ghungroo', 'ghungroos', 'toe ring', 'toe loop', 'chain', 'scarf', 'flap', 'flaps'],
]);

const isIn = ({ start, end }: { start: number; end: number }, of: PartSaid): boolean =>
  start >= of.start && end <= of.end;
const meets = ({ start, end }: { start: number; end: number }, of: PartSaid): boolean =>
  start < of.end && end > of.start;

/** What the words of a part leave the whole: the work that is drawn of it wherever it is. */
const isKept = ({ as, slots }: Said): boolean =>
  as === 'detail' && (slots?.details ?? []).some((id) => KEPT_OF_PARTS.has(id));

/** Tells what is said of each part in its own words, and takes it off the whole. Changes the draft. */
export function readCard(draft: Draft, product: Thing, kind: ProductKind, text: string): void {
  const sort = sortOf(kind);
  if (!sort) return;
  const parts = new Set(partsOfSort(sort));
  // what is worn beside it in a set is no part of it
  const others = draft.things.filter((thing) => thing !== product);
  takeBeads(draft, product, text);
  if (sort === 'jewel') takePlaces(draft, product);
  for (const part of partsSaid(text, product.end, parts, sort !== 'hat')) {
    if (
      sort === 'jewel' &&
      others.some((thing) => meets(thing, part) && thing.end === part.end && isSet(thing, product))
    )
      continue;
    // what a shoe's upper is like the shoe is like
    const isWhole = sort === 'shoe' && /\buppers?$/.test(part.words);
    const ofWhole = product.said.filter((said) => isWhole && isIn(said, part) && (said.colour || said.as === 'fabric'));
    product.said = product.said.filter((said) => !isIn(said, part) || isKept(said) || ofWhole.includes(said));
    draft.things = draft.things.filter((thing) => thing === product || !meets(thing, part));
    draft.floating = draft.floating.filter((said) => !isIn(said, part));
    draft.unread = draft.unread.filter((span) => !meets(span, part));
    draft.spans = draft.spans.filter((span) => !meets(span, part) || span.as === 'person' || span.as === 'occasion');
    if (ofWhole.length > 0) continue;
    const id = part.words.replaceAll(' ', '-');
    product.said.push({
      as: 'detail',
      value: id,
      start: part.start,
      end: part.end,
      slots: { details: [id, ...(kind === 'footwear' && /-buckles?$/.test(id) ? ['strap-buckles'] : [])] },
    });
  }
  if (sort === 'jewel') takeHanging(draft, product);
}

/** 'A ruby in the middle': of a jewel it is told in its own words. Changes the draft. */
function takePlaces(draft: Draft, product: Thing): void {
  const places = draft.spans.filter(({ as, drawn }) => as === 'part' && drawn === false);
  draft.spans = draft.spans.filter((span) => !places.includes(span));
  for (const { start, end, value } of places) {
    const id = value.replaceAll(' ', '-');
    product.said.push({ as: 'detail', value: id, start, end, slots: { details: [id] } });
  }
}

/** 'Pearl drops hanging below': so they are drawn. Changes the draft. */
function takeHanging(draft: Draft, product: Thing): void {
  if (!product.said.some(({ value }) => /drops?$|pearls?$|beads?$|ghungroos?$|tassels?$/.test(value))) return;
  draft.spans = draft.spans.map((span) =>
    span.as === 'ignored' && span.drawn === false && /^(?:hanging|dangling)$/i.test(span.text)
      ? { start: span.start, end: span.end, text: span.text, as: 'ignored', value: 'shop' }
      : span,
  );
}

/** Pearls and beads without a jewel of their own. */
const BEADS = /^(?:pearls?|moti|beads|strings? of pearls|pearl strings?)$/i;
const HANG_AFTER = /^ (?:hanging|dangling|below|at the bottom|hung)\b/i;
const HANG_BEFORE = /\b(?:hanging|dangling) $/i;

/** 'Pearls hanging below': of an earring they are its drops, and no necklace. Changes the draft. */
function takeBeads(draft: Draft, product: Thing, text: string): void {
  if (sortOf(kindOfThing(product) as ProductKind) !== 'jewel') return;
  for (const thing of draft.things) {
    const { start, end, said } = thing;
    if (thing === product || thing.type !== 'accessory' || start < product.end || !BEADS.test(text.slice(start, end)))
      continue;
    const before = HANG_BEFORE.exec(text.slice(0, start));
    const after = HANG_AFTER.exec(text.slice(end));
    const isHung = before !== null || after !== null;
    // pearls of an earring or a necklace are the ones it has anyway
    if (!isHung && HAS_PEARLS.has(kindOfThing(product))) continue;
    const span = { start: start - (before?.[0].length ?? 0), end: end + (after?.[0].length ?? 0) };
    const id = isHung ? 'pearl-drops' : 'pearls';
    draft.things = draft.things.filter((one) => one !== thing);
    draft.spans = draft.spans.filter(
      (one) => one.as !== 'ignored' || !(one.start >= span.start && one.end <= span.end),
    );
    draft.unread = draft.unread.filter((one) => !(one.start >= span.start && one.end <= span.end));
    product.said.push({ as: 'detail', value: id, ...span, slots: { details: [id] } });
    // what was said of the pearls is said of the jewel
    for (const one of said) product.said.push(one.colour ? { ...one, part: 'detail' } : one);
  }
}
/** Jewels that hang in pearls by their drawing, or are strung of them. */
const HAS_PEARLS: ReadonlySet<string> = new Set([
  ...['necklace', 'choker', 'pendant', 'earrings', 'studs', 'hoops', 'jhumkas', 'maang-tikka', 'bracelet'],
]);
const kindOfThing = (thing: Thing): string => (thing.type === 'accessory' ? thing.entry.kind : thing.type);

/** Jewels of one neck are one jewel. */
const AT_THE_NECK: ReadonlySet<string> = new Set(['necklace', 'choker', 'pendant']);

/** Another jewel of the set: 'with matching studs'. */
function isSet(thing: Thing, product: Thing): boolean {
  if (thing.type !== 'accessory' || product.type !== 'accessory') return false;
  const [own, of] = [thing.entry.kind, product.entry.kind];
  return own !== of && own !== 'anklet' && !(AT_THE_NECK.has(own) && AT_THE_NECK.has(of));
}
