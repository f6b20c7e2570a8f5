/** A dress whose bodice is of another cloth than its skirt: 'a tulle gown with a sequinned bodice'. */

import { FABRICS, type Fabric, type Garment } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import { materialOf, trimOf } from '#atelier/garments/measures.ts';
import { printedPart, printOn } from '#atelier/garments/part-print.ts';
import type { Bodice } from './bodice-cut.ts';

/** Which of a dress's materials its bodice is cut from. */
const BODICE = 2;
/** Work that covers a bodice whole. */
const COVERED: Readonly<Record<string, Fabric>> = { sequins: 'sequin' };

const isFabric = (id: string): id is Fabric => (FABRICS as readonly string[]).includes(id);

function fabricOf({ details }: Garment): Fabric | undefined {
  const id = details.find(({ part }) => part === 'bodice')?.id;
  return id === undefined ? undefined : (COVERED[id] ?? (isFabric(id) ? id : undefined));
}

/** Its bodice is of a cloth, a colour or a print of its own. */
export const hasOwnBodice = (g: Garment): boolean =>
  fabricOf(g) !== undefined || g.trims.bodice !== undefined || printOn(g, 'bodice') !== undefined;

/** The cloths of a dress in the order its pieces count them: its own, its sleeves', its bodice's. */
export function clothsOf(g: Garment, own: Material, sleeve: Material): Material[] {
  const fabric = fabricOf(g);
  const colour = trimOf(g, 'bodice') ?? (fabric === 'sequin' ? trimOf(g, 'embroidery') : undefined);
  const { print: _, work: __, ...plain } = materialOf(g.cloth);
  const made = { ...plain, fabric: fabric ?? g.cloth.fabric, colour: colour ?? g.cloth.colour.hex };
  return [own, sleeve, printedPart(g, 'bodice') ?? (hasOwnBodice(g) ? made : own)];
}

/** Cuts the bodice from its own cloth, in place, where the details name one. */
export function cutBodice(g: Garment, { pieces }: Bodice): void {
  if (hasOwnBodice(g)) for (const piece of pieces) piece.material ??= BODICE;
}
