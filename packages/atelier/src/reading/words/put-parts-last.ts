/** 'Neck boat, sleeves till elbow': tailors are told the part first; English names it after what it is like. */
import type { Token } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON, type Node, type Sense } from '#atelier/lexicon/lexicon.ts';
import { putToldPartsLast } from './put-told-parts-last.ts';

/** Parts that are named before what they are like. */
const PARTS: ReadonlySet<string> = new Set([
  'sleeve',
  'neck',
  'neckline',
  'collar',
  'back',
  'length',
  'waist',
  'fit',
  'hem',
]);

/** What may stand between a part and what it is like. */
const BRIDGES: ReadonlySet<string> = new Set([
  'should',
  'be',
  'shall',
  'must',
  'is',
  'are',
  'will',
  'to',
  'till',
  'upto',
  'up',
  'the',
  'a',
  'full',
  'fully',
  'keep',
]);

/** After these a part is a place, or one that is not wanted. */
const PLACES: ReadonlySet<string> = new Set([
  ...['at', 'on', 'along', 'the', 'from', 'to', 'till', 'around', 'round', 'near', 'in', 'of', 'under', 'over', 'and'],
  ...['no', 'without', 'not', 'her', 'his', 'their', 'my', 'its', 'off'],
]);

/** Most words of a value, and of what stands before it. */
const VALUE = 3;
const BRIDGE = 3;

function sensesOf(run: readonly Token[]): readonly Sense[] {
  let at: Node | undefined = LEXICON;
  for (const { key } of run) at = at?.next.get(key);
  return at?.senses ?? [];
}

const tells = (run: readonly Token[]): boolean =>
  sensesOf(run).some((sense) => sense.as === 'attribute' || sense.as === 'detail');

const isNoun = (token: Token): boolean =>
  sensesOf([token]).some(({ as }) => as === 'garment' || as === 'part' || as === 'footwear' || as === 'accessory');

/** What stands before the part already tells of it, or makes a place of it. */
function isTold(tokens: readonly Token[], i: number): boolean {
  const part = tokens[i];
  if (part?.gap !== 'none') return false;
  const [second, first] = [tokens[i - 1], tokens[i - 2]];
  if (!second) return false;
  // 'the neck should be high': nothing places a part that begins its clause
  const isSubject = second.key === 'the' && second.gap !== 'none' && tokens[i + 1]?.gap === 'none';
  if ((PLACES.has(second.key) && !isSubject) || tells([second, part])) return true;
  if (sensesOf([second]).some(({ as }) => as === 'relative' || as === 'attribute' || as === 'detail')) return true;
  return first !== undefined && second.gap === 'none' && tells([first, second, part]);
}

/** Most words of a phrase: 'rolled to the elbow'. */
const PHRASE = 5;

/** A longer phrase begins there, of which these words are a part. */
const goesOn = (tokens: readonly Token[], from: number, count: number): boolean => {
  for (let n = count + 1; n <= PHRASE && tokens[from + n - 1]?.gap === 'none'; n++)
    if (sensesOf(tokens.slice(from, from + n)).length > 0) return true;
  return false;
};

/** Where the value of the part at `i` begins and ends; nothing when none follows. */
function spanOfValue(tokens: readonly Token[], i: number): { from: number; to: number } | undefined {
  const part = tokens[i];
  if (!part) return undefined;
  for (let from = i + 1; from <= i + 1 + BRIDGE; from++) {
    for (let count = VALUE; count > 0; count--) {
      const value = tokens.slice(from, from + count);
      if (value.length < count || value.some(({ gap }) => gap !== 'none')) continue;
      if (!tells([...value, part]) || goesOn(tokens, from, count)) continue;
      const next = tokens[from + count];
      const last = value.at(-1);
      // 'hem flared sleeves', 'sleeves short kurta': the value is the next noun's
      if (next?.gap === 'none' && (isNoun(next) || (last && sensesOf([last, next]).length > 0))) return undefined;
      return { from, to: from + count };
    }
    const bridge = tokens[from];
    if (bridge?.gap !== 'none' || !BRIDGES.has(bridge.key)) return undefined;
  }
  return undefined;
}

/** 'Sleeves should be elbow' is elbow sleeves, and buttons that are wine are wine buttons. Linear in the number of words. */
export function putPartsLast(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const part = tokens[i];
    if (!part) break;
    const value = PARTS.has(part.key) && !isTold(tokens, i) ? spanOfValue(tokens, i) : undefined;
    if (!value) {
      out.push(part);
      continue;
    }
    const told = tokens.slice(value.from, value.to);
    out.push(...told.map((token, k) => (k === 0 ? { ...token, gap: part.gap } : token)), { ...part, gap: 'none' });
    i = value.to - 1;
  }
  return putToldPartsLast(out);
}
