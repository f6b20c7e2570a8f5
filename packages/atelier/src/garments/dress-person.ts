/** Dresses a person: cuts what is worn, lays it in order and paints it. */

import type { Look } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { UsedMaterial } from './layer.ts';
import { type Outfit, outfitOf, type Step } from './outfit.ts';
import { OutfitPainter } from './paint-outfit.ts';

export interface Dressed {
  outfit: Outfit;
  /** Every cloth used, for swatches: the garment's own first, then linings, belts, borders. */
  materials: readonly UsedMaterial[];
  /** Per pixel of the scene: 0, or 1 + index (in the Look's garments) of the garment that lies there. */
  garmentAt: Uint8Array;
}

const isOverHead = ({ z }: Step): boolean => z === 'over head';

/** Whether cloth lies over the head, and with it over what the head covers. */
export const coversHead = ({ steps }: Outfit): boolean => steps.some(isOverHead);

/**
 * Paints the person and the clothes in the order they lie, but for what lies over the head. @param wearer stands on the page already.
 * @param seed decides every fold; the same seed paints the same bytes.
 */
export function dressPerson(scene: Scene, wearer: Wearer, asked: Look, seed: number): Dressed {
  const outfit = outfitOf(wearer, asked, seed);
  const painter = new OutfitPainter(scene, outfit);
  painter.paint(outfit.steps.filter((step) => !isOverHead(step)));
  return { outfit, materials: outfit.cloths, garmentAt: painter.garmentAt };
}

/** Paints what lies over the head, once that is painted. */
export function dressHead(scene: Scene, { outfit, garmentAt }: Dressed): void {
  new OutfitPainter(scene, outfit, garmentAt).paint(outfit.steps.filter(isOverHead));
}
