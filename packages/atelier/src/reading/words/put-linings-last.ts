/** 'Lining: check in camel', 'lined with floral silk': a lining is named after what it is like, so that the outside keeps its own cloth. */
import type { Token } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON } from '#atelier/lexicon/lexicon.ts';

const LINING: ReadonlySet<string> = new Set(['lining', 'astar']);
/** What may stand between a lining and what it is like. */
const JOINTS: ReadonlySet<string> = new Set(
  'in of with is are and or & / a an the be should inner inside same by made from'.split(' '),
);
/** Most words of what it is like. */
const MOST = 8;

/** What a lining may be like, by one word. */
const isQuality = ({ key }: Token): boolean =>
  (LEXICON.next.get(key)?.senses ?? []).some(
    (sense) =>
      sense.as === 'colour' ||
      sense.as === 'shade' ||
      (sense.as === 'attribute' && (sense.entry.as === 'print' || sense.entry.as === 'fabric')),
  );

const isHue = ({ key }: Token): boolean => (LEXICON.next.get(key)?.senses ?? []).some(({ as }) => as === 'colour');

/** Where what is said of a lining ends, from `i` on; `i` where nothing is. */
function saidTo(tokens: readonly Token[], i: number, isLabel: boolean): number {
  let to = i;
  for (let at = i; at < i + MOST; at++) {
    const token = tokens[at];
    if (!token || (token.gap !== 'none' && !(isLabel && at === i))) break;
    if (isQuality(token)) to = at + 1;
    else if (!JOINTS.has(token.key)) break;
  }
  const [next] = tokens.slice(to);
  // 'lined in red silk shirt': what is said goes on to a thing of its own
  const goesOn =
    next?.gap === 'none' &&
    (LEXICON.next.get(next.key)?.senses ?? []).some(
      ({ as }) => as === 'garment' || as === 'accessory' || as === 'part',
    );
  return goesOn ? i : to;
}

/** How many words at `i` say that something is lined, and whether what follows is said of the lining. */
function linedAt(tokens: readonly Token[], i: number): number {
  const [first, second] = [tokens[i], tokens[i + 1]];
  if (!first) return 0;
  if (first.key === 'lined' && second?.gap === 'none' && /^(?:with|in|by)$/.test(second.key)) return 2;
  const before = tokens[i - 1];
  const isTold = first.gap === 'none' && before !== undefined && isQuality(before);
  return LINING.has(first.key) && !isTold ? 1 : 0;
}

/** Names each lining after what it is like. Linear in the number of words. */
export function putLiningsLast(tokens: readonly Token[], text: string): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    const count = linedAt(tokens, i);
    const label = tokens[i + count];
    const isLabel = count === 1 && label !== undefined && /^\s*[:=]\s*$/.test(text.slice(token.end, label.start));
    const to = count > 0 ? saidTo(tokens, i + count, isLabel) : i;
    const said = tokens.slice(i + count, to).filter(isQuality);
    if (said.length === 0) {
      out.push(token);
      i++;
      continue;
    }
    // one colour is drawn of it; the others are told as unread
    const hue = said.find(isHue);
    const kept = said.filter((one) => one === hue || !isHue(one));
    const { end = token.end } = kept.at(-1) ?? token;
    out.push({ ...token, key: 'with', end: token.start });
    kept.forEach((one, k) => {
      out.push({ ...one, ...(k === 0 && { start: token.start }), gap: 'none' });
    });
    out.push({ key: 'lining', start: end, end, gap: 'none' });
    i = to;
  }
  return out;
}
