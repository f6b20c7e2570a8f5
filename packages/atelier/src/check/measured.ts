/** A Look painted small, with what the checks and the tests by facts need to know of it. */

import type { Garment, Look } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Dressed } from '#atelier/garments/dress-person.ts';
import { hexOf, type Rgb } from '#atelier/kit/colour.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import { clustersOf } from '#atelier/sheet/media/flat/clusters.ts';
import { loneWearer } from '#atelier/sheet/page/lone-wearer.ts';
import { paintFigure } from '#atelier/sheet/page/paint-figure.ts';

export interface Measured {
  look: Look;
  scene: Scene;
  wearer: Wearer;
  dressed: Dressed;
  /** Per pixel: 1 where head, hair or jewellery lie, which are painted over the clothes. */
  headAt: Uint8Array;
}

/** A change of colour from which something lies over cloth, 0..1 in any channel. */
const COVERED = 0.02;

/** @param scale pixels per page unit. */
export function measure(look: Look, seed: number, scale: number): Measured {
  const scene = new Scene(scale, seed, '#ffffff', PAGE, true);
  const wearer = loneWearer(look, PAGE.width);
  let clothed: Float32Array | undefined;
  const dressed = paintFigure(scene, wearer, look, seed, () => {
    clothed ??= scene.rgb.slice();
  });
  const headAt = new Uint8Array(dressed.garmentAt.length);
  for (let i = 0; clothed && i < headAt.length * 3; i++)
    if (Math.abs(scene.rgb[i] - clothed[i]) > COVERED) headAt[(i / 3) | 0] = 1;
  return { look, scene, wearer, dressed, headAt };
}

/** Pixels of the n-th garment that are seen. */
export function pixelsOf({ dressed: { garmentAt } }: Measured, index: number): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < garmentAt.length; i++) if (garmentAt[i] === index + 1) pixels.push(i);
  return pixels;
}

/** Colour of a pixel with light and shade taken out. */
export function ownColour({ rgb, light }: Scene, at: number): Rgb {
  const k = light ? 1 / clamp(light[at], 0.35, 1.8) : 1;
  return [clamp(rgb[at * 3] * k), clamp(rgb[at * 3 + 1] * k), clamp(rgb[at * 3 + 2] * k)];
}

/** The colours in which the n-th garment, or these pixels of it, are seen, commonest first, `#rrggbb`. */
export function coloursOf(m: Measured, of: number | readonly number[]): string[] {
  const pixels = (typeof of === 'number' ? pixelsOf(m, of) : of).filter((at) => m.headAt[at] === 0);
  const found = clustersOf(
    pixels.map((at) => ownColour(m.scene, at)),
    { most: 4, least: pixels.length * 0.04, apart: 0.08 },
  );
  return found.colours.map(hexOf);
}

/** Highest and lowest page y at which the n-th garment is seen, or null if it is not. */
export function spanOf(m: Measured, index: number): { top: number; bottom: number } | null {
  const pixels = pixelsOf(m, index);
  const first = pixels[0];
  const last = pixels[pixels.length - 1];
  if (first === undefined || last === undefined) return null;
  const { width, scale } = m.scene;
  return { top: Math.floor(first / width) / scale, bottom: Math.floor(last / width) / scale };
}

/** Which pixels lie inside closed shapes (page units) grown by `pad` units. */
export function inside(scene: Scene, shapes: readonly (readonly Point[])[], pad = 0): Uint8Array {
  const box = { x: 0, y: 0, w: scene.width, h: scene.height };
  const mask = scene.mask(shapes, box);
  const grown = pad > 0 ? scene.blur(mask, box.w, box.h, pad * scene.scale) : mask;
  return Uint8Array.from(grown, (v) => (v > (pad > 0 ? 0.02 : 0.5) ? 1 : 0));
}

/** Colours asked of a garment's cloth: its ground and those of its print. */
export const askedOf = ({ cloth }: Garment): string[] => [cloth.colour.hex, ...cloth.print.colours.map((c) => c.hex)];
