/** Every way to deny comes to 'without' before what is denied, and what is kept of it to 'with': 'not with fur', 'no necklace, just hoops'. */
import {
  DENIALS,
  DENIES_ALONE,
  DENIES_NEXT,
  DENIES_THAT,
  INSTEAD,
  KEEPS,
  KEEPS_NOTHING,
  KEPT_AT,
  LONGEST_DENIAL,
  LONGEST_KEEP,
  NO_THING,
  TAKEN_INSTEAD,
  ZERO,
} from '#atelier/lexicon/language/denials.ts';
import type { Token } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON } from '#atelier/lexicon/lexicon.ts';

/** How many words from `i` on a pattern takes in one breath; 0 where it does not fit. */
function fits(tokens: readonly Token[], i: number, pattern: RegExp, longest: number): number {
  let words = '';
  let found = 0;
  for (let n = 0; n < longest; n++) {
    const token = tokens[i + n];
    if (!token || (n > 0 && token.gap !== 'none')) break;
    words = n === 0 ? token.key : `${words} ${token.key}`;
    if (pattern.test(words)) found = n + 1;
  }
  return found;
}

const keysFrom = (tokens: readonly Token[], i: number): string =>
  tokens
    .slice(i, i + 2)
    .map(({ key }) => key)
    .join(' ');

/** One word for several. */
const asOne = (tokens: readonly Token[], i: number, count: number, key: string): Token => {
  const first = tokens[i];
  const last = tokens[i + count - 1];
  if (!first || !last) throw new RangeError('No words to put together');
  return { ...first, end: last.end, key };
};

const SAID_OF_CLOTHES: ReadonlySet<string> = new Set([
  'garment',
  'accessory',
  'footwear',
  'colour',
  'attribute',
  'detail',
  'part',
]);
const isNamed = ({ key }: Token): boolean =>
  (LEXICON.next.get(key)?.senses ?? []).some(({ as }) => SAID_OF_CLOTHES.has(as));

/** Denies what was named last in the same sentence. */
function denyLast(out: Token[], tokens: readonly Token[], i: number, count: number): boolean {
  const at = out.findLastIndex(isNamed);
  const named = out[at];
  if (!named || out.slice(at + 1).some(({ gap }) => gap === 'stop')) return false;
  const denial = { ...asOne(tokens, i, count, 'without'), gap: named.gap };
  out.splice(at, 1, denial, { ...named, gap: 'none' });
  return true;
}

/** How many words from `i` on deny what follows them. */
function denialAt(tokens: readonly Token[], i: number): number {
  if (tokens[i + 1]?.gap === 'none' && ZERO.test(keysFrom(tokens, i))) return 1;
  const count = fits(tokens, i, DENIES_NEXT, LONGEST_DENIAL);
  return count > 0 && !NO_THING.test(keysFrom(tokens, i + count)) ? count : 0;
}

/** How many words from `i` on keep something of what was denied in their sentence. */
function keepAt(tokens: readonly Token[], i: number): number {
  const before = tokens[i - 1]?.key ?? '';
  if (INSTEAD.test(keysFrom(tokens, i))) return 0;
  const count = fits(tokens, i, KEEPS, LONGEST_KEEP);
  return DENIALS.has(before) || KEEPS_NOTHING.has(before) || tokens[i + count] === undefined ? 0 : count;
}

/** Whether a thing named by the token before `i` is taken the place of by what begins here: 'instead of earrings a nath'. */
function isTakenInstead(tokens: readonly Token[], i: number): boolean {
  const [token, before] = [tokens[i], tokens[i - 1]];
  if (!token || !before || token.gap !== 'none' || !TAKEN_INSTEAD.has(token.key) || !isNamed(before)) return false;
  for (let from = i - 2; from >= Math.max(0, i - LONGEST_DENIAL); from--)
    if (INSTEAD.test(keysFrom(tokens, from))) return true;
  return false;
}

/** 'I hate ruffles and bows.': of two things that end a sentence both are denied. */
function isDeniedToo(tokens: readonly Token[], i: number, denial: number): boolean {
  const [and, thing, after] = tokens.slice(i, i + 3);
  const isOpening = denial <= 1 || tokens[denial]?.gap === 'stop' || tokens[denial - 1]?.gap === 'stop';
  if (!isOpening || i - denial > LONGEST_DENIAL || !and || !/^(?:and|&|n)$/.test(and.key)) return false;
  return thing !== undefined && isNamed(thing) && (after === undefined || after.gap === 'stop');
}

/** Puts denials and what they leave into words that the grammar knows. Linear in the number of words. */
export function readDenials(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  /** A word of this sentence denies, and what it denied last. */
  let denies = false;
  let denied: Token | undefined;
  /** Where the last denial stands. */
  let denial = -LONGEST_DENIAL;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    if (token.gap === 'stop') denies = false;
    const that = fits(tokens, i, DENIES_THAT, LONGEST_DENIAL);
    const next = denialAt(tokens, i);
    const kept = denies ? keepAt(tokens, i) : 0;
    if (that > 0 && tokens[i + that]?.gap !== 'none' && denyLast(out, tokens, i, that)) i += that;
    else if (next > 0) {
      out.push(asOne(tokens, i, next, 'without'));
      denies = true;
      denial = i;
      i += next;
    } else if (kept > 0) {
      out.push(asOne(tokens, i, kept, 'with'));
      if (denied && KEPT_AT.has(tokens[i + kept]?.key ?? '')) out.push({ ...denied, gap: 'none' });
      denies = false;
      i += kept;
    } else {
      if (isTakenInstead(tokens, i)) {
        out.push({ ...token, end: token.start, key: 'with' });
        denies = false;
      }
      if (denies && isDeniedToo(tokens, i, denial)) {
        out.push({ ...token, key: 'without' });
        i++;
        continue;
      }
      if (DENIES_ALONE.has(token.key)) denial = i;
      denies ||= DENIES_ALONE.has(token.key);
      if (denies && isNamed(token)) denied = token;
      out.push(token);
      i++;
    }
  }
  return out;
}
