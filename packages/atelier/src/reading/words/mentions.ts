import { type Token, tokenise } from '#atelier/lexicon/language/tokenise.ts';
import { GARMENT_BY_ID, LEXICON, type Node, type Sense, VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { putLiningsLast } from './put-linings-last.ts';
import { putNegationFirst } from './put-negation-first.ts';
import { putPartsLast } from './put-parts-last.ts';
import { readDenials } from './read-denials.ts';
import { correct } from './typos.ts';

/** A stretch of the text with what it can mean; no senses = a word nobody here knows. */
export interface Mention {
  start: number;
  end: number;
  gap: Token['gap'];
  senses: readonly Sense[];
  /** Folded words, for numbers and the like. */
  keys: readonly string[];
  /** Written in the plural. */
  plural: boolean;
}

/** How many tokens a phrase takes and what it means. */
interface Match {
  count: number;
  senses: readonly Sense[];
}

/** Longest phrase that starts at token `i`. */
function longest(tokens: readonly Token[], i: number): Match | null {
  let at: Node | undefined = LEXICON;
  let best: Match | null = null;
  for (let n = 0; i + n < tokens.length; n++) {
    const token = tokens[i + n];
    if (!token || (n > 0 && token.gap !== 'none')) break;
    at = at.next.get(token.key);
    if (!at) break;
    if (at.senses.length > 0) best = { count: n + 1, senses: at.senses };
  }
  return best;
}

/** 'sweat shirt' for 'sweatshirt'. */
function joined(tokens: readonly Token[], i: number): readonly Sense[] | null {
  const [a, b] = [tokens[i], tokens[i + 1]];
  if (!a || !b || b.gap !== 'none' || a.key.length + b.key.length < 6) return null;
  // 'a jumper over shirt and tie': two garments, one over the other
  const before = tokens[i - 1];
  if (a.key === 'over' && a.gap === 'none' && before && namesGarment([before])) return null;
  const found = LEXICON.next.get(a.key + b.key)?.senses.filter((sense) => sense.as !== 'connective');
  return found?.length ? found : null;
}

/** What a run of tokens means as a whole. */
function sensesOf(run: readonly Token[]): readonly Sense[] {
  let at: Node | undefined = LEXICON;
  for (const { key } of run) at = at?.next.get(key);
  return at?.senses ?? [];
}

const isLength = (sense: Sense): boolean => sense.as === 'attribute' && sense.entry.as === 'length';

/** Words of the longest length: 'floor length'. */
const LONGEST_LENGTH = 2;

/** 'A bodycon midi dress' is a midi bodycon dress: a length within a garment's name stands before it. */
function putLengthsFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    if (!first) break;
    let taken = 0;
    for (let n = LONGEST_LENGTH; n > 0 && taken === 0; n--) {
      const length = tokens.slice(i + 1, i + 1 + n);
      const head = tokens[i + 1 + n];
      if (!head || [...length, head].some(({ gap }) => gap !== 'none') || !sensesOf(length).some(isLength)) continue;
      if (sensesOf([first, head]).some(({ as }) => as === 'garment')) taken = n;
    }
    if (taken === 0) {
      out.push(first);
      continue;
    }
    out.push(...tokens.slice(i + 1, i + 1 + taken).map((token, k) => (k === 0 ? { ...token, gap: first.gap } : token)));
    out.push({ ...first, gap: 'none' });
    i += taken;
  }
  return out;
}

/** Words of a set's or a shoe's name that may stand apart from its noun, and how many may stand between: 'knee-high black boots'. */
const OPENINGS = [3, 2, 1];
const BETWEEN = 4;

const isQuality = (key: string): boolean => {
  const { senses = [] } = LEXICON.next.get(key) ?? {};
  return senses.some(({ as }) => as === 'colour' || as === 'attribute' || as === 'shade' || as === 'relative');
};

/** What may stand within a name besides: 'knee-high lace-up boots'. */
const WITHIN: ReadonlySet<string> = new Set(['lace', 'up', 'zip', 'leather', 'suede', 'patent']);
const isSetOrShoe = ({ as }: Sense): boolean => as === 'set' || as === 'footwear';
const isWornBesides = ({ as }: Sense): boolean => as === 'footwear' || as === 'accessory';

/**
 * Where the noun of such a name stands that begins at token `i` and is broken off by qualities; -1 if none does.
 * @param size words of the name before its noun
 */
function nounOfSet(tokens: readonly Token[], i: number, size: number): number {
  const opening = tokens.slice(i, i + size);
  if (opening.length < size || opening.slice(1).some(({ gap }) => gap !== 'none')) return -1;
  for (let j = i + size; j <= i + size + BETWEEN; j++) {
    const token = tokens[j];
    if (token?.gap !== 'none') return -1;
    // 'chunky white sneakers': of two words both are of one thing besides the clothes
    const isName =
      size > 1
        ? sensesOf([...opening, token]).some(isSetOrShoe)
        : sensesOf([token]).some(isWornBesides) && sensesOf([...opening, token]).some(isWornBesides);
    if (isName) return j > i + size && sensesOf(tokens.slice(i, j + 1)).length === 0 ? j : -1;
    if (!isQuality(token.key) && !WITHIN.has(token.key)) return -1;
  }
  return -1;
}

/** 'A three-piece wool suit' is a wool three-piece suit: the name of a set is put together before its noun. */
function putSetsTogether(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  for (let i = 0; i < out.length; i++) {
    const size = OPENINGS.find((size) => nounOfSet(out, i, size) >= 0);
    if (size === undefined) continue;
    const noun = nounOfSet(out, i, size);
    const [first, ...opening] = out.splice(i, size);
    const next = out[i];
    if (!first || !next) break;
    out[i] = { ...next, gap: first.gap };
    out.splice(noun - size, 0, { ...first, gap: 'none' }, ...opening);
    i = noun;
  }
  return out;
}

const isStyle = (token: Token | undefined): boolean =>
  token?.gap === 'none' && /^(style|inspired|cut)$/.test(token.key);
const namesGarment = (tokens: readonly Token[]): boolean => sensesOf(tokens).some(({ as }) => as === 'garment');

/** 'An angrakha style kurta' is an angrakha kurta, a shirt style collar a shirt collar: what it is styled after stands right before it. */
function dropStyle(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, i) => {
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    if (!isStyle(token) || !before || after?.gap !== 'none' || !namesGarment([before])) return true;
    return sensesOf([before, after]).length === 0 && !isPlain(after);
  });
}

/** A garment that the one named before it shapes: 'a cape style top'. */
const isPlain = (token: Token): boolean =>
  sensesOf([token]).some((sense) => sense.as === 'garment' && sense.entry.facts?.shapedByWord === true);

const isOrigin = (sense: Sense): boolean => sense.as === 'heritage' || sense.as === 'skin' || sense.as === 'build';

/** 'An old Rajasthani man' is a Rajasthani old man: what tells an age stands before the person. */
function putAgesLast(tokens: readonly Token[]): Token[] {
  const out = [...tokens];
  for (let i = 0; i + 2 < out.length; i++) {
    const [age, origin, person] = [out[i], out[i + 1], out[i + 2]];
    if (!age || !origin || !person || origin.gap !== 'none' || person.gap !== 'none') continue;
    if (!sensesOf([origin]).some(isOrigin) || sensesOf([age]).some(({ as }) => as !== 'connective' && as !== 'ignored'))
      continue;
    if (!sensesOf([age, person]).some(({ as }) => as === 'age')) continue;
    out.splice(i, 2, { ...origin, gap: age.gap }, { ...age, gap: 'none' });
  }
  return out;
}

/** What a shop's label names before its value. */
const LABELS: ReadonlySet<string> = new Set([
  'sleeve',
  'neck',
  'neckline',
  'collar',
  'length',
  'fit',
  'hem',
  'waist',
  'print',
  'pattern',
]);
/** Longest value of a label. */
const VALUE = 3;

/** 'Sleeve: Full, Neck: Round' is a full sleeve and a round neck. */
function putLabelsLast(tokens: readonly Token[], text: string): Token[] {
  const out = [...tokens];
  for (let i = 0; i + 1 < out.length; i++) {
    const [label, first] = [out[i], out[i + 1]];
    if (!label || !first || !LABELS.has(label.key) || !/^\s*[:=]\s*$/.test(text.slice(label.end, first.start)))
      continue;
    let end = i + 2;
    while (end <= i + VALUE && out[end]?.gap === 'none') end++;
    const value = out.slice(i + 1, end);
    if (value.some(({ key }) => key === label.key || key.startsWith('neck'))) continue;
    out.splice(i, end - i, { ...first, gap: label.gap }, ...value.slice(1), { ...label, gap: 'none' });
    i = end - 1;
  }
  return out;
}

/** 'A pinstripe trouser suit' is a suit with pinstripes: whether a garment is no more than a half of the set that its last word begins. */
function isHalfOf(family: string, [sense]: readonly Sense[]): boolean {
  if (sense?.as !== 'set') return false;
  const [first, ...others] = sense.entry.pieces.map((kind) => GARMENT_BY_ID.get(kind)?.family);
  return family !== first && others.some((other) => other === family);
}

/** How many words of a name from `i` on are left where the last of them begins another: 'white hair bow', 'pinstripe trouser suit'; 0 where none does. */
function leftToNext(tokens: readonly Token[], i: number, { count, senses }: Match): number {
  const [own] = senses;
  if (count < 2 || !own) return 0;
  const next = longest(tokens, i + count - 1);
  if (!next || next.count < 2 || sensesOf(tokens.slice(i, i + count - 1)).length === 0) return 0;
  const isHair = own.as === 'hair' || own.as === 'hair-colour';
  const isHalf = own.as === 'garment' && isHalfOf(own.entry.family, next.senses);
  return isHalf || (isHair && next.senses[0]?.as === 'accessory') ? count - 1 : 0;
}

/** 'A linen shirt collared' is a shirt that has a collar, 'a shirt collared dress' a dress: a garment and what tells of it. */
function isDescribed(tokens: readonly Token[], i: number, text: string): boolean {
  const [first, second, next] = tokens.slice(i, i + 3);
  if (!first || !second || !/ed$/i.test(text.slice(second.start, second.end)) || !namesGarment([first])) return false;
  if (sensesOf([second]).length === 0 || sensesOf([first, second]).some(({ as }) => as === 'garment')) return false;
  return next?.gap !== 'none' || !namesGarment([next]);
}

/** Above this share of capitals a text is a title, and they name nobody. */
const TITLE = 0.4;

/** Words of a name of two or more: 'in front of Hawa Mahal'. Nobody's slip of ours. */
function namesIn(tokens: readonly Token[], text: string): ReadonlySet<Token> {
  const isCapital = (token: Token | undefined): boolean =>
    token !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end));
  if (tokens.filter(isCapital).length > tokens.length * TITLE) return new Set();
  return new Set(
    tokens.filter((token, i) => {
      const [before, next] = [tokens[i - 1], tokens[i + 1]];
      const isJoined = (token.gap === 'none' && isCapital(before)) || (next?.gap === 'none' && isCapital(next));
      return isCapital(token) && isJoined;
    }),
  );
}

/** 'Colour: Stone': a label tells that its value is a colour, where it may be one. */
function asLabelled(
  senses: readonly Sense[],
  before: Token | undefined,
  { start }: Token,
  text: string,
): readonly Sense[] {
  if (before?.key !== 'colour' || !/^\s*[:=]\s*$/.test(text.slice(before.end, start))) return senses;
  const colours = senses.filter(({ as }) => as === 'colour');
  return colours.length > 0 ? colours : senses;
}

/** Reads a text into mentions, left to right, the longest phrase first. Linear in the length of the text. */
export function readMentions(text: string): Mention[] {
  const read = tokenise(text);
  const named = namesIn(read, text);
  const known = read.map((token) =>
    VOCABULARY.has(token.key) || named.has(token) ? token : { ...token, key: correct(token.key) ?? token.key },
  );
  const tokens = putAgesLast(
    putLengthsFirst(
      putSetsTogether(
        dropStyle(putPartsLast(putNegationFirst(readDenials(putLiningsLast(putLabelsLast(known, text), text))))),
      ),
    ),
  );
  const mentions: Mention[] = [];
  for (let i = 0; i < tokens.length; ) {
    const first = tokens[i];
    if (!first) break;
    const match = longest(tokens, i);
    const pair = match && match.count > 1 ? null : joined(tokens, i);
    const isApart = match?.count === 2 && isDescribed(tokens, i, text);
    const left = match ? leftToNext(tokens, i, match) : 0;
    const count = pair ? 2 : isApart ? 1 : left || (match?.count ?? 1);
    const run = tokens.slice(i, i + count);
    const [start, end] = [Math.min(...run.map((token) => token.start)), Math.max(...run.map((token) => token.end))];
    const senses = pair ?? (isApart || left > 0 ? sensesOf(run) : match?.senses) ?? [];
    mentions.push({
      start,
      end,
      gap: first.gap,
      senses: asLabelled(senses, tokens[i - 1], first, text),
      keys: run.map((token) => token.key),
      plural: /s$/i.test(text.slice(start, end)) && !run.at(-1)?.key.endsWith('s'),
    });
    i += count;
  }
  return mentions;
}
