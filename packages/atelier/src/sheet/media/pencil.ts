/**
 * Coloured pencil: a rubbed ground of pigment, thousands of strokes that follow the form over it, crossed in the shade, and a
 * graphite line. The paper's tooth takes the pigment on its heights and stays white in its hollows.
 */

import { type Context2D, newContext } from '#atelier/kit/canvas.ts';
import { branch, die, stream } from '#atelier/kit/chance.ts';
import { luma } from '#atelier/kit/colour.ts';
import { scoped } from '#atelier/kit/fields.ts';
import { BLOT, GRAIN, NOISE_SIDE, noiseAt, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';
import { type Directions, directionsOf } from './hatching.ts';
import { lumaField } from './tone-field.ts';

const GRAPHITE = [0.2, 0.19, 0.21] as const;

interface Pass {
  /** Page units between strokes, and their length and width. */
  gap: number;
  length: number;
  width: number;
  alpha: number;
  /** Turn from the form's direction, radians. */
  turn: number;
  /** Only where the tone is darker than this, 0 paper to 1 black. */
  from: number;
  /** How much darker than the colour beneath the pencil is. */
  press: number;
}

const PASSES: readonly Pass[] = [
  { gap: 5.6, length: 62, width: 1.5, alpha: 0.46, turn: 0, from: 0.05, press: 1.22 },
  { gap: 6.2, length: 48, width: 1.35, alpha: 0.5, turn: 0.38, from: 0.34, press: 1.55 },
  { gap: 5.6, length: 36, width: 1.4, alpha: 0.5, turn: -0.3, from: 0.6, press: 1.9 },
];

/** Length and pressure of a stroke on skin and hair, beside those on cloth. */
const SHARP = 0.32;

/** A stroke ends where the colour beneath it is another's. */
const OTHER = 0.16;

interface Sheet {
  scene: Scene;
  tone: Float32Array;
  garmentAt: Uint8Array;
  lead: Directions;
}

/** The line of one stroke through a pixel: it follows the form and stops at the edge of its colour. */
function strokeFrom({ scene, lead, garmentAt }: Sheet, x: number, y: number, pass: Pass, long: number): Point[] {
  const { rgb, figure, width, height, scale } = scene;
  const step = 2.6 * scale;
  const start = Math.round(y) * width + Math.round(x);
  const home = start * 3;
  const walk = (way: 1 | -1): Point[] => {
    const points: Point[] = [];
    let [px, py] = [x, y];
    let [lastX, lastY] = [0, 0];
    for (let gone = 0; gone < long / 2; gone += step) {
      let [dx, dy] = lead(px, py);
      const cos = Math.cos(pass.turn);
      const sin = Math.sin(pass.turn);
      [dx, dy] = [dx * cos - dy * sin, dx * sin + dy * cos];
      const sense = gone ? Math.sign(dx * lastX + dy * lastY) || 1 : way;
      [lastX, lastY] = [dx * sense, dy * sense];
      px += lastX * step;
      py += lastY * step;
      const at = Math.round(py) * width + Math.round(px);
      if (px < 1 || py < 1 || px > width - 2 || py > height - 2) break;
      const p = at * 3;
      const apart =
        Math.abs(rgb[p] - rgb[home]) + Math.abs(rgb[p + 1] - rgb[home + 1]) + Math.abs(rgb[p + 2] - rgb[home + 2]);
      if (figure[at] < 0.3 || apart > OTHER * 3 || garmentAt[at] !== garmentAt[start]) break;
      points.push([px, py]);
    }
    return points;
  };
  return [...walk(-1).reverse(), [x, y], ...walk(1)];
}

/** One pass of hatching onto the canvas of `box`. */
function hatch(sheet: Sheet, c: Context2D, box: Box, pass: Pass, seed: number): void {
  const { scene, tone: field, garmentAt } = sheet;
  const { rgb, figure, width, scale: k, paper } = scene;
  const next = stream(seed, 'pencil.strokes');
  const gap = pass.gap * k;
  const white = luma(paper);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (let gy = box.y; gy < box.y + box.h; gy += gap)
    for (let gx = box.x; gx < box.x + box.w; gx += gap) {
      const x = Math.min(box.x + box.w - 1, gx + next() * gap);
      const y = Math.min(box.y + box.h - 1, gy + next() * gap);
      const chance = next();
      const reach = next();
      const at = Math.floor(y) * width + Math.floor(x);
      if (figure[at] < 0.4) continue;
      const tone = 1 - field[at] / white;
      // skin is modelled with a sharp point and a light hand, or it would look like fur
      const fine = garmentAt[at] ? 1 : SHARP;
      const want = smoothstep(pass.from - 0.06, pass.from + 0.3, tone);
      if (chance > 0.1 + 0.95 * want) continue;
      const points = strokeFrom(
        sheet,
        Math.floor(x),
        Math.floor(y),
        pass,
        pass.length * k * fine * (0.6 + reach * 0.8),
      );
      if (points.length < 2) continue;
      // a dark pencil pressed hard is hardly darker: navy stays navy
      const press = lerp(pass.press, 1.06, smoothstep(0.5, 0.88, tone));
      const ink = [0, 1, 2].map((n) =>
        Math.round(255 * paper[n] * (Math.max(0.03, rgb[at * 3 + n]) / paper[n]) ** press),
      );
      c.strokeStyle = `rgb(${ink.join()})`;
      c.globalAlpha = pass.alpha * (0.15 + 0.85 * fine) * (0.55 + 0.6 * want) * (0.75 + 0.4 * reach);
      c.lineWidth = pass.width * k * (0.3 + 0.7 * fine) * (0.8 + 0.5 * chance);
      c.beginPath();
      for (const [px, py] of points) c.lineTo(px - box.x, py - box.y);
      c.stroke();
    }
}

/**
 * How readily the paper takes pigment here, 0 hollow to 1 height. @param depth of the tooth, 0..1: it is a page unit wide, so
 * that a small picture sees the mean of several.
 */
const toothAt = (x: number, y: number, depth: number): number =>
  clamp(0.5 + (noiseAt(GRAIN, x, y) * 0.85 + noiseAt(GRAIN, x * 0.5 + 99, y * 0.5) * 0.25) * depth);
const toothOf = ({ scale }: Scene): number => clamp(scale * scale, 0.12, 1);

/** The rubbed ground: thin pigment, patchy, nothing where the light falls. */
function layRubbed({ scene, tone: field, garmentAt }: Sheet): void {
  const { rgb, width, height, scale: k, paper, figure } = scene;
  const depth = toothOf(scene);
  const white = luma(paper);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const tone = 1 - field[at] / white;
      if (Math.abs(tone) < 0.004 && figure[at] === 0) continue;
      const patch = 1 + 0.3 * noiseBetween(BLOT, (x / k) * 0.8, (y / k) * 0.8);
      // a dark is worked until the tooth is full; a light is breathed on
      const full = smoothstep(0.35, 0.95, tone);
      // on a face and in the darks the paper hardly shows
      const tooth = toothAt(x, y, depth * (garmentAt[at] || figure[at] === 0 ? 1 - 0.75 * full : 0.4));
      const take =
        figure[at] > 0
          ? lerp(0.42, 0.92, full) * lerp(patch, 1, full * 0.7) * (0.72 + 0.56 * tooth)
          : 0.2 + 0.9 * tooth;
      for (let c = 0; c < 3; c++) {
        const i = at * 3 + c;
        rgb[i] = paper[c] * (Math.max(0.02, rgb[i]) / paper[c]) ** take;
      }
    }
}

/** Lays what the canvas holds over the page, thinned by the tooth. */
function soak(scene: Scene, box: Box, bytes: Uint8ClampedArray): void {
  const { rgb, width } = scene;
  const depth = toothOf(scene);
  for (let y = 0; y < box.h; y++)
    for (let x = 0; x < box.w; x++) {
      const from = (y * box.w + x) * 4;
      const raw = bytes[from + 3] / 255;
      if (raw === 0) continue;
      const tooth = toothAt(x + box.x, y + box.y, depth);
      const a = raw * lerp(smoothstep(0.1, 0.7, tooth + raw * 0.3), 1, 0.3);
      const p = ((y + box.y) * width + x + box.x) * 3;
      for (let c = 0; c < 3; c++) rgb[p + c] += (Math.min(rgb[p + c], bytes[from + c] / 255) - rgb[p + c]) * a;
    }
}

/** Graphite over the drawn lines, with the searching line beside them. */
function layGraphite(scene: Scene): void {
  const { rgb, line, width, height, scale: k } = scene;
  if (!line) return;
  const depth = toothOf(scene);
  const soft = scene.blur(line, width, height, 0.6 * k);
  const strayed = die(NOISE_SIDE, scene.seed, 'pencil.stray');
  const searchX = Math.round(1.9 * k);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const stray = noiseBetween(TREMOR, (x / k) * 0.16, (y / k) * 0.16 + strayed);
      const beside = x >= searchX && stray > 0.05 ? soft[at - searchX] * clamp(stray * 1.6, 0, 0.5) : 0;
      const cover = Math.max(line[at] * 0.78, soft[at] * 0.55, beside);
      if (cover < 0.015) continue;
      const a = cover * smoothstep(0.08, 0.62, toothAt(x, y, depth) + cover * 0.3);
      for (let c = 0; c < 3; c++) rgb[at * 3 + c] += (Math.min(GRAPHITE[c], rgb[at * 3 + c]) - rgb[at * 3 + c]) * a;
    }
}

/** The smallest box that holds the figure and everything else that is hatched. */
function figureBox({ figure, width, height }: Scene): Box {
  let [left, top, right, low] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (figure[y * width + x] < 0.4) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      low = y;
    }
  return right < left ? { x: 0, y: 0, w: 1, h: 1 } : { x: left, y: top, w: right - left + 1, h: low - top + 1 };
}

/** Turns a scene painted with its lines apart into a coloured-pencil drawing. */
export function colouredPencil(scene: Scene, garmentAt: Uint8Array): void {
  scoped(() => {
    const tone = lumaField(scene);
    const sheet: Sheet = { scene, tone, garmentAt, lead: directionsOf(scene, scene.light ?? tone) };
    const box = figureBox(scene);
    const c = newContext(box.w, box.h);
    for (const [i, pass] of PASSES.entries()) hatch(sheet, c, box, pass, branch(scene.seed, 'pencil.pass', i));
    const bytes = c.getImageData(0, 0, box.w, box.h).data;
    layRubbed(sheet);
    soak(scene, box, bytes);
    layGraphite(scene);
  });
}
