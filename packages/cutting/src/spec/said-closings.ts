import type { Look } from '@toile/look';
import { nearestGarment } from './made/garment-of.ts';
import type { Closing, HouseShare } from './specification.ts';

/** What closes, as the bill calls it, and what an order calls it. */
const NAMES: readonly (readonly [what: RegExp, said: RegExp])[] = [
  [/zip/, /\bzip/],
  [/lacing/, /\b(?:lac(?:e|ed|ing)|corset back|eyelets?)\b/],
  [/^hook/, /\bhook/],
  [/button/, /\bbutton/],
  [/stud/, /\bstud/],
  [/snap/, /\b(?:snap|press|popper)/],
  [/link/, /\b(?:link|french cuff|double cuff)/],
  [/frog/, /\b(?:frog|pankou|knot)/],
  [/toggle/, /\btoggle/],
  [/velcro/, /\b(?:velcro|hook[- ]and[- ]loop)/],
  [/elastic .*drawcord/, /\belastic|\b(?:drawstring|drawcord|cord|string)/],
  [/elastic/, /\belastic/],
  [/drawstring|cord/, /\b(?:drawstring|drawcord|cord|nada|nara|naada|string|tie)/],
  [/^tie$|^tape/, /\btie|\bwrap\b|\btape/],
  [/^sash$/, /\b(?:sash|obi)\b/],
];
/** Kinds that nobody orders by the mere name of a thing. */
const KIND = /\b(?:invisible|open-end|jeans|eyelet|elastic)\b/g;
const SIZE = /\b(\d+(?:\.\d+)?)(?: cm| m|L)\b/;

/** What an order says of one garment, in one line of small letters. */
export const wordsOf = (look: Look, garment: string): string =>
  [...look.reading.understood, ...look.reading.unread]
    .filter((span) => {
      const of = 'of' in span ? span.of : undefined;
      return look.garments.some(({ id }) => id === of) ? of === garment : nearestGarment(look, span) === garment;
    })
    .toSorted((a, b) => a.start - b.start)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();

/** Whether a kind is told that no word says: an invisible zip, an elastic beside the cord that is ordered. */
const isKindOfHouse = (what: string, said: string): boolean =>
  [...what.matchAll(KIND)].some(([kind]) => !said.includes(kind));

/** What the house adds to what the words name: a kind, a size, a number that none of them says. */
function shareOf({ what, count }: Closing, said: string, isCounted: boolean): HouseShare[] {
  const size = SIZE.exec(what)?.[1];
  return [
    ...(isKindOfHouse(what, said) ? (['kind'] as const) : []),
    ...(size !== undefined && !new RegExp(`\\b${size.replace('.', '\\.')}\\b`).test(said) ? (['size'] as const) : []),
    ...(count > 1 && !isCounted ? (['number'] as const) : []),
  ];
}

/** Where one gets in, or what goes round: of these the words that name the thing order it wherever the house has put it. */
const ENTERED = /^(?:centre|front|back|side|fly|waist|crotch)/;

/**
 * A closing with who ordered it: the words where they name it, the house where they do not; and what of it is the house's all the same.
 * @param said what the order says of the garment
 * @param isCounted whether the words count it
 */
export function asSaid(closing: Closing, said: string, isCounted: boolean): Closing {
  const row = NAMES.find(([what]) => what.test(closing.what));
  const isNamed = row?.[1].test(said) === true && (closing.provenance === 'words' || ENTERED.test(closing.where));
  if (!isNamed) return closing.provenance === 'words' ? { ...closing, provenance: 'house' } : closing;
  const houses = shareOf(closing, said, isCounted);
  return { ...closing, provenance: 'words', ...(houses.length > 0 && { houses }) };
}
