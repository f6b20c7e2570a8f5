/** Light combed along the folds of each garment, so that the edges of washes follow the cloth; and the streaks of a dry brush. */
import { blurred } from '#atelier/kit/blur.ts';
import { zeros } from '#atelier/kit/fields.ts';
import { BLOT, noiseAt } from '#atelier/kit/noise.ts';
import { OWN, type Plate } from './plate.ts';

/** Page units over which the way of a fold is made out. */
const WAY = 5.5;
/** A pull straight down where nothing is folded, against squared slopes per page unit. */
const HANG = 2e-6;
/** Steps along a fold to either side, and their length in page units. */
const REACH = 7;
const STEP = 4.2;
/** How finely a brush streaks, points of noise to a page unit. */
const STREAK = 1.7;

interface Ways {
  dx: Float32Array;
  dy: Float32Array;
}

/** Which way folds run at each cell, a unit vector: across the steepest change of light. */
function waysOf({ figure, w, h, scale }: Plate, fold: Float32Array): Ways {
  const [xx, xy, yy] = [zeros(w * h), zeros(w * h), zeros(w * h)];
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (figure[i] < 0.9 || figure[i - 1] < 0.9 || figure[i + 1] < 0.9 || figure[i - w] < 0.9 || figure[i + w] < 0.9)
        continue;
      const gx = fold[i + 1] - fold[i - 1];
      const gy = fold[i + w] - fold[i - w];
      xx[i] = gx * gx;
      xy[i] = gx * gy;
      yy[i] = gy * gy;
    }
  const r = WAY * scale;
  const [a, b, c] = [blurred(xx, w, h, r), blurred(xy, w, h, r), blurred(yy, w, h, r)];
  const hang = HANG / scale;
  for (let i = 0; i < xx.length; i++) {
    if (figure[i] < 0.3) continue;
    const turn = 0.5 * Math.atan2(2 * b[i], a[i] + hang - c[i]);
    xx[i] = -Math.sin(turn);
    yy[i] = Math.cos(turn);
  }
  return { dx: xx, dy: yy };
}

/** What is walked over. */
interface Walked {
  ways: Ways;
  light: Float32Array;
  noise: Float32Array;
}

/** What a walk along a fold has met. */
const met = { light: 0, noise: 0, weight: 0 };

/** Walks from a cell along its fold to one end, inside its own garment. */
function walk(plate: Plate, { ways, light, noise }: Walked, from: number, sign: number): void {
  const { figure, owner, w, h } = plate;
  const step = STEP * plate.scale;
  const own = owner[from];
  let px = from % w;
  let py = (from - px) / w;
  let ox = ways.dx[from] * sign;
  let oy = ways.dy[from] * sign;
  for (let t = 1; t <= REACH; t++) {
    px += ox * step;
    py += oy * step;
    if (px < 0 || py < 0 || px >= w - 1 || py >= h - 1) return;
    const at = Math.round(py) * w + Math.round(px);
    if (figure[at] < OWN || owner[at] !== own) return;
    const weight = 1 - t / (REACH + 1);
    met.light += light[at] * weight;
    met.noise += noise[at] * weight;
    met.weight += weight;
    const along = ways.dx[at] * ox + ways.dy[at] * oy < 0 ? -1 : 1;
    if (ways.dx[at] === 0 && ways.dy[at] === 0) continue;
    ox = ways.dx[at] * along;
    oy = ways.dy[at] * along;
  }
}

export interface Flow {
  light: Float32Array;
  /** Signed, as noise. */
  streak: Float32Array;
}

/** @param fold light of the folds. @param offset moves the streaks. */
export function combed(plate: Plate, fold: Float32Array, offset: number): Flow {
  const { figure, w, h, scale } = plate;
  // nobody sees the way of a brush in a preview
  if (plate.step === 1) return { light: fold, streak: zeros(w * h) };
  const ways = waysOf(plate, fold);
  const light = zeros(w * h);
  const streak = zeros(w * h);
  const noise = zeros(w * h);
  const fine = STREAK / scale;
  for (let i = 0; i < noise.length; i++)
    if (figure[i] > 0.02) noise[i] = noiseAt(BLOT, (i % w) * fine + offset, Math.floor(i / w) * fine);
  const walked: Walked = { ways, light: fold, noise };
  for (let i = 0; i < light.length; i++) {
    light[i] = fold[i];
    if (figure[i] < 0.02) continue;
    met.light = fold[i];
    met.noise = noise[i];
    met.weight = 1;
    walk(plate, walked, i, 1);
    walk(plate, walked, i, -1);
    light[i] = met.light / met.weight;
    streak[i] = met.noise / Math.sqrt(met.weight);
  }
  return { light, streak };
}
