/** Where something is on its wearer: 'at the elbow', 'on the left hip', 'down both sides' are one mention each. */
import { CUT_AT, LONGEST_PLACE, PINNED_TO, PLACE, sideSaid } from '#atelier/lexicon/language/places.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';

/** What may be part of a place; what has another meaning stays what it is. */
const LITTLE: ReadonlySet<Sense['as']> = new Set<Sense['as']>(['connective', 'ignored', 'part', 'relative']);
const isLittle = ({ senses }: Mention): boolean => senses.every(({ as }) => LITTLE.has(as));

/** A noun that the place would stand before: 'on the left chest pocket'. */
const isNoun = (next: Mention | undefined): boolean =>
  next?.gap === 'none' && next.senses.some(({ as }) => as !== 'connective' && as !== 'ignored');

const OF_CUT: ReadonlySet<string> = new Set(['closure', 'fit', 'silhouette']);
/** What may be closer, looser or shut at one part: 'roomy through the shoulder', 'buttons at the neck'. */
const isCut = (mention: Mention | undefined): boolean => {
  if (!mention) return false;
  const [sense] = mention.senses;
  // 'a flannel tied around the waist'
  if (sense?.as === 'ignored') return sense.id === 'homonym' && /^(?:tied|knotted)$/.test(mention.keys.join(' '));
  return mention.senses.some((own) => own.as === 'attribute' && OF_CUT.has(own.entry.as));
};

const isWorn = (mention: Mention | undefined): boolean => mention?.senses.some(({ as }) => as === 'accessory') ?? false;

/** How many mentions from `i` on are a place; 0 where none begins. */
function lengthAt(mentions: readonly Mention[], i: number): number {
  const first = mentions[i];
  let keys: string[] = [];
  let found = 0;
  for (let n = 0; n < LONGEST_PLACE; n++) {
    const mention = mentions[i + n];
    if (!mention || (n > 0 && mention.gap !== 'none') || !isLittle(mention)) break;
    keys = [...keys, ...mention.keys];
    if (keys.length > LONGEST_PLACE) break;
    const words = keys.join(' ');
    const isPlace =
      PLACE.test(words) ||
      (isWorn(mentions[i - 1]) && PINNED_TO.test(words)) ||
      (first?.gap === 'none' && isCut(mentions[i - 1]) && CUT_AT.test(words));
    if (isPlace && !isNoun(mentions[i + n + 1])) found = n + 1;
  }
  return found;
}

/** Puts the words of each place together. Linear in the number of mentions. */
export function readPlaces(mentions: readonly Mention[]): Mention[] {
  const out: Mention[] = [];
  for (let i = 0; i < mentions.length; ) {
    const first = mentions[i];
    if (!first) break;
    const count = out.length === 0 ? 0 : lengthAt(mentions, i);
    const last = mentions[i + count - 1];
    if (count === 0 || !last) {
      out.push(first);
      i++;
      continue;
    }
    const keys = mentions.slice(i, i + count).flatMap((mention) => mention.keys);
    const at = keys.join(' ');
    const side = sideSaid(at);
    out.push({ ...first, end: last.end, keys, senses: [{ as: 'place', at, ...(side && { side }) }], plural: false });
    i += count;
  }
  return out;
}
