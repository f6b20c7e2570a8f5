/** Whether the words say so much of the clothes that nothing is to be added to them. */
import type { Draft } from '#atelier/draft/draft.ts';
import type { Taste } from '#atelier/styling/taste.ts';

/** So many qualities named leave no room for jewels and borders that are not. */
const SPECIFIC = 4;
const OF_CUT = new Set(['part', 'garment', 'footwear', 'accessory']);

/** Jewels, of which whoever names one names all. */
const JEWELS: ReadonlySet<string> = new Set([
  ...['necklace', 'earrings', 'jhumkas', 'studs', 'hoops', 'bangles', 'bracelet', 'maang-tikka', 'pendant', 'choker'],
  ...['nose-ring', 'nath', 'bindi', 'anklet', 'ring', 'waist-chain', 'armlet', 'chain', 'gajra', 'brooch'],
]);

/** Whether a jewel is named by itself. */
export const namesJewel = ({ things }: Draft): boolean =>
  things.some((thing) => thing.type === 'accessory' && JEWELS.has(thing.entry.kind));

/** Whether the words say so much of the clothes that nothing is to be added to them, unless the brief dares. */
export function isSpecific({ things }: Draft, taste: Taste): boolean {
  const qualities = things.flatMap(({ said }) => said).filter(({ as }) => !OF_CUT.has(as));
  return !taste.dares && qualities.length >= SPECIFIC;
}
