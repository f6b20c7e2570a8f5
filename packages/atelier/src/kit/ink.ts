/** Ink: ribbons of varying width, tapered, pressed on the turn, broken by the paper's tooth. */
import { chance, SAME } from './chance.ts';
import { rgbOf } from './colour.ts';
import { arcLength, resample } from './curves.ts';
import { inkShapes } from './ink-shapes.ts';
import { NOISE_SIDE, noiseBetween, TREMOR } from './noise.ts';
import { clamp } from './numbers.ts';
import type { Point } from './points.ts';
import type { Scene } from './scene.ts';

export interface Stroke {
  points: readonly Point[];
  /** Page units at full pressure. */
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

/** Page units between two points of a stroke. */
const SPACING = 3;

/** The outline of one stroke. Empty for a line of fewer than two points. @param coarser how many times farther apart its points may lie. */
export function ribbon(stroke: Stroke, coarser = 1): Point[] {
  if (stroke.points.length < 2) return [];
  const length = arcLength(stroke.points);
  const count = clamp(Math.round(length / (SPACING * coarser)), coarser > 1 ? 4 : 6, 240);
  const line = resample(stroke.points, count);
  const { width = 1.6, taperIn = 0.12, taperOut = 0.2, press = true, tremor = 1 } = stroke;
  const phase = chance(SAME, 'ink.phase', line[0][0] * 31, line[0][1] * 17, count) * NOISE_SIDE;
  const out = new Array<Point>(2 * count);
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const before = line[Math.max(0, i - 1)];
    const after = line[Math.min(count - 1, i + 1)];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const run = Math.sqrt(dx * dx + dy * dy) || 1;
    const nx = -dy / run;
    const ny = dx / run;
    let k = 0.84 + 0.5 * noiseBetween(TREMOR, phase + t * length * 0.45, phase);
    if (taperIn > 0 && t < taperIn) k *= swell(t / taperIn);
    if (taperOut > 0 && t > 1 - taperOut) k *= swell((1 - t) / taperOut);
    if (press) k *= 0.62 + 0.66 * Math.abs(nx * 0.62 + ny * 0.78);
    const drift = noiseBetween(TREMOR, phase + i * 1.7, 77) * 0.35 * tremor;
    const half = Math.max(0.2, width * k * 0.5);
    const [x, y] = line[i];
    out[i] = [x + nx * (half + drift), y + ny * (half + drift)];
    out[2 * count - 1 - i] = [x - nx * (half - drift), y - ny * (half - drift)];
  }
  return out;
}

/** Strokes laid down together, each in its colour. */
export interface InkGroup {
  strokes: readonly (Stroke & { colour: string; isCord?: boolean })[];
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
/** How much coarser lines are in a preview. */
const COARSER = 4.4;

/** Draws groups of strokes one over the other, each clipped and cut by its own. */
export function drawInkGroups(scene: Scene, groups: readonly InkGroup[]): void {
  const coarser = scene.shows('outline') ? 1 : COARSER;
  inkShapes(
    scene,
    groups.map(({ strokes, clip, cut, alpha = USUAL_ALPHA }) => ({
      inked: strokes.map((stroke) => ({
        shape: ribbon(stroke, coarser),
        rgb: rgbOf(stroke.colour),
        alpha: (stroke.alpha ?? 1) * alpha,
        isCord: stroke.isCord ?? false,
      })),
      clip,
      cut,
    })),
  );
}
