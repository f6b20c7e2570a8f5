/**
 * Makes one word of whatever stands in a phrase of place: 'at a railway platform', 'under the chandeliers', 'beside a stall of bangles'
 * name no heels, no earrings and no bangles.
 */
import {
  ALSO_GROUNDS,
  BESIDE_GROUND,
  BY_ONE,
  DOES_WITH,
  DOES_WITH_ONE,
  FULL_OF,
  HOLDERS,
  LONGEST_LEAD,
  MAY_LEAD,
  STANDS_ON_GROUND,
} from '#atelier/lexicon/language/grounds.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';

type Kind = Sense['as'];
const has = ({ senses }: Mention, kinds: ReadonlySet<Kind>): boolean => senses.some(({ as }) => kinds.has(as));
const kinds = (...names: Kind[]): ReadonlySet<Kind> => new Set(names);

const OF_WEARER = kinds('place', 'remark', 'held', 'pose', 'part', 'gender', 'age', 'hair', 'hair-colour', 'build');
const CLOTHES = kinds('garment', 'set', 'footwear', 'accessory');
const GARMENT = kinds('garment');
const SEWN = kinds('detail');
const FOOTWEAR = kinds('footwear');
const PRINT = kinds('attribute', 'detail', 'colour');
const QUALITY = kinds('attribute', 'relative');
const COLOUR = kinds('colour');
const OF_DAYS = kinds('occasion', 'mood', 'season', 'style');
const SCENE = kinds('scene');
/** Most words of a place. */
const FAR = 8;

const roleOf = ({ senses }: Mention): string | undefined => {
  const [first] = senses;
  return first?.as === 'connective' ? first.role : undefined;
};
const isArticle = (mention: Mention | undefined): boolean => mention !== undefined && roleOf(mention) === 'article';
const lastKey = ({ keys }: Mention): string => keys.at(-1) ?? '';
const isAlsoGround = (mention: Mention): boolean =>
  ALSO_GROUNDS.has(lastKey(mention)) && !has(mention, SEWN) && !has(mention, GARMENT);

/** How strongly words lead to a place. */
type Lead = 'beside' | 'stance' | 'maybe' | 'does' | 'holds';

/** The words from `i` on that lead to a place, and how. */
function leadAt(mentions: readonly Mention[], i: number): { to: number; lead: Lead } | undefined {
  const words: string[] = [];
  let found: { to: number; lead: Lead } | undefined;
  for (let at = i; at < mentions.length && words.length < LONGEST_LEAD; at++) {
    const mention = mentions[at];
    if (!mention || (at > i && mention.gap !== 'none')) break;
    words.push(...mention.keys);
    const said = words.join(' ').replace(/ (?:a|an|the)$/, '');
    if (BESIDE_GROUND.test(said)) found = { to: at + 1, lead: 'beside' };
    else if (STANDS_ON_GROUND.test(said) || BY_ONE.test(words.join(' '))) found = { to: at + 1, lead: 'stance' };
    else if (at === i && MAY_LEAD.test(said)) found = { to: at + 1, lead: 'maybe' };
    else if (at === i && DOES_WITH.has(said)) found = { to: at + 1, lead: 'does' };
    else if (at === i && DOES_WITH_ONE.has(said) && isArticle(mentions[at + 1])) found = { to: at + 1, lead: 'does' };
  }
  return found;
}

/** Where a run of nouns and what describes them ends that begins at `from`. */
function runEnd(mentions: readonly Mention[], from: number): number {
  let at = from;
  for (; at < mentions.length && at - from < FAR; at++) {
    const mention = mentions[at];
    if (!mention || (at > from && mention.gap !== 'none')) break;
    if (has(mention, OF_WEARER) && !has(mention, SCENE)) break;
    const role = roleOf(mention);
    if (role && role !== 'article' && role !== 'skips') break;
  }
  while (at > from && mentions[at - 1]?.senses[0]?.as === 'connective') at--;
  return at;
}

/** How many words of 'full of' stand at `i`. */
function fullOf(mentions: readonly Mention[], i: number): number {
  const words: string[] = [];
  let count = 0;
  for (let n = 0; n < 2; n++) {
    const mention = mentions[i + n];
    if (mention?.gap !== 'none') break;
    words.push(...mention.keys);
    if (FULL_OF.test(words.join(' '))) count = n + 1;
  }
  return count;
}

/** Where the place ends whose words begin at `from`; `from` where they name something worn, or a part of it. */
function groundEnd(mentions: readonly Mention[], from: number, lead: Lead): number {
  const end = runEnd(mentions, from);
  const run = mentions.slice(from, end);
  const head = run.at(-1);
  const next = mentions[end];
  // 'on the left side', 'behind her husband': a place on somebody, or somebody
  if (!head || (next?.gap === 'none' && has(next, OF_WEARER) && !has(next, SCENE))) return from;
  const scene = run.findLastIndex((mention) => has(mention, SCENE) || isAlsoGround(mention));
  if (scene >= 0 && run.slice(scene + 1).some((mention) => has(mention, CLOTHES))) return from + scene + 1;
  if (lead === 'maybe') return isAlsoGround(head) ? end : from;
  const isWorn = has(head, CLOTHES) && !isAlsoGround(head);
  if (lead === 'does') return isWorn && has(head, FOOTWEAR) ? from : end;
  if (has(head, SEWN)) return from;
  // 'by the blue pool' is told of the day as well
  if (has(head, OF_DAYS) && scene < 0) return end - 1;
  if (isWorn) return from;
  // 'against black', 'standing in silk': a stance needs a thing
  const isOfCloth = head.senses.length > 0 && has(head, QUALITY);
  return isOfCloth && scene < 0 ? from : end;
}

/** 'Evening lamps yellow': a colour at the end of what is said of a place is the place's. */
function colouredEnd(mentions: readonly Mention[], from: number): number {
  const [colour, next] = [mentions[from], mentions[from + 1]];
  if (colour?.gap !== 'none' || !has(colour, COLOUR)) return from;
  return next?.gap !== 'none' || roleOf(next) !== undefined ? from + 1 : from;
}

/** Where what stands in a place ends: 'a lobby with chandeliers', 'a pot with marigolds'. */
function heldEnd(mentions: readonly Mention[], from: number, isHolder: boolean): number {
  const joint = mentions[from];
  if (joint?.gap !== 'none' || !/^(?:with|and)$/.test(joint.keys.join(' '))) return from;
  const start = isArticle(mentions[from + 1]) ? from + 2 : from + 1;
  const end = runEnd(mentions, start);
  const head = mentions[end - 1];
  if (end === start || !head) return from;
  const isBlooms = isHolder && has(head, PRINT) && !has(head, CLOTHES);
  return isBlooms || (ALSO_GROUNDS.has(lastKey(head)) && !has(head, GARMENT)) ? end : from;
}

/** What the place is full of, what that is full of, and its colour. */
function filledEnd(mentions: readonly Mention[], from: number): number {
  let end = from;
  for (let count = fullOf(mentions, end); count > 0; count = fullOf(mentions, end)) {
    const start = isArticle(mentions[end + count]) ? end + count + 1 : end + count;
    const to = runEnd(mentions, start);
    if (to === start) return end;
    end = to;
  }
  return colouredEnd(mentions, heldEnd(mentions, end, HOLDERS.has(mentions[from - 1]?.keys.at(-1) ?? '')));
}

/** Where a place or what somebody holds begins and ends, if words at `i` lead to one. */
function groundAt(mentions: readonly Mention[], i: number): { from: number; to: number } | undefined {
  const mention = mentions[i];
  if (mention && HOLDERS.has(lastKey(mention)) && filledEnd(mentions, i + 1) > i + 1) {
    const to = filledEnd(mentions, i + 1);
    return to > i + 1 ? { from: has(mention, CLOTHES) ? i + 1 : i, to } : undefined;
  }
  if (mention && has(mention, SCENE)) {
    const to = filledEnd(mentions, i + 1);
    return to > i + 1 ? { from: i, to } : undefined;
  }
  const led = leadAt(mentions, i);
  // 'sandals on a platform' have one
  const before = mentions[i - 1];
  if (!led || (led.lead === 'maybe' && before && has(before, FOOTWEAR))) return undefined;
  let from = led.to;
  while (isArticle(mentions[from]) && mentions[from]?.gap === 'none') from++;
  if (mentions[from]?.gap !== 'none') return undefined;
  const end = groundEnd(mentions, from, led.lead);
  return end > from ? { from, to: filledEnd(mentions, end) } : undefined;
}

/** What the words before 'behind' name where nothing but somebody follows it: 'palm leaves behind', 'garlands behind her'. */
function behindAt(mentions: readonly Mention[], i: number): { from: number; to: number } | undefined {
  const behind = mentions[i];
  const next = mentions[i + 1];
  const isLast = next?.gap !== 'none' || /^(?:her|him|them|it)$/.test(next.keys.join(' '));
  if (behind?.keys.join(' ') !== 'behind' || !isLast) return undefined;
  let from = i;
  for (let gap = behind.gap; from > 0 && gap === 'none' && i - from < FAR; from--) {
    const before = mentions[from - 1];
    if (!before || roleOf(before) !== undefined || has(before, OF_WEARER) || has(before, GARMENT) || has(before, SEWN))
      break;
    gap = before.gap;
  }
  const head = mentions[i - 1];
  return from < i && head && standsBehind(head) ? { from, to: i + 1 } : undefined;
}

/** A place, flowers and leaves, garlands: a zip that is behind is sewn in. */
const standsBehind = ({ senses }: Mention): boolean =>
  senses.some(({ as }) => as === 'scene' || as === 'accessory') ||
  senses.some((sense) => sense.as === 'attribute' && sense.entry.as === 'print');

/** Each run of words that is put behind somebody, by where it begins. */
function runsBehind(mentions: readonly Mention[]): ReadonlyMap<number, { from: number; to: number }> {
  const runs = mentions.flatMap((_, i) => behindAt(mentions, i) ?? []);
  return new Map(runs.map((run) => [run.from, run]));
}

/** Puts the words of each place together. Linear in the number of mentions. */
export function readGrounds(mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  const behind = runsBehind(mentions);
  for (let i = 0; i < mentions.length; ) {
    const found = behind.get(i) ?? groundAt(mentions, i);
    const [first, last] = found ? [mentions[found.from], mentions[found.to - 1]] : [];
    if (!found || !first || !last) {
      const mention = mentions[i];
      if (mention) out.push(mention);
      i++;
      continue;
    }
    out.push(...mentions.slice(i, found.from));
    const run = mentions.slice(found.from, found.to);
    const start = Math.min(...run.map((mention) => mention.start));
    const end = Math.max(...run.map((mention) => mention.end));
    const keys = run.flatMap((mention) => mention.keys);
    out.push({ ...first, start, end, keys, senses: [{ as: 'scene' }], plural: false });
    i = found.to;
  }
  return out;
}
