/** 'Pagdi not required', 'tie is not needed': English rules a thing out after its name as well as before it. */
import { DENIES_BARE, DENIES_LAST, DENIES_LISTED } from '#atelier/lexicon/language/denials.ts';
import type { Token } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON } from '#atelier/lexicon/lexicon.ts';

/** Verbs of wanting: a thing of which they are denied is not there. Folded words. */
const WANTED =
  'required|needed|necessary|wanted|desired|compulsory|requested|included|allowed|there|asked for|wished for';
/** Folded words that rule out what stands right before them, from the first of them to the end of what is said. */
const DENIED = new RegExp(
  `^(?:(?:is|are|was|should be|will be|shall be|to be)? ?(?:not|never|no longer) ?(?:be|to be)? ?(?:at all|really|much)? ?(?:${WANTED})|(?:isn't|isnt|aren't|arent|shouldn't be|shouldnt be|must not be|should not be|shall not be|mustn't be) ?(?:${WANTED})|(?:is|are)? ?(?:unwanted|unnecessary|unneeded)|(?:should|must|to|please)? ?(?:be)? ?(?:avoided|omitted|left out|left off|skipped|excluded)|(?:i|we|she|he|they)? ?(?:do not|don't|dont|doesn't|does not|didn't|no) ?(?:want|need|wanted|like)|(?:is|are)? ?not my (?:thing|style|taste)|${DENIES_LAST}|not (?:please|pls)|no need|free)$`,
);
/** Most words of such a denial. */
const LONGEST = 7;
/** Before these the name of what is ruled out does not reach. */
const BOUNDARY: ReadonlySet<string> = new Set(
  'with and or but in of on over under wearing has have having is are for plus also while so as please without no not'.split(
    ' ',
  ),
);
/** Most words of a name. */
const LONGEST_NAME = 4;

const KINDS_OF_THINGS: ReadonlySet<string> = new Set([
  ...['garment', 'set', 'footwear', 'accessory', 'part', 'detail', 'attribute', 'border', 'print', 'fabric'],
  ...['colour', 'relative', 'material'],
]);

/** Something one may go without. */
const isNamed = ({ key }: Token): boolean =>
  (LEXICON.next.get(key)?.senses ?? []).some(({ as }) => KINDS_OF_THINGS.has(as));

const keysOf = (tokens: readonly Token[], i: number, count: number): string =>
  tokens
    .slice(i, i + count)
    .map(({ key }) => key)
    .join(' ');

/** Says in a list that there is none of what was named: 'Pockets: No', and no 'shade no. 4'. */
const isListed = (tokens: readonly Token[], i: number): boolean => {
  const [token, next] = [tokens[i], tokens[i + 1]];
  return token !== undefined && DENIES_LISTED.test(token.key) && !/^[0-9]/.test(next?.key ?? '');
};

/** Hindi denies what stands before, whatever follows: 'heels nahi juttiyan'. */
const NAHI = /^(?:nahi|nahin|nhi)$/;

/** How many words from `i` on deny what stands before; 0 where none do. */
function denialAt(tokens: readonly Token[], i: number): number {
  let words = '';
  let found = 0;
  for (let n = 0; n < LONGEST; n++) {
    const token = tokens[i + n];
    if (!token || (n > 0 && token.gap !== 'none')) break;
    words = n === 0 ? token.key : `${words} ${token.key}`;
    const isLast = tokens[i + 1]?.gap !== 'none' || NAHI.test(words);
    const isBare = n === 0 && isLast && (DENIES_BARE.test(words) || isListed(tokens, i));
    if (isBare || DENIED.test(words)) found = n + 1;
  }
  return found;
}

/** Denials that name what they rule out after them, where anything follows: 'I don't want a tie', 'no need of a tie'. */
const TRANSITIVE =
  /^(?:(?:i|we|she|he|they) )?(?:do not|don't|dont|doesn't|does not|didn't|no|not my|should|must|to|please|avoided)\b/;

/** What follows in the same breath is what is ruled out. */
const opensNext = (denial: string, token: Token | undefined): boolean =>
  TRANSITIVE.test(denial) &&
  token?.gap === 'none' &&
  !/^(?:and|but|or|as|because|since|with|in|please|pls|at|for|on|by|this|here)$/.test(token.key);

/** Where the name begins that ends right before `i`, of the tokens kept so far; -1 where nothing is named there. */
function nameBefore(tokens: readonly Token[]): number {
  const last = tokens.at(-1);
  if (!last) return -1;
  let first = tokens.length - 1;
  while (first > 0 && tokens.length - first < LONGEST_NAME) {
    const [token, before] = [tokens[first], tokens[first - 1]];
    if (!token || !before || token.gap !== 'none' || BOUNDARY.has(before.key)) break;
    first--;
  }
  return tokens.slice(first).some(isNamed) ? first : -1;
}

/** 'PVC-free' denies the one word it is tied to, where nothing follows; 'free size' denies nothing. */
function nameDenied(out: readonly Token[], tokens: readonly Token[], i: number): number {
  if (tokens[i]?.key !== 'free') return nameBefore(out);
  const [last, next] = [out.at(-1), tokens[i + 1]];
  return last && isNamed(last) && next?.gap !== 'none' ? out.length - 1 : -1;
}

/** Says the denial before the name of what it denies. Linear in the number of words. */
export function putNegationFirst(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) break;
    const count = denialAt(tokens, i);
    const from = count > 0 && (token.gap === 'none' || isListed(tokens, i)) ? nameDenied(out, tokens, i) : -1;
    const last = tokens[i + count - 1];
    const first = out[from];
    if (!last || !first || opensNext(keysOf(tokens, i, count), tokens[i + count])) {
      out.push(token);
      continue;
    }
    const denial: Token = { key: 'without', start: token.start, end: last.end, gap: first.gap };
    out.splice(from, 1, denial, { ...first, gap: 'none' });
    // what follows is said anew
    const next = tokens[i + count];
    if (next?.gap === 'none') out.push({ ...next, gap: 'pause' });
    i += next?.gap === 'none' ? count : count - 1;
  }
  return out;
}
