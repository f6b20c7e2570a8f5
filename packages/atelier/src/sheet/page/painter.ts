/** Who paints a medium on its paper or with clear surroundings. */
import type { Look, Medium } from '@toile/look';
import { paintCutout } from './paint-cutout.ts';
import { paintFlat, paintFlatCutout } from './paint-flat.ts';
import { paintSheet, type SheetOptions } from './paint-sheet.ts';

/** Gives RGB bytes, or RGBA with straight alpha where the figure is cut out. */
export type Painter = (look: Look, seed: number, o: SheetOptions) => Uint8Array;

export function painterOf(medium: Medium | undefined, cutOut: boolean): Painter {
  return (look, seed, o) => (look.product && !cutOut ? paintSheet : outfitPainter(medium, cutOut))(look, seed, o);
}

function outfitPainter(medium: Medium | undefined, cutOut: boolean): Painter {
  if (medium === 'flat') return cutOut ? paintFlatCutout : paintFlat;
  return cutOut ? paintCutout : paintSheet;
}
