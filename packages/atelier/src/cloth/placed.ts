/** Prints that lie once over a whole garment instead of repeating: an ombre, blocks of colour. */
import type { Material } from '#atelier/cloth/build.ts';
import { printColours } from '#atelier/cloth/prints.ts';
import { rgbOf } from '#atelier/paint/colour.ts';
import { clamp, lerp, smoothstep } from '#atelier/paint/geometry.ts';
import { noiseAt, TREMOR } from '#atelier/paint/noise.ts';
import type { Box } from '#atelier/paint/scene.ts';

/** Writes the colour at a pixel of the garment's box into `c`. */
export type PlacedColour = (x: number, y: number, c: number[]) => void;

function blend(c: number[], to: readonly number[], t: number): void {
  for (let i = 0; i < 3; i++) c[i] = lerp(c[i], to[i], t);
}

/** @param scale pixels per drawing unit. None for materials whose print repeats. */
export function placedColour(material: Material, box: Box, scale: number, seed: number): PlacedColour | null {
  const { print } = material;
  if (!print) return null;
  const [first, second] = printColours(print, material.colour).map(rgbOf);
  if (print.kind === 'ombre')
    return (x, y, c) => {
      const wave = noiseAt(TREMOR, (x / scale) * 0.8 + seed, (y / scale) * 0.8) * 0.06;
      blend(c, first, smoothstep(0.18, 0.92, y / box.h + wave));
    };
  if (print.kind === 'colour-block')
    return (x, y, c) => {
      const slant = y / box.h + (x / box.w - 0.5) * 0.05;
      // a seam is as sharp as one pixel, and never a staircase
      const soft = 0.75 / box.h;
      blend(c, second, smoothstep(0.4 - soft, 0.4 + soft, slant) * clamp(print.colours.length - 1));
      blend(c, first, smoothstep(0.66 - soft, 0.66 + soft, slant));
    };
  return null;
}
