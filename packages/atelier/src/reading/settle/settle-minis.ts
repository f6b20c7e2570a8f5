/** A 'mini' by itself is a dress where what is said of it is of a neck or of sleeves: 'a sequin mini, high neck'. */
import type { Draft } from '#atelier/draft/draft.ts';
import { MINI } from '#atelier/lexicon/language/minis.ts';

/** What a skirt has none of. */
const OF_BODICE: ReadonlySet<string> = new Set(['neckline', 'collar', 'sleeve']);

/** A short kurti ends at the hip, where another top that is short shows the waist. */
function lowerShortKurtis({ things }: Draft): void {
  for (const thing of things) {
    if (thing.type !== 'garment' || thing.entry.family !== 'top' || thing.entry.region !== 'india') continue;
    thing.said = thing.said.map((said) =>
      said.as === 'length' && said.value === 'short' && said.slots?.length === 'waist'
        ? { ...said, slots: { ...said.slots, length: 'hip' } }
        : said,
    );
  }
}

/** Makes a dress of a bare 'mini' that has a neck or sleeves and no other garment that they could be of. */
export function settleMinis(draft: Draft, text: string): void {
  lowerShortKurtis(draft);
  const [mini, ...others] = draft.things.filter(({ type }) => type === 'garment');
  const { dress, skirt } = MINI;
  if (mini?.type !== 'garment' || mini.entry !== skirt || others.length > 0 || !dress) return;
  if (!/^minis?$/i.test(text.slice(mini.start, mini.end))) return;
  const bodice = draft.floating.filter(({ as, part }) => OF_BODICE.has(as) && !part);
  if (bodice.length === 0) return;
  mini.entry = dress;
  mini.said.push(...bodice);
  draft.floating = draft.floating.filter((said) => !bodice.includes(said));
}
