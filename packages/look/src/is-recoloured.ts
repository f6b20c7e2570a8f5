import { differences } from './differences.ts';
import type { Accessory, Colour, Companion, Footwear, Garment, Look } from './look-schema.ts';

const NONE: Colour = { name: 'none', hex: '#000000' };

const bleachedGarment = ({ border, ...garment }: Garment): Garment => ({
  ...garment,
  cloth: { ...garment.cloth, colour: NONE, print: { ...garment.cloth.print, colours: [] } },
  ...(border && { border: { ...border, colour: NONE, accent: NONE } }),
  trims: {},
});
const bleachedThing = <T extends Footwear | Accessory>(thing: T): T => ({ ...thing, colour: NONE });
const bleachedWorn = <T extends Companion>(worn: T): T => ({
  ...worn,
  garments: worn.garments.map(bleachedGarment),
  footwear: bleachedThing(worn.footwear),
  accessories: worn.accessories.map(bleachedThing),
});

/** The same outfit without any colour of its clothes, in no medium. */
function bleached({ medium: _, companion, ...look }: Look): Look {
  return { ...bleachedWorn(look), ...(companion && { companion: bleachedWorn(companion) }) };
}

/**
 * Whether two Looks differ in the colours of what is worn and in the medium of the sheet at most: cut, cloth, print, things, person
 * and pose are the same.
 */
export const isRecoloured = (before: Look, after: Look): boolean =>
  differences(bleached(before), bleached(after)).length === 0 &&
  JSON.stringify(before.product) === JSON.stringify(after.product);
