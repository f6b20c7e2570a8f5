/** The finished sheet: ground, figure in its clothes, swatches and furniture, as 8-bit pixels of the asked size. */

import type { Look } from '@toile/look';
import { type Context2D, newContext } from '#atelier/kit/canvas.ts';
import type { Rgb } from '#atelier/kit/colour.ts';
import { CLOUD, GRAIN, NOISE_SIDE, NOISE_WRAP, noiseAt } from '#atelier/kit/noise.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { reduced } from '#atelier/kit/reduce.ts';
import { remembering } from '#atelier/kit/remember.ts';
import { type Box, PAGE } from '#atelier/kit/scene.ts';
import { printLayer } from '#atelier/sheet/flats/lay-print.ts';
import { type Note, WORDS_REACH } from '#atelier/sheet/lettering/note.ts';
import type { Sheet } from './compose-sheet.ts';
import type { PlacedFlat } from './flat-rows.ts';
import { drawFurniture } from './furniture.ts';
import type { Layout } from './layout.ts';
import { GROUND, type Rect } from './places.ts';
import type { TextLine } from './plan.ts';

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
export function onPaper(painting: Float32Array, paper: Rgb, { width, height, frame }: FinishOptions): Float32Array {
  if (frame.width === width && frame.height === height) return painting;
  const out = new Float32Array(width * height * 3);
  for (let i = 0; i < out.length; i++) out[i] = paper[i % 3];
  for (let y = 0; y < frame.height; y++) {
    const row = painting.subarray(y * frame.width * 3, (y + 1) * frame.width * 3);
    out.set(row, ((y + frame.top) * width + frame.left) * 3);
  }
  return out;
}

/** Boxes that cover the same pixels as these and lie apart: what is asked for twice costs twice, and nothing may be laid twice. */
function apart(boxes: readonly Box[]): Box[] {
  const levels = [...new Set(boxes.flatMap(({ y, h }) => [y, y + h]))].sort((a, b) => a - b);
  const sorted = boxes.toSorted((a, b) => a.x - b.x);
  const out: Box[] = [];
  for (let n = 1; n < levels.length; n++) {
    const y = levels[n - 1];
    const h = levels[n] - y;
    let last: Box | undefined;
    for (const box of sorted) {
      if (box.y > y || box.y + box.h < y + h) continue;
      if (last && box.x <= last.x + last.w) last.w = Math.max(last.w, box.x + box.w - last.x);
      else {
        last = { x: box.x, y, w: box.w, h };
        out.push(last);
      }
    }
  }
  return out;
}

/** Moves what was drawn on the furniture's canvas within one box onto the painting. */
function layFurniture(painting: Float32Array, overlay: Context2D, width: number, { x, y, w, h }: Box): void {
  const { data } = overlay.getImageData(x, y, w, h);
  // whole pixels at once: most of the page bears no furniture
  const set = new Uint32Array(data.buffer, data.byteOffset, w * h);
  for (let row = 0, p = 0; row < h; row++) {
    let i = ((y + row) * width + x) * 3;
    for (let column = 0; column < w; column++, p++, i += 3) {
      if (set[p] === 0) continue;
      const cover = data[p * 4 + 3] / 255;
      for (let c = 0; c < 3; c++) painting[i + c] += (data[p * 4 + c] / 255 - painting[i + c]) * cover;
    }
  }
}

/** How a row of the paper lies: where its tooth and its clouds begin among the noises, and how much light falls on it. */
interface PaperRow {
  tooth: number;
  cloud: number;
  fall: number;
}

/** The light on one row of the paper, by its tooth and its clouds: what white comes to, to 255. @param from where the row begins. */
function lightRow(
  light: Float64Array,
  from: number,
  { tooth, cloud, fall }: PaperRow,
  falls: Float32Array,
  columns: Int32Array,
): void {
  for (let x = 0; x < columns.length; x++)
    light[from + x] = (TOOTH[tooth + (x & NOISE_WRAP)] + CLOUD[cloud + columns[x]] * 0.008) * (fall - falls[x]);
}

/** Lays light on as many pixels of the painting as it has, from one on. */
function layLight(picture: Uint8ClampedArray, painting: Float32Array, from: number, light: Float64Array): void {
  for (let n = 0, i = from * 3; n < light.length; n++, i += 3) {
    const here = light[n];
    picture[i] = painting[i] * here;
    picture[i + 1] = painting[i + 1] * here;
    picture[i + 2] = painting[i + 2] * here;
  }
}

/** A number as a byte, rounded. */
const byte = (v: number): number => (v <= 0 ? 0 : v >= 255 ? 255 : (v + 0.5) | 0);

/** A small painting in the light on its paper: bytes that need no clamping are written in half the time. */
function lit(painting: Float32Array, light: Float64Array): Uint8Array {
  const picture = new Uint8Array(painting.length);
  for (let n = 0, i = 0; n < light.length; n++, i += 3) {
    const here = light[n];
    picture[i] = byte(painting[i] * here);
    picture[i + 1] = byte(painting[i + 1] * here);
    picture[i + 2] = byte(painting[i + 2] * here);
  }
  return picture;
}

/** Pixels of a picture so small that the light on its paper is remembered for the next. */
const FEW = 200_000;
const rememberLight = remembering<Float64Array>(2);

/** Writes the light on a row of the paper to a place. */
function lightOn(
  { width, height }: FinishOptions,
  unit: number,
): (light: Float64Array, from: number, y: number) => void {
  const step = 0.5 / unit;
  const falls = Float32Array.from({ length: width }, (_, x) => 255 * 0.07 * (x / width - 0.5) ** 2);
  const columns = Int32Array.from({ length: width }, (_, x) => (x * step) & NOISE_WRAP);
  return (light, from, y) => {
    const tooth = (y & NOISE_WRAP) * NOISE_SIDE;
    const cloud = ((y * step) & NOISE_WRAP) * NOISE_SIDE;
    const fall = 255 * (1 - 0.07 * (y / height - 0.5) ** 2);
    lightRow(light, from, { tooth, cloud, fall }, falls, columns);
  };
}

/** Lays the tooth of the paper over the whole. @param unit pixels of a page unit */
export function finish(painting: Float32Array, o: FinishOptions, unit: number): Uint8Array {
  const { width, height } = o;
  if (width * height <= FEW) {
    const light = rememberLight(`${width} ${height} ${unit}`, () => {
      const whole = new Float64Array(width * height);
      const write = lightOn(o, unit);
      for (let y = 0; y < height; y++) write(whole, y * width, y);
      return whole;
    });
    return lit(painting, light);
  }
  const picture = new Uint8ClampedArray(width * height * 3);
  const row = new Float64Array(width);
  const write = lightOn(o, unit);
  for (let y = 0; y < height; y++) {
    write(row, 0, y);
    layLight(picture, painting, y * width, row);
  }
  return new Uint8Array(picture.buffer);
}

/** How far letters may reach beyond the column that is reserved for them, and lines beyond their points, page units. */
const OVERHANG = { letters: 64, lines: 12 } as const;

/** Where furniture stands, page units: words and drawings of the columns, the banner, the notes. */
function furnished({ layout, plan, notes }: Sheet, pageWidth: number): Rect[] {
  const bottom = PAGE.height;
  const { letters, lines: beyond } = OVERHANG;
  const words = (lines: readonly TextLine[]): Rect[] =>
    lines.map(({ x, y, size }) => ({
      left: x - beyond,
      right: x + (layout.columns[0]?.width ?? pageWidth) + letters,
      top: y - size,
      bottom: y + size / 2,
    }));
  const drawn = plan.flats.map(({ flat: { bounds }, x, y, scale }) => ({
    left: x + bounds.left * scale - beyond,
    right: x + bounds.right * scale + beyond,
    top: y + bounds.top * scale - beyond,
    bottom: y + bounds.bottom * scale + beyond,
  }));
  const ruled = plan.rule
    ? [{ left: plan.rule.x - beyond, right: pageWidth, top: plan.rule.y - beyond, bottom: plan.rule.y + beyond }]
    : [];
  const measured = plan.dimensions.map(({ from, to }) => ({
    left: Math.min(from[0], to[0]) - WORDS_REACH,
    right: Math.max(from[0], to[0]) + WORDS_REACH,
    top: Math.min(from[1], to[1]) - WORDS_REACH,
    bottom: Math.max(from[1], to[1]) + WORDS_REACH,
  }));
  const whole = { left: 0, right: pageWidth, top: 0, bottom };
  const banners: Record<Layout['banner'], Rect[]> = {
    none: [],
    plinth: [{ ...whole, top: GROUND }],
    spine: [{ ...whole, left: pageWidth - 2 * letters }],
    head: [{ ...whole, bottom: 3 * letters }],
  };
  const said = ({ from, to, lines }: Note): Rect => ({
    left: Math.min(from[0], ...lines.map(({ x }) => x)) - WORDS_REACH,
    // words run to the right from the end of their leader, or end where it begins
    right: to[0] > from[0] ? pageWidth : from[0] + WORDS_REACH,
    top: Math.min(from[1], ...lines.map(({ y }) => y)) - WORDS_REACH,
    bottom: Math.max(from[1], ...lines.map(({ y }) => y)) + WORDS_REACH,
  });
  const set = [
    ...plan.lead,
    ...plan.title,
    ...plan.moment,
    ...plan.lengths,
    ...plan.samples.flatMap(({ lines }) => lines),
  ];
  return [...words(set), ...drawn, ...ruled, ...banners[layout.banner], ...measured, ...notes.map(said)];
}

/** The pixels of a rectangle of the page, within the picture. */
function pixelsOf({ left, top, right, bottom }: Rect, { frame, width, height }: FinishOptions, unit: number): Box {
  const x = clamp(Math.floor(frame.left + left * unit), 0, width);
  const y = clamp(Math.floor(frame.top + top * unit), 0, height);
  const w = clamp(Math.ceil(frame.left + right * unit), x, width) - x;
  const h = clamp(Math.ceil(frame.top + bottom * unit), y, height) - y;
  return { x, y, w, h };
}

/** RGB bytes of the finished picture, `width` × `height` × 3. The painting is used up. */
export function finishSheet(look: Look, sheet: Sheet, o: FinishOptions): Uint8Array {
  const { scene, layout, plan, notes, paper } = sheet;
  const { width, height, frame } = o;
  const painting = onPaper(reduced(scene.rgb, 3, scene, frame), scene.paper, o);
  const overlay = newContext(width, height);
  const unit = frame.height / PAGE.height;
  const pageWidth = frame.width / unit;
  overlay.translate(frame.left, frame.top);
  overlay.scale(unit, unit);
  const prints = ({ flat, ...at }: PlacedFlat): ReturnType<typeof printLayer> =>
    printLayer(overlay, flat.garment, { ...at, seed: scene.seed, pixels: unit });
  drawFurniture(overlay, { look, layout, plan, notes, paper, pageWidth, prints, seen: unit });
  overlay.resetTransform();
  // asking a canvas for pixels is dear: only where something was drawn
  const boxes = furnished(sheet, pageWidth).map((rect) => pixelsOf(rect, o, unit));
  for (const box of apart(boxes.filter(({ w, h }) => w && h))) layFurniture(painting, overlay, width, box);
  return finish(painting, o, unit);
}
