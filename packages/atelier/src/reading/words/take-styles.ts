/** Names of garments that put nothing on anybody: a style, what something was made of, what it is worn as. */
import type { Mention } from './mentions.ts';

const garmentOf = ({ senses: [sense] }: Mention) => (sense?.as === 'garment' ? sense.entry : undefined);
type Entry = NonNullable<ReturnType<typeof garmentOf>>;
const says = (mention: Mention | undefined, words: RegExp): boolean =>
  mention !== undefined && words.test(mention.keys.join(' '));

/** 'Kimono style': the mention after it. */
const isStyled = (mentions: readonly Mention[], i: number): boolean =>
  mentions[i + 1]?.gap === 'none' && says(mentions[i + 1], /^(style|styled|inspired)$/);

/** 'From old saris', 'upcycled from jeans'. */
const isMaterial = (mentions: readonly Mention[], i: number): boolean =>
  says(mentions[i - 1], /^(old|vintage|recycled|upcycled|reclaimed)$/) && says(mentions[i - 2], /^(from|of|in)$/);

/** 'A shirt as blouse'. */
const isWornAs = (mentions: readonly Mention[], i: number, { mayMean = [] }: Entry): boolean =>
  mayMean.includes('choli') &&
  (says(mentions[i - 1], /^(as|worn as)$/) ||
    (says(mentions[i - 1], /^(a|the|her)$/) && says(mentions[i - 2], /^(as|worn as)$/)));

/** What of a garment's cut a style of it lends to another. */
function styleOf(mention: Mention, entry: Entry): Mention {
  const { neckline, collar, sleeveShape, sleeveLength, silhouette } = entry.is ?? {};
  const slots = Object.entries({ neckline, collar, sleeveShape, sleeveLength, silhouette });
  const is = Object.fromEntries(slots.filter(([, value]) => value !== undefined));
  return { ...mention, senses: [{ as: 'attribute', entry: { id: entry.id, words: '', as: 'silhouette', is } }] };
}

/** 'A kimono style shrug', 'a jacket from old saris', 'a shirt as blouse': beside another garment these are none. */
export function takeStyles(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, i) => {
    const entry = garmentOf(mention);
    if (!entry) return mention;
    const isBeside = mentions.some(
      (other) => other !== mention && other.senses.some(({ as }) => as === 'garment' || as === 'set'),
    );
    if (!isBeside) return mention;
    if (isWornAs(mentions, i, entry)) return { ...mention, senses: [{ as: 'ignored', id: 'shop' }] };
    if (isMaterial(mentions, i)) return { ...mention, senses: [{ as: 'ignored', id: 'quality' }] };
    return isStyled(mentions, i) ? styleOf(mention, entry) : mention;
  });
}
