import type { Garment, Look } from '@toile/look';
import type { Build } from '../cut.ts';
import { cutOf } from '../cuts.ts';
import { lineOf } from './line-of.ts';

/** What a cloth is named for when the body of a garment is not cut of it: what lies under it, and its parts. */
const OF_PART =
  /^[ ~]*(?:under[- ]?(?:layers?|skirts?|lay)|petticoats?|inner|can[- ]?can|sleeves?|yokes?|overlays?|trims?|frills?|ruffles?|inserts?|cups?)\b/i;
const BODICES: readonly Build[] = ['choli', 'bodice', 'light', 'corset'];
/** How a blouse is made, and no cloth; a jacket may be of padded cloth. */
const HOW = /^padded$/i;
/** The cloth that a house lays out where no word names one for the body. */
const PLAIN: Garment['cloth']['fabric'] = 'cotton';

/**
 * The cloth of a garment's body where its words name one for an underlayer or a part alone: that of what is worn with it and has words for
 * its own, or the house's. Undefined where the words name the body's cloth, or none.
 */
export function ownCloth(look: Look, worn: Garment): Garment['cloth'] | undefined {
  const line = lineOf(look);
  const cut = cutOf(worn);
  const isBodice = 'build' in cut && BODICES.includes(cut.build);
  const isOfPart = ({ text, end }: { text: string; end: number }): boolean =>
    (isBodice && HOW.test(text)) || OF_PART.test(line.slice(end));
  const spans = look.reading.understood.filter(({ as, of }) => as === 'fabric' && of === worn.id);
  if (spans.length === 0 || !spans.every(isOfPart)) return undefined;
  const other = look.garments.find(
    ({ id }) =>
      id !== worn.id &&
      look.reading.understood.some((span) => span.as === 'fabric' && span.of === id && !isOfPart(span)),
  );
  const { name: _, ...cloth } = worn.cloth;
  return { ...cloth, fabric: other?.cloth.fabric ?? PLAIN };
}
