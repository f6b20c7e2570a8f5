/** Filled shapes of ink laid onto the page, broken by the paper's tooth. */
import type { Rgb } from './colour.ts';
import { confine, erase } from './cover-field.ts';
import { type Raster, type Shapes, sweep } from './coverage.ts';
import { scoped, zeros } from './fields.ts';
import { GRAIN, noiseAt } from './noise.ts';
import type { Point } from './points.ts';
import type { Box, Scene } from './scene.ts';

interface Inked {
  shape: readonly Point[];
  rgb: Rgb;
  alpha: number;
  /** It is a thing of its own colour, however dark: it covers the lines below and is none itself. */
  isCord?: boolean;
}

export interface InkedGroup {
  inked: readonly Inked[];
  /** Nothing is laid outside these shapes, nor within those of `cut`, which also take ink out of the groups before. */
  clip?: Shapes | undefined;
  cut?: Shapes | undefined;
}

/** Is a stroke of this colour a drawn line, and not a light thread? */
const isLine = ([r, g, b]: Rgb): boolean => r * 0.3 + g * 0.59 + b * 0.11 < 0.43;

/** How much of the ink the paper takes at a pixel of the page. */
const takenAt = (x: number, y: number): number => {
  const hollow = noiseAt(GRAIN, x, y) + 0.15;
  return hollow < 0 ? 1 + hollow * 0.5 : 1;
};

/** Where ink may lie, 0..1 over the box; null where nothing holds it back. */
function veilOf(clip: Shapes | undefined, cuts: readonly Shapes[], raster: Raster): Float32Array | null {
  if (!clip && !cuts.length) return null;
  const veil = zeros(raster.w * raster.h).fill(1);
  if (clip) confine(veil, clip, raster);
  for (const cut of cuts) for (const shape of cut) erase(veil, [shape], raster);
  return veil;
}

function lay(scene: Scene, box: Box, { shape, rgb: colour, alpha, isCord }: Inked, veil: Float32Array | null): void {
  const { rgb, width } = scene;
  const line = !isCord && isLine(colour) ? scene.line : null;
  const covered = isCord ? scene.line : null;
  const [r, g, b] = colour;
  sweep([shape], scene.raster(box), (y, from, to, cover) => {
    const at = (y + box.y) * width + box.x;
    for (let x = from; x < to; x++) {
      if (cover[x] === 0) continue;
      const a = cover[x] * alpha * takenAt(x + box.x, y + box.y) * (veil ? veil[y * box.w + x] : 1);
      if (line) {
        line[at + x] += (1 - line[at + x]) * a;
        continue;
      }
      if (covered) covered[at + x] *= 1 - a;
      const i = (at + x) * 3;
      rgb[i] += (r - rgb[i]) * a;
      rgb[i + 1] += (g - rgb[i + 1]) * a;
      rgb[i + 2] += (b - rgb[i + 2]) * a;
    }
  });
}

/** Lays groups of shapes one over the other. */
export function inkShapes(scene: Scene, groups: readonly InkedGroup[]): void {
  const drawn = groups.flatMap(({ inked, ...group }) => {
    const seen = inked.filter(({ shape }) => shape.length > 2);
    return seen.length ? [{ ...group, inked: seen }] : [];
  });
  for (const [i, { inked, clip }] of drawn.entries())
    scoped(() => {
      const box = scene.bbox(
        inked.map(({ shape }) => shape),
        1,
      );
      const cuts = drawn.slice(i).flatMap(({ cut }) => (cut?.length ? [cut] : []));
      const veil = veilOf(clip, cuts, scene.raster(box));
      for (const each of inked) lay(scene, box, each, veil);
    });
}
