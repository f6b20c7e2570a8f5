/** Paper and what is washed onto it behind the figure: worked out coarsely, laid over the page in one pass a wash. */
import { type Rgb, rgbOf } from '#atelier/paint/colour.ts';
import { stroke, unite } from '#atelier/paint/cover-field.ts';
import { scoped, zeros } from '#atelier/paint/fields.ts';
import { CLOUD, noiseAt } from '#atelier/paint/noise.ts';
import type { Backdrop, Motif, Pigment, Stage, Wash } from '#atelier/paint/page/backdrop/backdrop.ts';
import { type BackdropKind, backdropOf } from '#atelier/paint/page/backdrop/backdrops.ts';
import { gridOver, layField } from '#atelier/paint/page/wash-field.ts';
import type { Box, Scene } from '#atelier/paint/scene.ts';

export interface GroundOptions {
  kind: BackdropKind;
  stage: Stage;
  /** `#rrggbb` as they stand on the paper. */
  colours: Record<Pigment, string>;
}

/** What a full coat takes from or, where it is body colour, gives to the paper. */
const inkOf = (colour: string, paper: Rgb): Rgb => rgbOf(colour).map((v, i) => v / paper[i] - 1) as Rgb;

function layWash(scene: Scene, { tone, box }: Wash, ink: Rgb): void {
  const grid = gridOver(scene, box);
  const { w, h, left, top, coarse } = grid;
  if (w < 2 || h < 2) return;
  const field = zeros(w * h);
  const fillRow = (j: number): void => {
    const y = (j + top) / coarse;
    for (let i = 0; i < w; i++) field[j * w + i] = tone((i + left) / coarse, y);
  };
  // row by row, as a function called often is compiled well
  for (let j = 0; j < h; j++) fillRow(j);
  layField(scene, field, grid, ink);
}

/** Cover of a motif inside its box. */
function coverOf(scene: Scene, { shapes, lines = [] }: Motif, box: Box): Float32Array {
  const cover = zeros(box.w * box.h);
  const raster = scene.raster(box);
  for (const shape of shapes) unite(cover, [shape], raster);
  for (const { points, width } of lines) stroke(cover, points, width, raster);
  return cover;
}

function layMotif(scene: Scene, motif: Motif, ink: Rgb): void {
  const all = [...motif.shapes, ...(motif.lines ?? []).map(({ points }) => points)];
  if (!all.length) return;
  const box = scene.bbox(all, 4);
  const cover = coverOf(scene, motif, box);
  const { rgb, width, scale } = scene;
  // flowers and flakes are body colour, that a wash beneath cannot stain
  const body = motif.pigment === 'white' || motif.pigment === 'glow';
  const colour = ink.map((v, i) => (v + 1) * scene.paper[i]);
  const step = 0.8 / scale;
  const layRow = (y: number): void => {
    const row = (y + box.y) * width + box.x;
    for (let x = 0; x < box.w; x++) {
      const here = cover[y * box.w + x];
      if (here === 0) continue;
      // the pigment settled unevenly
      const density = here * motif.density * (0.86 + 0.4 * noiseAt(CLOUD, (x + box.x) * step, (y + box.y) * step));
      const i = (row + x) * 3;
      for (let c = 0; c < 3; c++) rgb[i + c] += (body ? colour[c] - rgb[i + c] : rgb[i + c] * ink[c]) * density;
    }
  };
  for (let y = 0; y < box.h; y++) layRow(y);
}

/** What is laid, one layer after the other: for whoever lays them on pages of their own. */
export function groundLayers({
  kind,
  stage,
  colours,
}: GroundOptions): { pigment: Pigment; lay: (scene: Scene) => void }[] {
  const { washes, motifs }: Backdrop = backdropOf(kind, stage);
  const layer = (
    pigment: Pigment,
    paint: (scene: Scene, ink: Rgb) => void,
  ): ReturnType<typeof groundLayers>[number] => ({
    pigment,
    lay: (scene) => scoped(() => paint(scene, inkOf(colours[pigment], scene.paper))),
  });
  return [
    ...washes.map((wash) => layer(wash.pigment, (scene, ink) => layWash(scene, wash, ink))),
    ...motifs.map((motif) => layer(motif.pigment, (scene, ink) => layMotif(scene, motif, ink))),
  ];
}

/** Lays the backdrop on a fresh page. */
export function layGround(scene: Scene, options: GroundOptions): void {
  for (const { lay } of groundLayers(options)) lay(scene);
}
