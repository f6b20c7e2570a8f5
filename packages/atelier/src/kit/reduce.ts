/** Fields of numbers made smaller, as softly as a good lens would. */
import { scoped, zeros } from './fields.ts';

export interface Size {
  width: number;
  height: number;
}

/** Mitchell's kernel: no ringing, which would leave a pale halo along every dark contour. Reaches 2 to either side. */
function mitchell(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (7 * x ** 3 - 12 * x ** 2 + 16 / 3) / 6;
  return x < 2 ? ((-7 / 3) * x ** 3 + 12 * x ** 2 - 20 * x + 32 / 3) / 6 : 0;
}

/** For each of `to` places: where among `from` its taps begin, and their weights. */
function tapsOf(from: number, to: number): { starts: Int32Array; weights: Float32Array; taps: number } {
  const ratio = from / to;
  const reach = 2 * ratio;
  const taps = Math.ceil(reach * 2) + 1;
  const starts = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let i = 0; i < to; i++) {
    const middle = (i + 0.5) * ratio - 0.5;
    starts[i] = Math.ceil(middle - reach);
    let sum = 0;
    for (let k = 0; k < taps; k++) sum += weights[i * taps + k] = mitchell((starts[i] + k - middle) / ratio);
    for (let k = 0; k < taps; k++) weights[i * taps + k] /= sum;
  }
  return { starts, weights, taps };
}

const held = (i: number, count: number): number => (i < 0 ? 0 : i < count ? i : count - 1);

/** The same field, `channels` numbers a place, at another size no greater than its own. */
export function reduced(field: Float32Array, channels: number, from: Size, to: Size): Float32Array {
  if (from.width === to.width && from.height === to.height) return field;
  const out = new Float32Array(to.width * to.height * channels);
  const across = tapsOf(from.width, to.width);
  const down = tapsOf(from.height, to.height);
  const row = from.width * channels;
  scoped(() => {
    const line = zeros(row);
    for (let y = 0; y < to.height; y++) {
      line.fill(0);
      for (let k = 0; k < down.taps; k++) {
        const weight = down.weights[y * down.taps + k];
        const at = held(down.starts[y] + k, from.height) * row;
        if (weight !== 0) for (let i = 0; i < row; i++) line[i] += field[at + i] * weight;
      }
      for (let x = 0; x < to.width; x++) {
        const to0 = (y * to.width + x) * channels;
        for (let k = 0; k < across.taps; k++) {
          const weight = across.weights[x * across.taps + k];
          const at = held(across.starts[x] + k, from.width) * channels;
          for (let c = 0; c < channels; c++) out[to0 + c] += line[at + c] * weight;
        }
      }
    }
  });
  return out;
}
