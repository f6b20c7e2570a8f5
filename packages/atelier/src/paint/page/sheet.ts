/** The finished sheet: ground, figure in its clothes, swatches and furniture, as 8-bit pixels of the asked size. */
import type { Look } from '#atelier/look/look.ts';
import { newContext } from '#atelier/paint/canvas.ts';
import type { Rgb } from '#atelier/paint/colour.ts';
import { printLayer } from '#atelier/paint/flats/lay-print.ts';
import { clamp } from '#atelier/paint/geometry.ts';
import { CLOUD, GRAIN, NOISE_SIDE, NOISE_WRAP, noiseAt } from '#atelier/paint/noise.ts';
import type { Sheet } from '#atelier/paint/page/compose-sheet.ts';
import type { PlacedFlat } from '#atelier/paint/page/flat-rows.ts';
import { drawFurniture } from '#atelier/paint/page/furniture.ts';
import { reduced } from '#atelier/paint/reduce.ts';
import { PAGE } from '#atelier/paint/scene.ts';

/** Where the sheet lies in the picture, pixels; around it there is paper. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width over height between which the layouts hold; pictures beyond get more paper at the sides or above and below. */
const RATIO = { narrowest: 0.7, widest: 0.95 } as const;

/** The largest sheet that stands in a picture of these pixels, in its middle. */
export function windowFor(width: number, height: number): Frame {
  const ratio = clamp(width / height, RATIO.narrowest, RATIO.widest);
  const w = Math.min(width, Math.round(height * ratio));
  const h = Math.min(height, Math.round(width / ratio));
  return { left: (width - w) >> 1, top: (height - h) >> 1, width: w, height: h };
}

/** Light and shade of the paper's tooth, tiling: the grain seen from the upper left. */
const TOOTH = ((): Float32Array => {
  const tooth = new Float32Array(NOISE_SIDE * NOISE_SIDE);
  for (let y = 0; y < NOISE_SIDE; y++)
    for (let x = 0; x < NOISE_SIDE; x++)
      tooth[y * NOISE_SIDE + x] = 1 + (noiseAt(GRAIN, x, y) - noiseAt(GRAIN, x + 2, y + 2)) * 0.014;
  return tooth;
})();

export interface FinishOptions {
  /** Pixels of the picture. */
  width: number;
  height: number;
  frame: Frame;
}

/** The painting in its place on a whole picture of paper, 0..1. */
function onPaper(painting: Float32Array, paper: Rgb, { width, height, frame }: FinishOptions): Float32Array {
  if (frame.width === width && frame.height === height) return painting;
  const out = new Float32Array(width * height * 3);
  for (let i = 0; i < out.length; i++) out[i] = paper[i % 3];
  for (let y = 0; y < frame.height; y++) {
    const row = painting.subarray(y * frame.width * 3, (y + 1) * frame.width * 3);
    out.set(row, ((y + frame.top) * width + frame.left) * 3);
  }
  return out;
}

/** Lays the set furniture over the painting, and the tooth of the paper over both. */
function finish(
  painting: Float32Array,
  furniture: Uint8ClampedArray,
  { width, height }: FinishOptions,
  unit: number,
): Uint8Array {
  const picture = new Uint8Array(width * height * 3);
  // whole pixels at once: most of the page bears no furniture
  const set = new Uint32Array(furniture.buffer, furniture.byteOffset, width * height);
  const step = 0.5 / unit;
  const falls = Float32Array.from({ length: width }, (_, x) => 0.07 * (x / width - 0.5) ** 2);
  const columns = Int32Array.from({ length: width }, (_, x) => (x * step) & NOISE_WRAP);
  const finishRow = (y: number): void => {
    const fall = 1 - 0.07 * (y / height - 0.5) ** 2;
    const tooth = (y & NOISE_WRAP) * NOISE_SIDE;
    const cloud = ((y * step) & NOISE_WRAP) * NOISE_SIDE;
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const light = (TOOTH[tooth + (x & NOISE_WRAP)] + CLOUD[cloud + columns[x]] * 0.008) * (fall - falls[x]);
      const i = p * 3;
      if (set[p] === 0) {
        const full = light * 255;
        picture[i] = Math.min(255, painting[i] * full + 0.5);
        picture[i + 1] = Math.min(255, painting[i + 1] * full + 0.5);
        picture[i + 2] = Math.min(255, painting[i + 2] * full + 0.5);
        continue;
      }
      const cover = furniture[p * 4 + 3] / 255;
      for (let c = 0; c < 3; c++) {
        const under = painting[i + c] * 255;
        picture[i + c] = Math.min(255, (under + (furniture[p * 4 + c] - under) * cover) * light + 0.5);
      }
    }
  };
  // row by row, as a function called often is compiled well
  for (let y = 0; y < height; y++) finishRow(y);
  return picture;
}

/** RGB bytes of the finished picture, `width` × `height` × 3. */
export function finishSheet(look: Look, sheet: Sheet, o: FinishOptions): Uint8Array {
  const { scene, layout, plan, notes, paper } = sheet;
  const { width, height, frame } = o;
  const painting = onPaper(reduced(scene.rgb, 3, scene, frame), scene.paper, o);
  const overlay = newContext(width, height);
  const unit = frame.height / PAGE.height;
  overlay.translate(frame.left, frame.top);
  overlay.scale(unit, unit);
  const prints = ({ flat, ...at }: PlacedFlat): ReturnType<typeof printLayer> =>
    printLayer(overlay, flat.garment, { ...at, seed: scene.seed, pixels: unit });
  drawFurniture(overlay, { look, layout, plan, notes, paper, pageWidth: frame.width / unit, prints });
  return finish(painting, overlay.getImageData(0, 0, width, height).data, o, unit);
}
