/** The sheet of a Look as pixels of the asked size. */

import type { FlatDrafter, Look, Medium } from '@toile/look';
import { PAGE } from '#atelier/kit/scene.ts';
import { type ComposeOptions, composeSheet, type Sheet } from './compose-sheet.ts';
import { type FigurePicture, finishFigure } from './figure-picture.ts';
import { composePair } from './pair/compose-pair.ts';
import { composeProduct } from './product/compose-product.ts';
import { finishSheet, windowFor } from './sheet.ts';

export interface SheetOptions {
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Painted pixels per pixel of the picture. */
  fineness?: number | undefined;
  medium?: Medium | undefined;
  /** Who draws the flats; without one there are none. */
  draft?: FlatDrafter | undefined;
  onStep?: (step: 'cutting' | 'painting', progress: number) => void;
  /** Handed the figure's own picture, where somebody wants it; the sheet is the same either way. */
  onFigure?: ((figure: FigurePicture) => void) | undefined;
}

/** Painted pixels per pixel where nobody says otherwise: masks, prints and weaves are exact at the size they are drawn. */
const FINENESS = 1;
const FINENESS_RANGE = { least: 1, most: 3 } as const;
/** Sharper than this the engine has nothing more to tell; pixels per page unit. */
const SHARPEST = 3;

/**
 * How large a page unit is in the picture and in the painting, pixels.
 * @param frame pixels of the sheet in the picture. @throws RangeError if `fineness` is out of range.
 */
export function sharpnessOf(frame: { height: number }, fineness: number = FINENESS): { unit: number; scale: number } {
  if (!(fineness >= FINENESS_RANGE.least && fineness <= FINENESS_RANGE.most))
    throw new RangeError(`scale: ${fineness} is not from ${FINENESS_RANGE.least} to ${FINENESS_RANGE.most}`);
  const unit = frame.height / PAGE.height;
  return { unit, scale: Math.max(unit, Math.min(unit * fineness, SHARPEST)) };
}

function composed(look: Look, seed: number, o: ComposeOptions): Sheet {
  if (look.product) return composeProduct(look, look.product, seed, o);
  return look.companion ? composePair(look, seed, o) : composeSheet(look, seed, o);
}

/** RGB bytes of the sheet, `width` × `height` × 3. @throws RangeError if `fineness` is out of range. */
export function paintSheet(look: Look, seed: number, o: SheetOptions): Uint8Array {
  const frame = windowFor(o.width, o.height);
  const { unit, scale } = sharpnessOf(frame, o.fineness);
  const page = { width: frame.width / unit, height: PAGE.height };
  const isBareKept = o.onFigure !== undefined;
  const compose = { page, scale, medium: o.medium, draft: o.draft, isBareKept, onStep: o.onStep };
  const sheet = composed(look, seed, compose);
  const size = { width: o.width, height: o.height, frame };
  if (sheet.bare) o.onFigure?.(finishFigure(sheet.bare, sheet, size));
  const picture = finishSheet(look, sheet, size);
  sheet.scene.release();
  return picture;
}
