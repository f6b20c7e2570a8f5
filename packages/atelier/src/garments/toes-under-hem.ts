/** Toes under a long hem: two that can be read, or none. */

import type { Garment } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { nearsFloor } from '#atelier/figure/poses/nears-floor.ts';
import { keep, putBack } from '#atelier/kit/keep.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';

/** A toe that shows less of its height than this, page units, is a crumb. */
const READABLE = 12.5;
/** What may be taken of the pixels beside cloth, nearest first: they are its own soft edge and ink. */
const BESIDE = [0, 0.4];
/** How far feet reach beyond the ankles, page units. */
const REACH = { side: 110, up: 40, down: 45 };

/**
 * Call before the shoes are painted; what it returns is called when all clothes are, and takes away tips of shoes that peep
 * out too little to be read.
 */
export function hideStrayToes(
  scene: Scene,
  garmentAt: Uint8Array,
  { leg, floor, back }: Wearer,
  garments: readonly Garment[],
): () => void {
  if (back || !garments.some(nearsFloor)) return () => {};
  const left = Math.min(leg[LEFT].ankle[0], leg[RIGHT].ankle[0]) - REACH.side;
  const right = Math.max(leg[LEFT].ankle[0], leg[RIGHT].ankle[0]) + REACH.side;
  const box = scene.bbox([
    [
      [left, floor - REACH.up],
      [right, floor + REACH.down],
    ],
  ]);
  const kept = keep(scene, box);
  const figure = new Float32Array(box.w * box.h);
  const pageAt = (i: number): number => (box.y + Math.floor(i / box.w)) * scene.width + box.x + (i % box.w);
  for (let i = 0; i < figure.length; i++) figure[i] = scene.figure[pageAt(i)];
  const middle = ((leg[LEFT].ankle[0] + leg[RIGHT].ankle[0]) / 2) * scene.scale - box.x;

  return () => {
    const bare = new Float32Array(figure.length);
    const shown = [0, 0];
    for (let x = 0; x < box.w; x++) {
      let height = 0;
      for (let i = x; i < bare.length; i += box.w) {
        const page = pageAt(i);
        if (garmentAt[page]) continue;
        bare[i] = 1;
        if (scene.figure[page] > 0.5) height++;
      }
      const foot = x < middle ? 0 : 1;
      shown[foot] = Math.max(shown[foot], height / scene.scale);
    }
    if (Math.min(...shown) >= READABLE) return;
    spareEdges(bare, box);
    putBack(scene, kept, bare);
    for (let i = 0; i < bare.length; i++) if (bare[i] === 1) scene.figure[pageAt(i)] = figure[i];
  };
}

/** Leaves cloth its edge, or the hem would be a staircase: a box-sized mask of ones gives way beside its zeros. */
function spareEdges(bare: Float32Array, { w, h }: Box): void {
  const cloth = Array.from(bare.keys()).filter((i) => bare[i] === 0);
  for (let reach = BESIDE.length; reach > 0; reach--) {
    for (const i of cloth) {
      const x = i % w;
      const y = Math.floor(i / w);
      for (let to = Math.max(0, y - reach); to <= Math.min(h - 1, y + reach); to++) {
        const row = to * w;
        const least = BESIDE[reach - 1];
        for (let at = Math.max(0, x - reach); at <= Math.min(w - 1, x + reach); at++)
          if (bare[row + at] > least) bare[row + at] = least;
      }
    }
  }
}
