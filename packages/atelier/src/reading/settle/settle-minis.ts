/** A 'mini' by itself is a dress where what is said of it is of a neck or of sleeves: 'a sequin mini, high neck'. */
import type { Draft } from '#atelier/draft/draft.ts';
import { MINI } from '#atelier/lexicon/language/minis.ts';

/** What a skirt has none of. */
const OF_BODICE: ReadonlySet<string> = new Set(['neckline', 'collar', 'sleeve']);

/** Makes a dress of a bare 'mini' that has a neck or sleeves and no other garment that they could be of. */
export function settleMinis(draft: Draft, text: string): void {
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
