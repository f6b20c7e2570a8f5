/** The print of one part of a garment whose cloth is another: 'a floral hem', 'printed sleeves', 'a kalamkari yoke'. */

import type { Garment, Part } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import { isPlaced, type PrintSpec } from '#atelier/cloth/prints/print-rules.ts';
import type { AttributeEntry } from '#atelier/lexicon/entry.ts';
import { PRINT_WORDS } from '#atelier/lexicon/prints.ts';
import { TEXTILES } from '#atelier/lexicon/textiles.ts';
import { materialOf, plainOf } from './measures.ts';

const ROWS: ReadonlyMap<string, AttributeEntry['is']> = new Map(
  [...PRINT_WORDS, ...TEXTILES].flatMap(({ id, as, is }) => (as === 'print' ? [[id, is] as const] : [])),
);

/** Smaller than on a whole cloth: a part has room for less. */
const SIZE = 0.8;

/** The print that the details ask for on one of these parts. */
export function printOn(g: Garment, ...parts: readonly Part[]): PrintSpec | undefined {
  for (const { id, part } of g.details) {
    const is = part && parts.includes(part) ? ROWS.get(id) : undefined;
    if (!is?.print || isPlaced(is.print)) continue;
    return { kind: is.print, colours: [], scale: SIZE, ...(is.printName && { name: is.printName }) };
  }
  return undefined;
}

/** The garment's own cloth as a part of it is printed, on the colour said of the part; undefined where none is. */
export function printedPart(g: Garment, part: Part): Material | undefined {
  const print = printOn(g, part);
  return print && { ...plainOf(materialOf(g.cloth)), colour: (g.trims[part] ?? g.cloth.colour).hex, print };
}
