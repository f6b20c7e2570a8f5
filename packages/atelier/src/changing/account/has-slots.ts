import { detailOf, type Garment } from '@toile/look';
import type { Slots } from '@toile/look/records';

/** Whether a garment is as slots would have it in all that they decide. */
export function hasSlots(garment: Garment, slots: Slots): boolean {
  const { cloth, sleeve, details } = garment;
  const pairs: readonly (readonly [asked: unknown, now: unknown])[] = [
    [slots.fabric, cloth.fabric],
    [slots.print, cloth.print.kind],
    [slots.scale, cloth.print.scale],
    [slots.sleeveShape, sleeve.shape],
    [slots.sleeveLength, sleeve.length],
    [slots.neckline, garment.neckline],
    [slots.collar, garment.collar],
    [slots.closure, garment.closure],
    [slots.silhouette, garment.silhouette],
    [slots.fit, garment.fit],
    [slots.length, garment.hem ? undefined : garment.length],
    [slots.waistline, garment.waistline],
    [slots.border, garment.border?.kind],
  ];
  const isCut = pairs.every(([asked, now]) => asked === undefined || asked === now);
  const worked = (slots.details ?? []).map((word) => detailOf(word));
  return isCut && worked.every((asked) => details.some(({ id, part }) => id === asked?.id && part === asked.part));
}
