/** 'A saree with a pink blouse and a gold border': what 'and' joins to the blouse edges the drape, which every border is woven for. */
import type { Draft, GarmentThing, Said } from '#atelier/draft/draft.ts';

const DRAPED: ReadonlySet<string> = new Set(['saree', 'lehenga']);
const isBorder = ({ as, part, value }: Said): boolean =>
  as === 'border' || part === 'border' || (as === 'detail' && value.endsWith('-border'));
/** Between the blouse and the border. */
const JOINED = /^\s*(?:,\s*)?(?:and|&|plus|\+)\s/i;

/** Gives the drape the border that is joined to its blouse, where it has none. Changes the draft. */
export function giveBorders({ things }: Draft, text: string): void {
  const garments = things.filter((thing): thing is GarmentThing => thing.type === 'garment');
  const drape = garments.find(({ entry }) => DRAPED.has(entry.family));
  const blouse = garments.find(({ entry }) => entry.family === 'choli' || entry.facts?.blouse);
  if (!drape || !blouse || drape.said.some(isBorder)) return;
  const own = blouse.said.filter((said) => isBorder(said) && said.start >= blouse.end);
  const first = Math.min(...own.map(({ start }) => start));
  if (own.length === 0 || !JOINED.test(text.slice(blouse.end, first))) return;
  drape.said.push(...own);
  blouse.said = blouse.said.filter((said) => !own.includes(said));
}
