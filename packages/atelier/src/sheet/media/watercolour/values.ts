/** Where the few values of each thing part: by the shares of its area that its handling asks for, so that flat cotton has them too. */
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { Handling } from './handlings.ts';
import { BARE, type Plate, THING } from './plate.ts';

export interface Values {
  handling: Handling;
  /** Of the thing as it was painted, evened. */
  luma: number;
  /** Levels of the light's field above which it is light, and half-light. */
  light: number;
  half: number;
  /** Levels of the tone's field below which it is shade, and dark. */
  shade: number;
  dark: number;
  /** Range of either field over the thing. */
  spread: number;
  lightSpread: number;
}

/** Bins of a histogram, and how levels, which are near 0, lie on them. */
const BINS = 480;
const LOWEST = -1.2;
const PER_LEVEL = 200;
const MOST_OWNERS = 256;
/** Least range that is told apart. */
const LEAST_SPREAD = 0.05;

interface Tally {
  tone: Uint32Array;
  light: Uint32Array;
  luma: number;
  count: number;
}

const binOf = (level: number): number => clamp(Math.floor((level - LOWEST) * PER_LEVEL), 0, BINS - 1);

function levelAt(bins: Uint32Array, count: number, share: number): number {
  let run = 0;
  for (let b = 0; b < BINS; b++) {
    run += bins[b];
    if (run >= share * count) return b / PER_LEVEL + LOWEST;
  }
  return 1;
}

function tallied(plate: Plate, scene: Scene, tone: Float32Array, light: Float32Array): (Tally | undefined)[] {
  const { box, w, h, step, figure, owner } = plate;
  const tallies = new Array<Tally | undefined>(MOST_OWNERS).fill(undefined);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (figure[i] < 0.9) continue;
      const id = owner[i];
      const tally = tallies[id] ?? { tone: new Uint32Array(BINS), light: new Uint32Array(BINS), luma: 0, count: 0 };
      tallies[id] = tally;
      tally.tone[binOf(tone[i])]++;
      tally.light[binOf(light[i])]++;
      const p = ((box.y + y * step) * scene.width + box.x + x * step) * 3;
      tally.luma += scene.rgb[p] * 0.3 + scene.rgb[p + 1] * 0.59 + scene.rgb[p + 2] * 0.11;
      tally.count++;
    }
  return tallies;
}

/** Values by owner. @param handlings by owner. */
export function valuesOf(
  plate: Plate,
  scene: Scene,
  fields: { tone: Float32Array; light: Float32Array },
  handlings: readonly Handling[],
): (Values | undefined)[] {
  return tallied(plate, scene, fields.tone, fields.light).map((tally, id) => {
    if (!tally) return undefined;
    const { tone, light, luma, count } = tally;
    const handling = handlings[id];
    const isCloth = id !== BARE && id !== THING;
    const dark = isCloth ? smoothstep(0.45, 0.15, luma / count) : 0;
    const pale = isCloth ? smoothstep(0.62, 0.85, luma / count) : 0;
    const lit = handling.light * lerp(1, 0.75, dark);
    return {
      handling,
      luma: luma / count,
      light: levelAt(light, count, 1 - lit),
      half: levelAt(light, count, 1 - handling.light - handling.half),
      shade: levelAt(tone, count, handling.shade + 0.06 * dark - 0.06 * pale),
      dark: levelAt(tone, count, handling.dark * lerp(1, 0.8, pale)),
      spread: Math.max(LEAST_SPREAD, levelAt(tone, count, 0.92) - levelAt(tone, count, 0.08)),
      lightSpread: Math.max(LEAST_SPREAD, levelAt(light, count, 0.95) - levelAt(light, count, 0.2)),
    };
  });
}
