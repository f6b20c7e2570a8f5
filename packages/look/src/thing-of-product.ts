import type { Detail, Footwear, Look, Product } from './look-schema.ts';

/** What a sheet of one thing is of, as it is told: a length of cloth is a garment of the Look, all else a shoe or an accessory. */
export interface ProductThing {
  name: string;
  colour: Footwear['colour'];
  details?: Detail[];
  told?: string[];
}

const isNamed = (name: string, word: string): boolean => name.includes(word);

/** A dupatta or a stole, told by its cloth, its print and its border. */
function thingOfDrape(look: Pick<Look, 'garments'>): ProductThing | undefined {
  const drape = look.garments.find(({ family }) => family === 'dupatta');
  if (!drape) return undefined;
  const { cloth, border, details } = drape;
  const called = [cloth.name ?? cloth.fabric.replaceAll('-', ' '), drape.name].join(' ');
  const print = cloth.print.kind === 'solid' ? [] : [cloth.print.name ?? cloth.print.kind];
  return {
    name: isNamed(drape.name, cloth.fabric) ? drape.name : called,
    colour: cloth.colour,
    details,
    told: [...print, ...(border ? [`${border.colour.name} ${border.kind} border`] : [])],
  };
}

/** The thing a product sheet is of; the shoes where it is not found. */
export function thingOfProduct(
  look: Pick<Look, 'garments' | 'footwear' | 'accessories'>,
  { of }: Product,
): ProductThing {
  if (of === 'footwear') return look.footwear;
  const drape = of === 'dupatta' ? thingOfDrape(look) : undefined;
  return drape ?? look.accessories.find(({ kind }) => kind === of) ?? look.footwear;
}
