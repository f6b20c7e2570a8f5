import type { GarmentKind } from '@toile/look';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import * as halves from '#atelier/lexicon/halves.ts';
import { isRuledOut } from './ruled-out.ts';
import type { Taste } from './taste.ts';
import { isYoung } from './young/is-young.ts';

interface Worn {
  entry: GarmentEntry;
}
const has = (pieces: readonly Worn[], ...families: GarmentEntry['family'][]): boolean =>
  pieces.some(({ entry }) => families.includes(entry.family));

const sexOf = ({ presentation }: Taste): 'men' | 'women' => (presentation === 'male' ? 'men' : 'women');
const ONE_PIECE = ['dress', 'jumpsuit', 'saree'] as const;

/** What completes a dress of India in pieces; undefined where none is worn. */
function drapedWith(pieces: readonly Worn[]): GarmentKind[] | undefined {
  const { blouse, skirt, drape } = halves.DRAPED;
  const ends = has(pieces, 'dupatta') ? [] : [drape];
  if (has(pieces, 'lehenga')) return [...(has(pieces, 'choli', 'top') ? [] : [blouse]), ...ends];
  if (has(pieces, 'saree')) return has(pieces, 'choli') ? [] : [blouse];
  return has(pieces, 'choli') && !has(pieces, 'skirt', 'trousers') ? [skirt, ...ends] : undefined;
}

/**
 * Ids of the garments that complete an outfit: a kurta its bottom, a skirt its top, a lehenga its choli and dupatta, a
 * coat what is under it, and a tie a shirt. `without` holds ids and kinds the words rule out: it rules out which, and
 * never that nobody goes bare.
 */
export function chooseWornWith(
  pieces: readonly Worn[],
  without: ReadonlySet<string>,
  taste: Taste,
  tied: boolean,
): GarmentKind[] {
  const isOpen = (id: GarmentKind | undefined): id is GarmentKind => id !== undefined && !isRuledOut(id, without);
  const draped = drapedWith(pieces);
  if (draped) return draped.filter((id) => isOpen(id) || id === halves.DRAPED.blouse || id === halves.DRAPED.skirt);
  const added: (GarmentKind | undefined)[] = [];
  const sex = sexOf(taste);
  const covered = has(pieces, ...ONE_PIECE);
  const top = tied ? halves.UNDER.tie : topFor(pieces, taste);
  if (!covered && !has(pieces, 'skirt', 'trousers'))
    added.push([bottomFor(pieces, taste), ...halves.OTHER_BOTTOMS[sex]].find(isOpen) ?? neededBelow(pieces, taste));
  const knit = pieces.find(({ entry }) => entry.facts?.under)?.entry.facts?.under;
  const isNeeded = sex === 'women' || isYoung(taste.ageGroup);
  const more: (GarmentKind | undefined)[] = [];
  if (!covered && !has(pieces, 'top'))
    added.push([top, ...(top ? halves.OTHER_TOPS : [])].find(isOpen) ?? (isNeeded ? top : undefined));
  else if (
    !covered &&
    knit &&
    !(isTopItself(pieces) && sex === 'women') &&
    pieces.every(({ entry }) => entry.family !== 'top' || entry.facts?.under)
  )
    added.push([knit[sex], ...(isNeeded ? halves.OTHER_TOPS : [])].find(isOpen) ?? (isNeeded ? knit[sex] : undefined));
  if (pieces.some(({ entry }) => entry.facts?.bib) && !has(pieces, 'top'))
    more.push(halves.UNDER.bib[taste.season === 'winter' ? 'winter' : 'any']);
  // a robe or a split dress is worn over the trousers its record names
  const below = pieces.find(({ entry }) => ONE_PIECE.some((one) => one === entry.family) && entry.facts?.bottom);
  if (below && !has(pieces, 'trousers')) more.push(below.entry.facts?.bottom);
  return [...added, ...more.filter(isOpen)].filter((id) => id !== undefined);
}

/** What is worn below although the words rule all of it out: a kurta to the knee alone is worn without. */
const neededBelow = (pieces: readonly Worn[], taste: Taste): GarmentKind | undefined =>
  pieces.some(isKurta) && !isYoung(taste.ageGroup) ? undefined : halves.OTHER_BOTTOMS[sexOf(taste)][0];

/** Those of a region speak before those of the West, and coats before what is under them. */
const bySay = (pieces: readonly Worn[]): readonly Worn[] => pieces.toSorted((a, b) => rank(a) - rank(b));
const rank = ({ entry: { region = 'western', family } }: Worn): number =>
  (region === 'western' ? 2 : 0) + (family === 'jacket' ? 0 : 1);

const isKurta = ({ entry }: Worn): boolean => entry.facts?.overLegs === true;

/** A coat that is worn over a kurta. */
const isOverKurta = ({ entry: { facts, family } }: Worn, kurta: GarmentKind | undefined): boolean =>
  family === 'jacket' && kurta !== undefined && facts?.top?.men?.[0] === kurta;

function bottomFor(pieces: readonly Worn[], taste: Taste): GarmentKind {
  const named = bySay(pieces).find(({ entry }) => entry.facts?.bottom)?.entry;
  if (named?.region && named.facts?.bottom) return named.facts.bottom;
  const overKurta = pieces.some((piece) => isOverKurta(piece, halves.UNDER.indianCoat));
  if (pieces.some(isKurta) || (overKurta && !has(pieces, 'top'))) return kurtaBottom(pieces, taste);
  if (has(pieces, 'dupatta')) return halves.BELOW_KURTA.dupatta;
  if (named?.facts?.bottom) return named.facts.bottom;
  if (taste.dares && sexOf(taste) === 'women' && taste.unit('daring-bottom') < 0.6) {
    const [first] = halves.DARING_BOTTOMS;
    return taste.pick('daring-bottom-kind', halves.DARING_BOTTOMS) ?? first;
  }
  return plainBottom(pieces, taste);
}

function kurtaBottom(pieces: readonly Worn[], taste: Taste): GarmentKind {
  const { men, mensBest, best, casual, any } = halves.BELOW_KURTA;
  if (sexOf(taste) === 'men') return taste.formality >= 2 ? mensBest : men;
  const pick = (kinds: readonly GarmentKind[]): GarmentKind => taste.pick('kurta-bottom', kinds) ?? mensBest;
  if (taste.formality >= 3) return pick(best);
  if (pieces.some(({ entry }) => entry.facts?.withJeans) && taste.occasion === 'casual') return pick(casual);
  return pick(taste.quiet ? any.slice(0, 1) : any);
}

function plainBottom(pieces: readonly Worn[], taste: Taste): GarmentKind {
  const sex = sexOf(taste);
  const pick = (choice: readonly GarmentKind[]): GarmentKind =>
    taste.pick('bottom', taste.quiet ? choice.slice(0, 1) : choice) ?? halves.OTHER_BOTTOMS.men[0];
  if (taste.category === 'dress' && sex === 'women') return pick(halves.DRESSLIKE_BOTTOMS);
  const style = taste.occasion === 'avant-garde' && !halves.BOTTOMS_OF_STYLE[taste.style] ? 'avant-garde' : taste.style;
  const ofStyle = halves.BOTTOMS_OF_STYLE[style];
  if (ofStyle) return pick(ofStyle[sex]);
  const { BOTTOMS } = halves;
  if (taste.formality >= 2 || taste.style === 'formal') return pick(BOTTOMS['dressed-up'][sex]);
  if (pieces.some(({ entry }) => entry.facts?.sporty)) return pick(BOTTOMS.sporty[sex]);
  if (taste.occasion === 'travel') return pick(BOTTOMS.travel[sex]);
  return pick((taste.season === 'summer' ? BOTTOMS.summer : BOTTOMS.any)[sex]);
}

/** Her top is a waistcoat where no jacket is worn over it. */
const isTopItself = (pieces: readonly Worn[]): boolean =>
  pieces.some(({ entry }) => entry.facts?.herTop) &&
  pieces.filter(({ entry }) => entry.family === 'jacket').length === 1;

function topFor(pieces: readonly Worn[], taste: Taste): GarmentKind | undefined {
  const sex = sexOf(taste);
  const { TOPS } = halves;
  const pick = (choice: readonly GarmentKind[]): GarmentKind =>
    taste.pick('top', taste.quiet ? choice.slice(0, 1) : choice) ?? halves.UNDER.bib.any;
  if (isTopItself(pieces) && sex === 'women' && !isYoung(taste.ageGroup)) return undefined;
  for (const { entry } of bySay(pieces)) {
    const tops = entry.facts?.top?.[sex];
    if (tops) return tops.length > 0 ? pick(tops) : undefined;
  }
  if (taste.season === 'winter') return pick(TOPS.winter[sex]);
  const ofStyle = halves.TOPS_OF_STYLE[taste.style];
  if (ofStyle) return pick(ofStyle[sex]);
  const dressedUp = taste.formality >= 2 || taste.style === 'formal';
  if (has(pieces, 'jacket')) return pick((dressedUp ? TOPS['over-dressed-up'] : TOPS.over)[sex]);
  if (taste.style === 'bohemian' && sex === 'women') return halves.BOHEMIAN_TOP;
  return pick((dressedUp ? TOPS['dressed-up'] : TOPS.any)[sex]);
}
