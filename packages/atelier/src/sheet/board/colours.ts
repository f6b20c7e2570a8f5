/** The colours of a design by name, each once, most telling first. */
import type { Colour, Look } from '@toile/look';
import { colourDistance } from '#atelier/kit/colour.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';

/** Nearer to another than this, nobody tells a colour on a page of them. */
const ALIKE = 4;
const EVERY = 20;

export function coloursOf(look: Look, most: number): Colour[] {
  const others = look.companion?.garments ?? [];
  const worn = [...telling(look, EVERY), ...others].flatMap(({ cloth, border }) => [
    cloth.colour,
    ...cloth.print.colours,
    ...(border ? [border.colour, border.accent] : []),
  ]);
  const things = [look.footwear.colour, ...look.accessories.map(({ colour }) => colour)];
  const kept: Colour[] = [];
  for (const colour of [...worn, ...things])
    if (kept.every(({ hex, name }) => name !== colour.name && colourDistance(hex, colour.hex) > ALIKE))
      kept.push(colour);
  return kept.slice(0, most);
}
