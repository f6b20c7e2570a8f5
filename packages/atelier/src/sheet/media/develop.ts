/** From what was painted to what the medium makes of it. */

import type { Medium } from '@toile/look';
import { rgbOf } from '#atelier/kit/colour.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { inkAndWash } from './ink-and-wash.ts';
import { colouredPencil } from './pencil.ts';
import { type Sitter, watercolour } from './watercolour/watercolour.ts';

export interface DevelopOptions {
  medium: Medium;
  /** Per pixel: 0, or 1 + index of the garment that lies there. */
  garmentAt: Uint8Array;
  /** Where drops fly off the brush (page units) and their colour, `#rrggbb`; none fly where absent. */
  splash?: { at: readonly [number, number]; colour: string };
  /** Who is drawn, where a medium asks beyond the pixels. */
  sitter?: Sitter;
}

/** Cloths that nobody told of are taken for plain ones. */
const NOBODY: Sitter = { cloths: [], rounds: [] };

/** Works in place. Gouache is what the brush painted; every other medium needs a scene with its lines apart. */
export function develop(scene: Scene, { medium, garmentAt, splash, sitter }: DevelopOptions): void {
  if (medium === 'ink') inkAndWash(scene, garmentAt, splash && { at: splash.at, colour: rgbOf(splash.colour) });
  if (medium === 'pencil') colouredPencil(scene, garmentAt);
  if (medium === 'watercolour') watercolour(scene, garmentAt, sitter ?? NOBODY);
}
