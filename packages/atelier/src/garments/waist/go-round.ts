/** What goes round a waist: nothing of it stands off the figure, and both its ends turn away from the eye into shade. */

import { scoped, zeros } from '#atelier/kit/fields.ts';
import { keep, putBack } from '#atelier/kit/keep.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';

/** Room round the band whose pixels are kept, and how far beyond the figure its own thickness is seen, page units. */
const PAD = 5;
const THICK = 1.1;
/** How dark an end is, and over what share of the band it turns; the lamp stands on the left. */
const TURNS = { left: { depth: 0.42, over: 0.15 }, right: { depth: 0.42, over: 0.18 } } as const;
/** How fast it grows light again from an end, as a power. */
const FALL = 1.5;
/** How much more of its red than of its blue a shade takes. */
const WARMTH = 0.14;

/** How much of each pixel of a box the figure has. */
function figureIn({ figure, width }: Scene, { x, y, w, h }: Box): Float32Array {
  const out = zeros(w * h);
  for (let row = 0; row < h; row++) out.set(figure.subarray((y + row) * width + x, (y + row) * width + x + w), row * w);
  return out;
}

/** What of a box lies farther beside the figure than the band is thick. */
function besideOf(before: Float32Array, { w, h }: Box, reach: number): Float32Array {
  const out = zeros(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const row = y * w;
      const near = Math.max(
        before[row + x],
        before[row + Math.max(0, x - reach)],
        before[row + Math.min(w - 1, x + reach)],
      );
      out[row + x] = 1 - near;
    }
  return out;
}

/** Shade on both ends of a band from `left` to `right`. */
function turnEnds(scene: Scene, outline: readonly Point[], box: Box): void {
  const { rgb, width } = scene;
  const mask = scene.mask([outline], box);
  const xs = outline.map(([x]) => x * scene.scale);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  for (let x = 0; x < box.w; x++) {
    const t = (box.x + x + 0.5 - from) / (to - from);
    const { left, right } = TURNS;
    const turned =
      left.depth * clamp(1 - t / left.over) ** FALL + right.depth * clamp(1 - (1 - t) / right.over) ** FALL;
    if (turned <= 0) continue;
    for (let y = 0; y < box.h; y++) {
      const q = turned * mask[y * box.w + x];
      if (q <= 0) continue;
      const at = ((box.y + y) * width + box.x + x) * 3;
      rgb[at] *= 1 - q;
      rgb[at + 1] *= 1 - q;
      rgb[at + 2] *= 1 - q * (1 - WARMTH);
    }
  }
}

/** @param outline of the band. @param paint paints it. */
export function goRound(scene: Scene, outline: readonly Point[], paint: () => void): void {
  scoped(() => {
    const box = scene.bbox([outline], PAD);
    const kept = keep(scene, box);
    const before = figureIn(scene, box);
    paint();
    turnEnds(scene, outline, box);
    const beside = besideOf(before, box, Math.max(1, Math.round(THICK * scene.scale)));
    for (let y = 0; y < box.h; y++)
      for (let x = 0; x < box.w; x++) {
        const i = y * box.w + x;
        const page = (box.y + y) * scene.width + box.x + x;
        scene.figure[page] += (before[i] - scene.figure[page]) * beside[i];
      }
    putBack(scene, kept, beside);
  });
}
