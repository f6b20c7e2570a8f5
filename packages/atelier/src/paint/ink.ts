/** Ink: ribbons of varying width, tapered, pressed on the turn, broken by the paper's tooth. */
import { rgbOf } from '#atelier/paint/colour.ts';
import { arcLength, clamp, lerp, normals, type Point, random, resample } from '#atelier/paint/geometry.ts';
import { GRAIN, noiseAt, noiseBetween, TREMOR } from '#atelier/paint/noise.ts';
import type { Box, Scene } from '#atelier/paint/scene.ts';

export interface Stroke {
  points: readonly Point[];
  /** Drawing units at full pressure. */
  width?: number;
  /** Share of the length over which the stroke swells from nothing, and dies. */
  taperIn?: number;
  taperOut?: number;
  alpha?: number;
  /** Heavier where the line runs across the light. Default true. */
  press?: boolean;
  /** How much the hand trembles, 1 = usual. */
  tremor?: number;
}

export interface InkOptions {
  colour: string;
  alpha?: number;
  /** Nothing is drawn outside these shapes. */
  clip?: readonly (readonly Point[])[] | undefined;
  /** Nothing is drawn inside these shapes. */
  cut?: readonly (readonly Point[])[] | undefined;
}

const swell = (t: number): number => Math.sin((t * Math.PI) / 2) * 0.9 + 0.1;

/** The outline of one stroke. Empty for a line of fewer than two points. */
export function ribbon(stroke: Stroke): Point[] {
  if (stroke.points.length < 2) return [];
  const length = arcLength(stroke.points);
  const count = clamp(Math.round(length / 3), 6, 240);
  const line = resample(stroke.points, count);
  const across = normals(line);
  const { width = 1.6, taperIn = 0.12, taperOut = 0.2, press = true, tremor = 1 } = stroke;
  const phase = random((line[0][0] * 31 + line[0][1] * 17 + count) | 0)() * 500;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const [nx, ny] = across[i];
    let k = 0.84 + 0.5 * noiseBetween(TREMOR, phase + t * length * 0.45, phase);
    if (taperIn > 0 && t < taperIn) k *= swell(t / taperIn);
    if (taperOut > 0 && t > 1 - taperOut) k *= swell((1 - t) / taperOut);
    if (press) k *= 0.62 + 0.66 * Math.abs(nx * 0.62 + ny * 0.78);
    const drift = noiseBetween(TREMOR, phase + i * 1.7, 77) * 0.35 * tremor;
    const half = Math.max(0.2, width * k * 0.5);
    left.push([line[i][0] + nx * (half + drift), line[i][1] + ny * (half + drift)]);
    right.push([line[i][0] - nx * (half - drift), line[i][1] - ny * (half - drift)]);
  }
  return left.concat(right.reverse());
}

/** Strokes laid down together, each in its colour. */
export interface InkGroup {
  strokes: readonly (Stroke & { colour: string })[];
  alpha?: number | undefined;
  clip?: InkOptions['clip'];
  /** Taken out of this group and of those before it. */
  cut?: InkOptions['cut'];
}

/** Draws strokes in one colour. */
export function drawInk(scene: Scene, strokes: readonly Stroke[], options: InkOptions): void {
  const { colour, alpha, clip, cut } = options;
  drawInkGroups(scene, [{ strokes: strokes.map((stroke) => ({ ...stroke, colour })), alpha, clip, cut }]);
}

const USUAL_ALPHA = 0.92;

/** Draws groups of strokes one over the other, in a single pass over the page. */
export function drawInkGroups(scene: Scene, groups: readonly InkGroup[]): void {
  const drawn = groups.map((group) => ({
    ...group,
    shapes: group.strokes.flatMap((stroke) => {
      const shape = ribbon(stroke);
      return shape.length ? [{ shape, stroke }] : [];
    }),
  }));
  const shapes = drawn.flatMap((group) => group.shapes.map(({ shape }) => shape));
  if (!shapes.length) return;
  const box = scene.bbox(shapes, 3);
  const c = scene.scratch(box);
  for (const group of drawn) {
    if (!group.shapes.length) continue;
    c.save();
    if (group.clip) {
      scene.trace(group.clip);
      c.clip();
    }
    for (const { shape, stroke } of group.shapes) {
      const [r, g, b] = rgbOf(stroke.colour);
      const alpha = (stroke.alpha ?? 1) * (group.alpha ?? USUAL_ALPHA);
      c.fillStyle = `rgba(${Math.round(r * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${alpha})`;
      scene.trace([shape]);
      c.fill();
    }
    c.restore();
    if (!group.cut) continue;
    c.save();
    c.globalCompositeOperation = 'destination-out';
    c.fillStyle = '#000';
    for (const shape of group.cut) {
      scene.trace([shape]);
      c.fill();
    }
    c.restore();
  }
  layInk(scene, box, scene.bytes(box));
}

/** Is a stroke of this colour (0..255) a drawn line, and not a light thread or a coloured cord? */
export const isLine = (r: number, g: number, b: number): boolean => r * 0.3 + g * 0.59 + b * 0.11 < 110;

/** Lays the colours of a canvas onto the page, broken by the paper's tooth. */
function layInk({ rgb, width, line }: Scene, box: Box, bytes: Uint8ClampedArray): void {
  for (let y = 0; y < box.h; y++) {
    for (let x = 0; x < box.w; x++) {
      const from = (y * box.w + x) * 4;
      const raw = bytes[from + 3];
      if (raw === 0) continue;
      const tooth = 1 + Math.min(0, noiseAt(GRAIN, x + box.x, y + box.y) + 0.15) * 0.5;
      const a = (raw * tooth) / 255;
      const at = (y + box.y) * width + x + box.x;
      if (line && isLine(bytes[from], bytes[from + 1], bytes[from + 2])) {
        line[at] += (1 - line[at]) * a;
        continue;
      }
      const i = at * 3;
      rgb[i] = lerp(rgb[i], bytes[from] / 255, a);
      rgb[i + 1] = lerp(rgb[i + 1], bytes[from + 1] / 255, a);
      rgb[i + 2] = lerp(rgb[i + 2], bytes[from + 2] / 255, a);
    }
  }
}
