import type { GarmentKind } from '@toile/look';
import { recordOf } from '@toile/look/records';
import { BARE, INDIAN, MEN, type Outfit, WARM, WOMEN } from '#atelier/lexicon/wardrobe.ts';
import { isRuledOut } from './ruled-out.ts';
import type { Taste } from './taste.ts';
import { isYoung } from './young/is-young.ts';

/** One thing for another, by the age of who wears it and by what they will show. */
function suited(kind: GarmentKind, { ageGroup, modest }: Taste): GarmentKind {
  const instead = recordOf(kind).facts?.instead;
  if (!instead) return kind;
  if (isYoung(ageGroup)) return instead.young;
  return ageGroup === 'senior' || modest ? instead.senior : kind;
}

/** Feasts that say by their name what is worn to them. */
const INDIAN_FEASTS = new Set(['puja', 'haldi', 'mehendi', 'indian-festival']);
const isIndian = ({ heritage, occasionName }: Taste): boolean =>
  heritage === 'indian' || heritage === 'south-asian' || INDIAN_FEASTS.has(occasionName);

const warmMains = (
  { weight, formality, category, occasionName }: Taste,
  man: boolean,
): readonly Outfit[] | undefined =>
  weight === 'warm' && formality < 3 && category === 'outfit' && !INDIAN_FEASTS.has(occasionName)
    ? WARM[man ? 'male' : 'female']
    : undefined;

/** The first list with something nobody ruled out, without what was. */
function open(lists: readonly (readonly Outfit[] | undefined)[], without: ReadonlySet<string>): readonly Outfit[] {
  for (const list of lists) {
    const left = (list ?? []).filter((outfit) => !outfit.some((kind) => isRuledOut(kind, without)));
    if (left.length > 0) return left;
  }
  return [['shirt']];
}

/** Ids of the garments to wear when the words name none; the first is the one the outfit is about. */
export function chooseMainGarments(taste: Taste, without: ReadonlySet<string>): GarmentKind[] {
  const man = taste.presentation === 'male' || (taste.presentation === 'androgynous' && taste.unit('cut') < 0.5);
  const table = (man ? MEN : WOMEN)[taste.category];
  const indian = isIndian(taste) && taste.category === 'outfit' && ['wedding', 'festival'].includes(taste.occasion);
  const lists = indian
    ? [INDIAN[man ? 'male' : 'female'][taste.occasion]]
    : [taste.style !== 'casual' ? table[taste.style] : undefined, table[taste.occasion]];
  // An occasion with ceremony outranks a style; else the style speaks.
  const ordered = taste.formality >= 2 || taste.style === 'formal' ? lists.toReversed() : lists;
  const list = open([warmMains(taste, man), ...ordered, table.any, ...BARE[man ? 'male' : 'female']], without);
  const chosen = taste.pick('mains', taste.quiet ? list.slice(0, 1) : list) ?? ['shirt'];
  return chosen.map((kind) => suited(kind, taste));
}
