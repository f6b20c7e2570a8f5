import { type Accessory, addDetail, asksFor, type Garment } from '@toile/look';
import { shaded } from '#atelier/lexicon/colours/named-colour.ts';

/** Garments a belt can go round, the outermost that has a waist first. */
function belted(garments: readonly Garment[]): Garment | undefined {
  return (
    garments.findLast(({ layer, details }) => layer === 'outer' && asksFor({ details }, 'belt')) ??
    garments.find(({ family }) => family === 'dress' || family === 'jumpsuit') ??
    garments.find(({ family }) => family === 'trousers' || family === 'skirt' || family === 'lehenga') ??
    garments.find(({ layer }) => layer === 'outer')
  );
}

const WIDE = /^(?:wide|thick|broad|chunky|big)$/;
const NARROW = /^(?:thin|skinny|narrow|slim)$/;

/** Belts and obis are accessories to the eye and parts of a garment to the drawing: they are put on the garment too. */
export function sewOn(garments: readonly Garment[], accessories: readonly Accessory[]): void {
  // Satin of the cloth's own colour shines a little apart from it.
  for (const { details, trims, cloth } of garments)
    if (asksFor({ details }, 'satin-stripe'))
      trims.stripe ??= { name: cloth.colour.name, hex: shaded(cloth.colour, 'dusty').hex };
  const garment = belted(garments);
  if (!garment) return;
  for (const { kind, colour, told = [] } of accessories) {
    if (kind === 'belt') {
      addDetail(garment.details, { id: 'belt' });
      if (told.some((word) => WIDE.test(word))) addDetail(garment.details, { id: 'wide-belt' });
      if (told.some((word) => NARROW.test(word))) addDetail(garment.details, { id: 'narrow-belt' });
      garment.trims.belt ??= colour;
    } else if (kind === 'obi') {
      addDetail(garment.details, { id: 'obi' });
      garment.trims.obi ??= colour;
    }
  }
}
