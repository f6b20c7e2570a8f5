import type { Garment } from '@toile/look';
import type { Work } from './work.ts';

/**
 * Pieces cut from one cloth change colour and cloth together, as a suit does.
 * @param isSet they were named as one, and take a new print together as well
 */
export function alike(work: Work, garment: Garment | undefined, slots: readonly string[], isSet = false): void {
  if (!garment) return;
  const old = work.before.garments.find(({ id }) => id === garment.id);
  if (!old || !slots.some((slot) => /\.(colour|fabric|print)$/.test(slot))) return;
  for (const other of work.look.garments) {
    const was = work.before.garments.find(({ id }) => id === other.id);
    const isMate =
      was &&
      other !== garment &&
      was.cloth.fabric === old.cloth.fabric &&
      was.cloth.colour.hex === old.cloth.colour.hex;
    if (!isMate) continue;
    const isPrintOfBoth =
      (isSet || old.cloth.print.kind !== 'solid') &&
      JSON.stringify(was.cloth.print) === JSON.stringify(old.cloth.print);
    if (isPrintOfBoth && slots.some((slot) => slot.endsWith('.print')))
      other.cloth = { ...other.cloth, print: structuredClone(garment.cloth.print) };
    const { name: _, ...cloth } = other.cloth;
    if (slots.some((slot) => slot.endsWith('.colour'))) other.cloth = { ...other.cloth, colour: garment.cloth.colour };
    if (slots.some((slot) => slot.endsWith('.fabric')))
      other.cloth = {
        ...cloth,
        colour: other.cloth.colour,
        fabric: garment.cloth.fabric,
        ...(garment.cloth.name && { name: garment.cloth.name }),
      };
  }
}
