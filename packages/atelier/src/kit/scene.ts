/** The page as floating-point pigment, and masks of shapes on it. */
import { blurred } from './blur.ts';
import { type Rgb, rgbOf } from './colour.ts';
import { confine, stroke, unite } from './cover-field.ts';
import type { Raster, Shapes } from './coverage.ts';
import { borrowPage, giveBack, zeros } from './fields.ts';
import { CLOUD, GRAIN, noiseAt } from './noise.ts';
import { clamp } from './numbers.ts';
import type { Point } from './points.ts';
import { DETAILS, type Detail, grainOf } from './preview.ts';

/** The page in page units. */
export const PAGE = { width: 964, height: 1285 } as const;

/** Pixels below which, in a preview, nobody tells a blur of one pass from one of two. */
const SLIGHT = 2.6;

/** A rectangle of whole pixels inside the page. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Scene {
  /** Pixels per page unit. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Millimetres of the figure in a pixel. */
  readonly grain: number;
  readonly paper: Rgb;
  readonly seed: number;
  /** sRGB 0..1, three numbers a pixel. */
  readonly rgb: Float32Array;
  /** How much of each pixel belongs to the person and the clothes, 0..1: cast shadows fall on it alone. */
  readonly figure: Float32Array;
  /**
   * Cover of drawn lines, 0..1, where a medium wants them apart from the colour: then dark ink goes here and leaves `rgb` alone.
   * Whatever is painted over a line takes it away.
   */
  readonly line: Float32Array | null;
  /** With `line`: how light each pixel is beside the colour of its own thing; 1 = that colour, less = in shade. */
  readonly light: Float32Array | null;
  /** With `line`: what lies uppermost: 1 bare skin, -1 hair, shoes and things, 0 cloth or nothing. */
  readonly sort: Float32Array | null;

  /**
   * @param scale pixels per page unit. @param seed moves the noise, so that two sheets never share a blot.
   * @param page size in page units, where it is not the usual sheet.
   * @param linesApart keeps drawn lines in `line`.
   */
  constructor(
    scale: number,
    seed: number,
    paper = '#f7f2e9',
    page: { width: number; height: number } = PAGE,
    linesApart = false,
  ) {
    this.scale = scale;
    this.grain = grainOf(scale);
    this.seed = seed >>> 0;
    this.width = Math.round(page.width * scale);
    this.height = Math.round(page.height * scale);
    this.paper = rgbOf(paper);
    const pixels = this.width * this.height;
    this.rgb = borrowPage(pixels * 3);
    this.figure = borrowPage(pixels).fill(0);
    this.line = linesApart ? borrowPage(pixels).fill(0) : null;
    this.light = linesApart ? borrowPage(pixels).fill(1) : null;
    this.sort = linesApart ? borrowPage(pixels).fill(0) : null;
    // one row of paper, then the row copied: far quicker than pixel by pixel
    const row = this.width * 3;
    for (let i = 0; i < row; i++) this.rgb[i] = this.paper[i % 3];
    for (let y = 1; y < this.height; y++) this.rgb.copyWithin(y * row, 0, row);
  }

  /** Whether a pixel is small enough to show it. */
  shows(detail: Detail): boolean {
    return this.grain <= DETAILS[detail];
  }

  /** Gives the memory of the page back for the next picture; the scene is used no more. */
  release(): void {
    giveBack(this.rgb);
    giveBack(this.figure);
    if (this.line) giveBack(this.line);
    if (this.light) giveBack(this.light);
    if (this.sort) giveBack(this.sort);
  }

  /** Pixel box of shapes given in page units, grown by `pad` units and cut to the page. Never empty. */
  bbox(shapes: readonly (readonly Point[])[], pad = 0): Box {
    let left = Number.POSITIVE_INFINITY;
    let top = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let low = Number.NEGATIVE_INFINITY;
    for (const shape of shapes) {
      for (let i = 0; i < shape.length; i++) {
        const px = shape[i][0];
        const py = shape[i][1];
        if (px < left) left = px;
        if (px > right) right = px;
        if (py < top) top = py;
        if (py > low) low = py;
      }
    }
    const k = this.scale;
    const x = clamp(Math.floor((left - pad) * k), 0, this.width - 1);
    const y = clamp(Math.floor((top - pad) * k), 0, this.height - 1);
    return {
      x,
      y,
      w: clamp(Math.ceil((right + pad) * k) - x, 1, this.width - x),
      h: clamp(Math.ceil((low + pad) * k) - y, 1, this.height - y),
    };
  }

  /** How page units lie on the pixels of a box. */
  raster({ x, y, w, h }: Box): Raster {
    return { x, y, w, h, scale: this.scale };
  }

  /** Coverage 0..1 of filled shapes inside a box, optionally cut to `clip`. */
  mask(shapes: Shapes, box: Box, clip?: Shapes): Float32Array {
    const out = zeros(box.w * box.h);
    const raster = this.raster(box);
    for (const shape of shapes) unite(out, [shape], raster);
    if (clip) confine(out, clip, raster);
    return out;
  }

  /** Coverage of a stroked line of constant width (page units), its ends round. */
  strokeMask(line: readonly Point[], lineWidth: number, box: Box): Float32Array {
    const out = zeros(box.w * box.h);
    stroke(out, line, lineWidth, this.raster(box));
    return out;
  }

  /** Blurred copy of a box-sized field; `radius` in pixels. */
  blur(field: Float32Array, w: number, h: number, radius: number): Float32Array {
    return blurred(field, w, h, radius, radius < SLIGHT && !this.shows('softness') ? 1 : 2);
  }

  /** The finished page: 8-bit RGB with paper tooth, `width` × `height` × 3 bytes. */
  pixels(): Uint8Array {
    const { width, height, rgb } = this;
    const out = new Uint8Array(width * height * 3);
    const step = 1 / this.scale;
    for (let y = 0; y < height; y++) {
      const fall = (y / height - 0.5) ** 2;
      for (let x = 0; x < width; x++) {
        const i = (y * width + x) * 3;
        const tooth = noiseAt(GRAIN, x, y) - noiseAt(GRAIN, x + 2, y + 2);
        const cloud = noiseAt(CLOUD, x * step * 0.5, y * step * 0.5);
        const light = (1 + tooth * 0.014 + cloud * 0.008) * (1 - 0.07 * ((x / width - 0.5) ** 2 + fall)) * 255;
        out[i] = clamp(rgb[i] * light + 0.5, 0, 255);
        out[i + 1] = clamp(rgb[i + 1] * light + 0.5, 0, 255);
        out[i + 2] = clamp(rgb[i + 2] * light + 0.5, 0, 255);
      }
    }
    return out;
  }
}
