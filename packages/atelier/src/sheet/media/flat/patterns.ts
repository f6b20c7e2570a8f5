/** Prints as vector patterns, traced from the very tile that gouache prints with. */

import type { Garment } from '@toile/look';
import { tileOf } from '#atelier/cloth/prints/print-rules.ts';
import type { Tile } from '#atelier/cloth/prints/tile.ts';
import { garmentMaterial, grainAngle } from '#atelier/garments/measures.ts';
import { hexOf, type Rgb } from '#atelier/kit/colour.ts';
import { trace } from '#atelier/sheet/vector/trace.ts';
import { clustersOf } from './clusters.ts';
import type { Pattern } from './flat-shape.ts';

/** Texels beyond the tile's edge that are traced too, so that motifs run over the seam. */
const OVER = 6;

function* colours({ data }: Tile): Iterable<Rgb> {
  for (let i = 0; i < data.length; i += 4) yield [data[i] / 255, data[i + 1] / 255, data[i + 2] / 255];
}

/** The repeating print of a garment, or null if it has none. */
export function patternOf(garment: Garment, seed: number): Pattern | null {
  const material = garmentMaterial(garment);
  const tile = tileOf(material.print, material.colour, seed);
  if (!tile) return null;
  const scale = Math.sqrt(tile.data.length / 4 / (tile.w * tile.h));
  const w = Math.round(tile.w * scale);
  const h = Math.round(tile.h * scale);
  const { colours: inks, nearest } = clustersOf(colours(tile), { most: 6, least: w * h * 0.004, apart: 0.09 });
  const wide = w + OVER * 2;
  const high = h + OVER * 2;
  const labels = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = (((y - OVER + h) % h) * w + ((x - OVER + w) % w)) * 4;
      labels[y * wide + x] = nearest(tile.data[at] / 255, tile.data[at + 1] / 255, tile.data[at + 2] / 255);
    }
  const shapes = inks.slice(1).map((ink, i) => {
    const data = Float32Array.from(labels, (label) => (label === i + 1 ? 1 : 0));
    const origin = { x: -OVER, y: -OVER };
    return {
      fill: hexOf(ink),
      outlines: trace({ data, w: wide, h: high }, { scale, origin, level: 0.45, tolerance: 0.4, least: 0.8 }),
    };
  });
  return { id: `p-${garment.id}`, w: tile.w, h: tile.h, angle: grainAngle(material), ground: hexOf(inks[0]), shapes };
}
