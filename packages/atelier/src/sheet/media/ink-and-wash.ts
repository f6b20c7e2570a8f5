/**
 * Ink and wash: a brush line that swells on the shadow side, and colour laid over it wet and loose. The washes wander off the
 * line, run back where they met, gather at their edge, and leave the paper white where the light falls.
 */
import { die, stream } from '#atelier/kit/chance.ts';
import { scoped, zeros } from '#atelier/kit/fields.ts';
import { BLOT, CLOUD, GRAIN, NOISE_SIDE, noiseAt, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { meanOnFigure } from './tone-field.ts';

/** Sepia-black of the line, and the cool grey of the shadow wash. */
const INK = [0.105, 0.09, 0.1] as const;
const SHADOW = [0.46, 0.47, 0.56] as const;

/** How far a wash strays from its line, page units, and how far all colour was laid beside the drawing. */
const STRAY = 3.4;
const BESIDE = [1.6, -1.1] as const;

/** What a wash needs to know of each pixel. */
interface Wash {
  /** Wet paper, 0..1, and the same softened: its rim is where pigment gathers. */
  wet: Float32Array;
  rim: Float32Array;
  /** Light above (+) or below (−) its surroundings. */
  relief: Float32Array;
}

function measure(scene: Scene, light: Float32Array): Wash {
  const { figure, width, height, scale } = scene;
  const wet = scene.blur(figure, width, height, 1.6 * scale);
  for (let i = 0; i < wet.length; i++) wet[i] = smoothstep(0.3, 0.62, wet[i]);
  const rim = scene.blur(wet, width, height, 4.2 * scale);
  const near = meanOnFigure(scene, light, 2.6);
  const around = meanOnFigure(scene, light, 30);
  const relief = zeros(near.length);
  for (let i = 0; i < relief.length; i++) relief[i] = (near[i] - around[i]) / around[i];
  return { wet, rim, relief };
}

/** A backrun: water crept into drying paint and pushed its pigment to a ragged shore. */
function backrun(px: number, py: number, offset: number): number {
  const tide =
    noiseBetween(CLOUD, px * 0.62 + offset, py * 0.62) +
    noiseBetween(BLOT, px * 1.1, py * 1.1 + offset) * 0.16 +
    noiseBetween(TREMOR, px * 2.2 + offset, py * 2.2) * 0.05;
  const past = tide - 0.26;
  if (past < -0.05) return 1;
  const shore = Math.exp(-((past / 0.022) ** 2));
  return lerp(1, 0.62, smoothstep(0, 0.09, past)) + 0.5 * shore;
}

/** Lays colour over the scene anew as loose washes; `rgb` is read from a copy of what was painted. */
function layWashes(scene: Scene, wash: Wash, garmentAt: Uint8Array): void {
  const { rgb, width, height, scale: k, paper, figure } = scene;
  const painted = rgb.slice();
  const offset = die(NOISE_SIDE, scene.seed, 'ink.wash-noise');
  for (let y = 0; y < height; y++) {
    const py = y / k;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (wash.rim[at] < 0.002 && Math.abs(painted[at * 3] - paper[0]) < 0.002) continue;
      const px = x / k;
      const strayX = noiseBetween(TREMOR, px * 0.5 + offset, py * 0.5) * STRAY + BESIDE[0];
      const strayY = noiseBetween(TREMOR, px * 0.5 + 190, py * 0.5 + offset) * STRAY + BESIDE[1];
      const fx = clamp(Math.round(x + strayX * k), 0, width - 1);
      const fy = clamp(Math.round(y + strayY * k), 0, height - 1);
      const wetAt = fy * width + fx;
      const wet = wash.wet[wetAt];
      // small forms (a face, a shoe) keep their colour in place
      const from = (figure[at] > 0.5 && wet > 0.5 ? at : wetAt) * 3;
      const run = backrun(px, py, offset);
      const grain = noiseAt(GRAIN, x, y);
      let light = 0;
      let shade = 0;
      let pool = 0;
      let deep = 0;
      if (wet > 0.02) {
        const rag = noiseBetween(BLOT, px * 1.3 + offset, py * 1.3) * 0.05 + grain * 0.03;
        const relief = wash.relief[wetAt];
        // a dark is washed in one load: the paper is not left white in it, the wash is only thinner along a light
        const dark =
          garmentAt[wetAt] === 0
            ? 0
            : smoothstep(0.54, 0.26, painted[from] * 0.3 + painted[from + 1] * 0.59 + painted[from + 2] * 0.11);
        light = smoothstep(0.07, 0.15, relief * (1 - 0.4 * dark) + rag);
        const lit = Math.max(
          0,
          wash.rim[wetAt] -
            wash.rim[
              clamp(fy - Math.round(4 * k), 0, height - 1) * width + clamp(fx - Math.round(7 * k), 0, width - 1)
            ],
        );
        light = Math.max(light, smoothstep(0.16, 0.3, lit + rag));
        // skin keeps its tone: white is left on it in small lights only
        if (garmentAt[wetAt] === 0) light *= 0.4;
        light *= 1 - 0.85 * dark;
        deep = dark;
        // the shade on skin is thin and let run, or a cheek would seem bruised
        const turned =
          garmentAt[wetAt] === 0 ? 0.55 * smoothstep(0.04, 0.2, -relief + rag) : smoothstep(0.05, 0.11, -relief + rag);
        shade = turned * wet * (1 - light);
        pool = clamp((1 - wash.rim[wetAt]) * 2 - 0.1) ** 2 * wet;
      }
      // a face is washed with care: hardly a backrun stains it
      const loaded = lerp(run, 1, figure[at] > 0.5 && garmentAt[at] === 0 ? 0.85 : deep * 0.72);
      const flow = (wet > 0.02 ? lerp(0.5, loaded, 0.92) : 0.9 * run) * (1 + grain * 0.2);
      const load = lerp(0.82, 1.04, deep);
      const density = wet > 0.02 ? load * flow * (1 - 0.88 * light) * (1 + 0.42 * pool) * lerp(1, wet, 0.9) : flow;
      for (let c = 0; c < 3; c++) {
        const pigment = Math.log(Math.max(0.035, painted[from + c]) / paper[c]);
        // a light paler than the paper stays within white
        rgb[at * 3 + c] = Math.min(1, paper[c] * Math.exp(pigment * density) * (1 - shade * 0.3 * (1 - SHADOW[c])));
      }
    }
  }
}

/** Draws the line heavy and alive: swollen where the form turns from the light, dry where the brush ran out. */
function layLine(scene: Scene): void {
  const { rgb, figure, line, width, height, scale: k } = scene;
  if (!line) return;
  const soft = scene.blur(line, width, height, 0.75 * k);
  const body = scene.blur(figure, width, height, 0.8 * k);
  const reach = Math.max(1, Math.round(2.6 * k));
  const offset = die(NOISE_SIDE, scene.seed, 'ink.line-noise');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const px = x / k;
      const py = y / k;
      const swell = clamp(0.62 + 0.75 * noiseBetween(TREMOR, px * 0.35 + offset, py * 0.35), 0.12, 1.25);
      let cover = Math.max(line[at], smoothstep(0.16, 0.42, soft[at] * (0.7 + swell * 0.5)));
      const far = clamp(y + reach, 0, height - 1) * width + clamp(x + reach, 0, width - 1);
      const turned = Math.max(0, body[at] - body[far]);
      if (turned > 0.05) cover = Math.max(cover, smoothstep(0.45, 0.8, turned * (0.5 + swell * 0.75)) * 0.96);
      if (cover < 0.01) continue;
      const dry = smoothstep(-0.62, -0.2, noiseAt(GRAIN, x, y) + cover * 0.5);
      const a = cover * lerp(0.55, 1, dry) * 0.95;
      for (let c = 0; c < 3; c++) rgb[at * 3 + c] += (INK[c] - rgb[at * 3 + c]) * a;
    }
}

/** A few drops that flew off the brush, near the hem. */
function spatter(scene: Scene, at: readonly [number, number], colour: readonly number[]): void {
  const { rgb, width, height, scale: k, seed } = scene;
  const next = stream(seed, 'ink.spatter');
  for (let n = 0; n < 13; n++) {
    const turn = next() * Math.PI * 2;
    const away = 40 + next() ** 1.6 * 170;
    const cx = (at[0] + Math.cos(turn) * away) * k;
    const cy = (at[1] + Math.sin(turn) * away * 0.5) * k;
    const radius = (0.9 + next() ** 3 * 4.2) * k;
    const depth = 0.35 + next() * 0.45;
    for (let y = Math.max(0, Math.floor(cy - radius)); y < Math.min(height, cy + radius + 1); y++)
      for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius + 1); x++) {
        const r = Math.hypot(x - cx, y - cy) / radius;
        if (r >= 1) continue;
        const q = smoothstep(1, 0.86, r) * depth * (0.7 + 0.5 * r * r);
        const p = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) rgb[p + c] *= Math.exp(Math.log(Math.max(0.05, colour[c])) * q);
      }
  }
}

/** Turns a scene painted with its lines apart into ink and wash. @param splash where and in which colour drops fall. */
export function inkAndWash(
  scene: Scene,
  garmentAt: Uint8Array,
  splash?: { at: readonly [number, number]; colour: readonly number[] },
): void {
  const { light } = scene;
  if (!light) throw new RangeError('scene: ink needs a scene with its lines apart');
  scoped(() => {
    layWashes(scene, measure(scene, light), garmentAt);
    if (splash) spatter(scene, splash.at, splash.colour);
    layLine(scene);
  });
}
