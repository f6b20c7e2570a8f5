/** Of a bag, a shoe or a hat that is asked for by itself the words for clothes are its parts: 'a tote, brass zip top, slip pocket'. */
import { PRODUCT_KINDS } from '@toile/look';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import { PARTS } from '#atelier/lexicon/parts.ts';
import type { Mention } from './mentions.ts';
import { isHead } from './senses.ts';

const KINDS: ReadonlySet<string> = new Set(PRODUCT_KINDS);
/** Names of clothes that are names of parts as well. */
const PARTLY: ReadonlySet<string> = new Set(
  'top slip shell flap body tie band cup tongue vamp bow hood wrap bib chain strap belt ribbon sash panel'.split(' '),
);
/** Who would wear clothes. */
const WEARS =
  /\b(?:wear(?:s|ing)?|dressed|outfit|look|ootd|paired|styled|goes? with|match(?:es|ing)? (?:my|her|his))\b/i;

const DETAIL = PARTS.find(({ id }) => id === 'detail');

const isProduct = (sense: Sense): boolean =>
  sense.as === 'footwear' || (sense.as === 'accessory' && KINDS.has(sense.entry.kind));
const isClothes = ({ senses }: Mention): boolean => senses.some(({ as }) => as === 'garment' || as === 'set');
/** 'Knit' is a jumper, and what an upper is made of. */
const isCloth = ({ senses }: Mention): boolean =>
  senses.some((sense) => sense.as === 'attribute' && sense.entry.as === 'fabric');
const isPartly = ({ keys }: Mention): boolean => keys.length === 1 && PARTLY.has(keys[0] ?? '');

/** Reads the names of clothes after a product as parts of it, where none of them can be anything else. */
export function readPartsOfProducts(mentions: readonly Mention[], text: string): readonly Mention[] {
  const first = mentions.findIndex(({ senses }) => senses.some(isHead));
  const product = mentions[first];
  if (!DETAIL || !product?.senses.filter(isHead).every(isProduct) || WEARS.test(text)) return mentions;
  const after = mentions.slice(first + 1);
  if (!after.filter(isClothes).every((mention) => isPartly(mention) || isCloth(mention))) return mentions;
  const part: Sense = { as: 'part', entry: DETAIL };
  const asPart = (mention: Mention): Mention =>
    isCloth(mention)
      ? { ...mention, senses: mention.senses.filter(({ as }) => as !== 'garment' && as !== 'set') }
      : { ...mention, senses: [part] };
  return mentions.map((mention, i) => (i > first && isClothes(mention) ? asPart(mention) : mention));
}
