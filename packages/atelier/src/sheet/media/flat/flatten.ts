/** A painted person as flat shapes: a silhouette per cloth and part, folds as two tones of shade, ink on top. */

import type { Look } from '@toile/look';
import { hexOf, type Rgb } from '#atelier/kit/colour.ts';
import { scoped, zeros } from '#atelier/kit/fields.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';
import { meanOnFigure } from '#atelier/sheet/media/tone-field.ts';
import type { Field } from '#atelier/sheet/vector/contours.ts';
import type { Outline } from '#atelier/sheet/vector/outline.ts';
import { trace } from '#atelier/sheet/vector/trace.ts';
import { type Clusters, clustersOf } from './clusters.ts';
import type { FlatShape } from './flat-shape.ts';
import { patternOf } from './patterns.ts';

/** The Look with its repeating prints taken off: they are laid over the shapes as patterns. */
export const unprinted = (look: Look): Look => ({
  ...look,
  garments: look.garments.map((g) =>
    patternOf(g, 0) ? { ...g, cloth: { ...g.cloth, print: { ...g.cloth.print, kind: 'solid' } } } : g,
  ),
});

/** Shade and light as flat glazes: below (or above) which light they lie. */
const TONES = [
  { below: 0.87, fill: '#1c1536', opacity: 0.16 },
  { below: 0.72, fill: '#1c1536', opacity: 0.2 },
  { above: 1.2, fill: '#fffaf0', opacity: 0.17 },
] as const;
const INK = '#2a2126';

/** Own colour of a pixel: what was painted, its light taken out. */
const ownColour = ({ rgb, light }: Scene, at: number): Rgb => {
  const k = light ? 1 / clamp(light[at], 0.35, 1.8) : 1;
  const p = at * 3;
  return [clamp(rgb[p] * k), clamp(rgb[p + 1] * k), clamp(rgb[p + 2] * k)];
};

/** Pixels of one region: 0 is the person and what is carried, 1 + i the i-th garment. */
interface Region {
  at: number;
  pixels: number[];
  box: Box;
}

function regionsOf(scene: Scene, garmentAt: Uint8Array, count: number): Region[] {
  const { width, figure } = scene;
  const lists: number[][] = Array.from({ length: count + 1 }, () => []);
  for (let i = 0; i < figure.length; i++) if (figure[i] > 0.5) lists[garmentAt[i]]?.push(i);
  return lists.map((pixels, at) => {
    let [left, top, right, low] = [width, scene.height, 0, 0];
    for (const i of pixels) {
      const x = i % width;
      const y = (i - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > low) low = y;
    }
    const pad = 4;
    const x = Math.max(0, left - pad);
    const y = Math.max(0, top - pad);
    return { at, pixels, box: { x, y, w: Math.max(1, right + pad - x), h: Math.max(1, low + pad - y) } };
  });
}

/** A soft mask of some pixels over a box. */
function maskOf(scene: Scene, pixels: readonly number[], box: Box, soft: number): Field {
  const data = zeros(box.w * box.h);
  for (const i of pixels) {
    const x = (i % scene.width) - box.x;
    const y = Math.floor(i / scene.width) - box.y;
    if (x >= 0 && y >= 0 && x < box.w && y < box.h) data[y * box.w + x] = 1;
  }
  return { data: soft > 0 ? scene.blur(data, box.w, box.h, soft) : data, w: box.w, h: box.h };
}

/** Pixels by the colour they belong to, specks taken into their surroundings. */
function byColour(scene: Scene, region: Region, clusters: Clusters, soft: number): number[][] {
  const groups: number[][] = clusters.colours.map(() => []);
  for (const i of region.pixels) groups[clusters.nearest(...ownColour(scene, i))].push(i);
  if (soft <= 0) return groups;
  const { box } = region;
  const best = new Float32Array(box.w * box.h);
  const winner = new Uint8Array(box.w * box.h);
  for (const [k, pixels] of groups.entries())
    scoped(() => {
      const { data } = maskOf(scene, pixels, box, soft);
      for (let i = 0; i < data.length; i++)
        if (data[i] > best[i]) {
          best[i] = data[i];
          winner[i] = k;
        }
    });
  const settled: number[][] = clusters.colours.map(() => []);
  for (const i of region.pixels) {
    const x = (i % scene.width) - box.x;
    const y = Math.floor(i / scene.width) - box.y;
    settled[winner[Math.min(box.h - 1, y) * box.w + Math.min(box.w - 1, x)]].push(i);
  }
  return settled;
}

/** Silhouette in the region's commonest colour, its other colours over it, its print over its ground. */
function regionShapes(scene: Scene, region: Region, look: Look, seed: number): FlatShape[] {
  const { scale } = scene;
  const { at, pixels, box } = region;
  if (pixels.length < 20) return [];
  const isPerson = at === 0;
  const clusters = clustersOf(
    pixels.map((i) => ownColour(scene, i)),
    isPerson ? { most: 14, least: 10 * scale, apart: 0.07 } : { most: 9, least: 45 * scale, apart: 0.115 },
  );
  const soft = (isPerson ? 0.5 : 1.1) * scale;
  const outlinesOf = (own: readonly number[], level: number): Outline[] =>
    scoped(() =>
      trace(maskOf(scene, own, box, 0.8 * scale), {
        scale,
        origin: box,
        level,
        tolerance: isPerson ? 0.22 : 0.32,
        least: isPerson ? 1.5 : 8,
      }),
    );
  // a little fat, so that no paper shows between neighbours
  const whole = outlinesOf(pixels, 0.36);
  const garment = look.garments[at - 1];
  const pattern = garment && patternOf(garment, seed);
  const shapes: FlatShape[] = [{ outlines: whole, fill: hexOf(clusters.colours[0]) }];
  if (pattern) shapes.push({ outlines: whole, fill: pattern.ground, pattern });
  const groups = byColour(scene, region, clusters, soft);
  for (const [k, own] of groups.entries())
    if (k > 0 && own.length) shapes.push({ outlines: outlinesOf(own, 0.46), fill: hexOf(clusters.colours[k]) });
  return shapes;
}

/** Folds and turned sides as flat glazes over everything. */
function toneShapes(scene: Scene): FlatShape[] {
  const { light, figure, width, height, scale } = scene;
  if (!light) return [];
  return scoped(() => {
    const soft = meanOnFigure(scene, light, 2.6);
    return TONES.map((tone): FlatShape => {
      const data = zeros(soft.length);
      for (let i = 0; i < data.length; i++) {
        const past = 'below' in tone ? tone.below - soft[i] : soft[i] - tone.above;
        data[i] = clamp(0.5 + past * 6) * (figure[i] > 0.5 ? 1 : figure[i]);
      }
      const outlines = trace({ data, w: width, h: height }, { scale, level: 0.5, tolerance: 0.45, least: 26 });
      return { outlines, fill: tone.fill, opacity: tone.opacity };
    });
  });
}

/** Every shape of the dressed person, the undermost first. @param scene painted unprinted, with its lines apart. */
export function flatten(scene: Scene, garmentAt: Uint8Array, look: Look, seed: number): FlatShape[] {
  const regions = regionsOf(scene, garmentAt, look.garments.length);
  const shapes = regions.flatMap((region) => regionShapes(scene, region, look, seed));
  const { line, width, height, scale } = scene;
  const ink: FlatShape[] = line
    ? [
        {
          outlines: trace({ data: line, w: width, h: height }, { scale, level: 0.34, tolerance: 0.25, least: 1 }),
          fill: INK,
          opacity: 0.88,
        },
      ]
    : [];
  return [...shapes, ...toneShapes(scene), ...ink];
}
