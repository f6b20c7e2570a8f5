/** Paper and what is washed onto it behind the figure: worked out coarsely, laid over the page in one pass a wash. */
import { type Rgb, rgbOf } from '#atelier/kit/colour.ts';
import { stroke, unite } from '#atelier/kit/cover-field.ts';
import { scoped, zeros } from '#atelier/kit/fields.ts';
import { CLOUD, noiseAt } from '#atelier/kit/noise.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';
import type { BackdropKind, Motif, Pigment, Stage, Wash } from '#atelier/sheet/page/backdrop/backdrop.ts';
import { backdropOf } from '#atelier/sheet/page/backdrop/backdrops.ts';
import { clearTints, gridOver, layTints, tintPoint } from './wash-field.ts';

export interface GroundOptions {
  kind: BackdropKind;
  stage: Stage;
  /** `#rrggbb` as they stand on the paper. */
  colours: Record<Pigment, string>;
}

/** What a full coat takes from or, where it is body colour, gives to the paper. */
const inkOf = (colour: string, paper: Rgb): Rgb => rgbOf(colour).map((v, i) => v / paper[i] - 1) as Rgb;

/** Lays all washes in one pass over the page: they are mixed on a coarse grid. */
function layWashes(scene: Scene, washes: readonly Wash[], inks: (pigment: Pigment) => Rgb): void {
  const whole = washes.reduce(
    (sum, { box }) => ({
      left: Math.min(sum.left, box.left),
      top: Math.min(sum.top, box.top),
      right: Math.max(sum.right, box.right),
      bottom: Math.max(sum.bottom, box.bottom),
    }),
    { left: 1e9, top: 1e9, right: 0, bottom: 0 },
  );
  const grid = gridOver(scene, whole);
  const { coarse, left, top } = grid;
  if (grid.w < 2 || grid.h < 2) return;
  const tints = clearTints(grid);
  for (const { tone, box, pigment } of washes) {
    const ink = inks(pigment);
    const own = gridOver(scene, box);
    const fillRow = (j: number): void => {
      const y = j / coarse;
      const row = (j - top) * grid.w - left;
      for (let i = own.left; i < own.left + own.w; i++) {
        const density = tone(i / coarse, y);
        if (density > 0) tintPoint(tints, row + i, density, ink);
      }
    };
    // row by row, as a function called often is compiled well
    for (let j = own.top; j < own.top + own.h; j++) fillRow(j);
  }
  layTints(scene, tints, grid);
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
      const settled = 0.86 + 0.4 * noiseAt(CLOUD, (x + box.x) * step, (y + box.y) * step);
      const density = here * motif.density * settled * (motif.within?.((x + box.x) / scale, (y + box.y) / scale) ?? 1);
      const i = (row + x) * 3;
      for (let c = 0; c < 3; c++) rgb[i + c] += (body ? colour[c] - rgb[i + c] : rgb[i + c] * ink[c]) * density;
    }
  };
  for (let y = 0; y < box.h; y++) layRow(y);
}

/** Lays the backdrop on a fresh page. */
export function layGround(scene: Scene, { kind, stage, colours }: GroundOptions): void {
  const { washes, motifs } = backdropOf(kind, stage);
  const inks = (pigment: Pigment): Rgb => inkOf(colours[pigment], scene.paper);
  scoped(() => layWashes(scene, washes, inks));
  for (const motif of motifs) scoped(() => layMotif(scene, motif, inks(motif.pigment)));
}

/** Its washes and motifs one by one, for whoever lays each on a page of its own. */
export function groundLayers({
  kind,
  stage,
  colours,
}: GroundOptions): { pigment: Pigment; lay: (scene: Scene) => void }[] {
  const { washes, motifs } = backdropOf(kind, stage);
  const inks =
    ({ paper }: Scene) =>
    (pigment: Pigment): Rgb =>
      inkOf(colours[pigment], paper);
  return [
    ...washes.map((wash) => ({
      pigment: wash.pigment,
      lay: (scene: Scene) => scoped(() => layWashes(scene, [wash], inks(scene))),
    })),
    ...motifs.map((motif) => ({
      pigment: motif.pigment,
      lay: (scene: Scene) => scoped(() => layMotif(scene, motif, inks(scene)(motif.pigment))),
    })),
  ];
}
