/** What is worn under something that hides it, told where the picture shows nothing or little of it. */
import { type Accessory, type AccessoryKind, asksFor, type Garment, type ReadSpan } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { GARMENT_BY_ID } from '#atelier/lexicon/lexicon.ts';

const isCape = (g: Garment): boolean => g.family === 'jacket' && asksFor(g, 'cape');
const isVest = (g: Garment): boolean => factsOf(g).vest === true;
const isCoat = (g: Garment): boolean => g.layer === 'outer' && g.family === 'jacket';

/** What each kind is worn under, what hides it whole before what stands open over it. */
const UNDER: Partial<Record<AccessoryKind, readonly ((g: Garment) => boolean)[]>> = {
  suspenders: [isVest, isCape, isCoat],
  backpack: [isCape],
};

/** 'The braces are worn under the waistcoat and are seen no further than it stands open.' */
export function tellWornUnder(garments: readonly Garment[], accessories: readonly Accessory[]): string[] {
  return accessories.flatMap(({ kind, name }) => {
    const over = (UNDER[kind] ?? []).map((is) => garments.find(is)).find((g) => g !== undefined);
    if (!over) return [];
    const be = /[^s]s$/.test(name) ? 'are' : 'is';
    return [`The ${name} ${be} worn under the ${over.name} and ${be} seen no further than that stands open.`];
  });
}

const isTop = ({ family }: Pick<Garment, 'family'>): boolean => family === 'top' || family === 'choli';

/** 'No shirt' under a jacket: something is worn there all the same, and it is said what. @param asked what the words name */
export function tellDressedUnder(
  garments: readonly Garment[],
  spans: readonly ReadSpan[],
  asked: readonly Pick<Garment, 'family'>[],
): string[] {
  const named = spans.filter(({ as }) => as === 'without').map(({ text }) => text.toLowerCase().replaceAll(' ', '-'));
  const denied = named.flatMap((id) => GARMENT_BY_ID.get(id) ?? []).some(isTop);
  const over = garments.find(({ family }) => family === 'jacket');
  const under = garments.find((garment) => garment.layer === 'base' && isTop(garment));
  if (!denied || asked.some(isTop) || !over || !under) return [];
  return [`Nobody is drawn with nothing under the ${over.name}: a ${under.name} is worn there.`];
}
