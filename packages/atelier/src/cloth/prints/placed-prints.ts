/** Prints that lie once over a whole garment instead of repeating: an ombre, blocks of colour. */

import type { Material } from '#atelier/cloth/build.ts';
import { die } from '#atelier/kit/chance.ts';
import { rgbOf } from '#atelier/kit/colour.ts';
import { NOISE_SIDE, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { printColours } from './print-rules.ts';

/**
 * Writes a colour into `c`. @param t how far down the garment along its cloth, 0..1. @param s how far across, −1..1.
 * @param step by how much `t` grows over one pixel. @param px @param py place on the page, page units.
 */
export type PlacedColour = (t: number, s: number, step: number, px: number, py: number, c: number[]) => void;

function set(c: number[], from: readonly number[], to: readonly number[], k: number): void {
  for (let i = 0; i < 3; i++) c[i] = lerp(from[i], to[i], k);
}

/** Where a stripe across the chest lies, in shares of the garment's length. */
const CHEST = [0.3, 0.4] as const;
/** A piece of which a pixel is more than this share is no body of a garment. */
const NARROW = 0.045;

/** None for materials whose print repeats. */
export function placedColour(material: Material, seed: number): PlacedColour | null {
  const { print } = material;
  if (!print) return null;
  const ground = rgbOf(material.colour);
  const [first, second] = printColours(print, material.colour).map(rgbOf);
  if (print.kind === 'ombre') {
    const threads = die(NOISE_SIDE, seed, 'ombre.threads');
    return (t, _s, _step, px, py, c) => {
      // the dye climbs the cloth unevenly, by threads
      const wave = noiseBetween(TREMOR, px * 0.32 + threads, py * 0.06) * 0.035;
      set(c, ground, first, smoothstep(0.2, 0.9, t + wave));
    };
  }
  if (print.kind === 'colour-block') {
    const three = clamp(print.colours.length - 1);
    const { direction } = print;
    const isBand = print.name === 'chest stripe';
    return (t, s, step, _px, _py, c) => {
      // a seam is as sharp as one pixel, and never a staircase
      const soft = Math.max(1e-5, step * 0.7);
      const edge = (at: number, x: number): number => smoothstep(at - soft, at + soft, x);
      // a rib and a cuff are narrow, and have none
      if (isBand && step > NARROW) return set(c, ground, ground, 0);
      if (isBand) return set(c, ground, first, edge(CHEST[0], t) * (1 - edge(CHEST[1], t)));
      if (direction === 'vertical') return set(c, ground, first, edge(0, s * 0.5));
      const way = direction === 'bias' ? t + s * 0.22 : t;
      set(c, ground, second, edge(0.4, way) * three);
      set(c, c, first, edge(0.66, way));
    };
  }
  return null;
}
