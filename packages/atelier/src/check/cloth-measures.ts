/** What lets an eye tell one cloth from another, as plain numbers: measured on the finished picture, inside the garment's own mask. */
import { blurred } from '#atelier/kit/blur.ts';
import { zeros } from '#atelier/kit/fields.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';

/** Each with the least difference that is seen beside another: what lies nearer is one cloth to the eye. */
const SEEN_FROM = {
  /** Luma of the darkest twentieth, the middle's lower and upper fifth, and the lightest hundredth, against the middle. */
  deep: 0.07,
  low: 0.05,
  high: 0.06,
  glint: 0.15,
  /** Share of the cloth that is clearly lighter than its middle. */
  lit: 0.025,
  /** How steeply its values part, against their range, a pixel. */
  edge: 0.012,
  /** Unrest of neighbours, and of places some pixels apart, against the middle. */
  fine: 0.01,
  coarse: 0.007,
  /** Whether the unrest runs down rather than across, and to one slant rather than the other; logarithms. */
  upright: 0.22,
  slant: 0.16,
  /** How much lighter it is along its outline than within, against the middle. */
  rim: 0.08,
  /** Share that has not the hue of the dye: what lies beneath is seen. */
  through: 0.04,
  /** Area against cotton's of the same cut, and length of its outline, against its size. */
  area: 0.12,
  outline: 0.06,
} as const satisfies Readonly<Record<string, number>>;

type Measure = keyof typeof SEEN_FROM;
export type ClothMeasures = Record<Measure, number>;

/** Pixels over which the mask is softened, and from which softened cover a pixel lies within and not along the outline. */
const ALONG = 5;
const WITHIN = 0.995;
/** Softenings between which unrest is told, pixels. */
const FINE = 1.2;
const COARSE = 4;
/** What keeps black from being measured against nothing. */
const BLACK = 0.06;
/** Against the middle, from where a pixel is lit. */
const LIT = 1.3;
/** Distance in hue, the sum of three shares, from which a pixel is of another dye. */
const OTHER_HUE = 0.09;

/** What is measured, cut out of the page. */
interface Cut {
  w: number;
  h: number;
  luma: Float32Array;
  /** Pixels of the garment, and those within it. */
  mask: Float32Array;
  within: number[];
  along: number[];
  /** Per pixel, shares of red and of blue. */
  hue: Float32Array;
}

function cutOut({ rgb, width, height }: Scene, garmentAt: Uint8Array, index: number): Cut {
  let [left, right, top, low] = [width, 0, height, 0];
  for (let i = 0; i < garmentAt.length; i++) {
    if (garmentAt[i] !== index + 1) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    low = y;
  }
  const [w, h] = [right - left + 3, low - top + 3];
  const cut = { luma: zeros(w * h), mask: zeros(w * h), hue: zeros(w * h * 2) };
  for (let y = top; y <= low; y++)
    for (let x = left; x <= right; x++) {
      const from = y * width + x;
      const to = (y - top + 1) * w + x - left + 1;
      const [r, g, b] = [rgb[from * 3] ?? 0, rgb[from * 3 + 1] ?? 0, rgb[from * 3 + 2] ?? 0];
      cut.luma[to] = r * 0.3 + g * 0.59 + b * 0.11;
      cut.mask[to] = garmentAt[from] === index + 1 ? 1 : 0;
      const sum = r + g + b + BLACK;
      cut.hue[to * 2] = r / sum;
      cut.hue[to * 2 + 1] = b / sum;
    }
  const soft = blurred(cut.mask, w, h, ALONG);
  const [within, along]: [number[], number[]] = [[], []];
  for (let i = w; i < w * (h - 1); i++) {
    if (!cut.mask[i]) continue;
    if ((soft[i] ?? 0) > WITHIN) within.push(i);
    else along.push(i);
  }
  return { ...cut, w, h, within, along };
}

const meanOf = (field: Float32Array, at: readonly number[]): number =>
  at.reduce((sum, i) => sum + (field[i] ?? 0), 0) / Math.max(1, at.length);

/** The field softened over the mask alone. */
function softened({ mask, w, h }: Cut, field: Float32Array, radius: number): Float32Array {
  const own = field.map((v, i) => v * (mask[i] ?? 0));
  const sum = blurred(own, w, h, radius);
  const cover = blurred(mask, w, h, radius);
  return sum.map((v, i) => v / Math.max(1e-3, cover[i] ?? 0));
}

/** Mean change from a pixel to the one `step` further. */
const changeOf = (field: Float32Array, at: readonly number[], step: number): number =>
  at.reduce((sum, i) => sum + Math.abs((field[i + step] ?? 0) - (field[i] ?? 0)), 0) / Math.max(1, at.length);

function quantiles(field: Float32Array, at: readonly number[]): (share: number) => number {
  const sorted = Float32Array.from(at, (i) => field[i] ?? 0).sort();
  return (share) => sorted[clamp(Math.floor(sorted.length * share), 0, sorted.length - 1)] ?? 0;
}

/** Share of the cloth whose hue is not that of most of it. */
function throughOf({ hue, within, luma }: Cut): number {
  const shareOf = (offset: 0 | 1): Float32Array => luma.map((_, i) => hue[i * 2 + offset] ?? 0);
  const [reds, blues] = [shareOf(0), shareOf(1)];
  const [red, blue] = [quantiles(reds, within)(0.5), quantiles(blues, within)(0.5)];
  const other = within.filter((i) => Math.abs((reds[i] ?? 0) - red) + Math.abs((blues[i] ?? 0) - blue) > OTHER_HUE);
  return other.length / Math.max(1, within.length);
}

/** @param index of the garment in its Look. @param plainArea pixels of cotton of the same cut, 0 where nothing is compared. */
export function measureCloth(scene: Scene, garmentAt: Uint8Array, index: number, plainArea = 0): ClothMeasures {
  const cut = cutOut(scene, garmentAt, index);
  const { luma, within, along, mask, w } = cut;
  const at = quantiles(luma, within);
  const middle = at(0.5) + BLACK;
  const against = (share: number): number => (at(share) + BLACK) / middle;
  const near = softened(cut, luma, FINE);
  const far = softened(cut, luma, COARSE);
  const fine = luma.map((v, i) => v - (near[i] ?? 0));
  const coarse = near.map((v, i) => Math.abs(v - (far[i] ?? 0)));
  const steep = near.map((v, i) => Math.hypot((near[i + 1] ?? v) - v, (near[i + w] ?? v) - v));
  const unrest = fine.map(Math.abs);
  const size = within.length + along.length;
  const ends = mask.reduce(
    (sum, v, i) => sum + (v !== (mask[i + 1] ?? 0) ? 1 : 0) + (v !== (mask[i + w] ?? 0) ? 1 : 0),
    0,
  );
  return {
    deep: against(0.05),
    low: against(0.2),
    high: against(0.8),
    glint: against(0.99),
    lit: within.filter((i) => (luma[i] ?? 0) + BLACK > middle * LIT).length / Math.max(1, within.length),
    edge: quantiles(steep, within)(0.97) / (at(0.97) - at(0.03) + BLACK),
    fine: quantiles(unrest, within)(0.5) / middle,
    coarse: quantiles(coarse, within)(0.5) / middle,
    upright: Math.log(changeOf(fine, within, 1) / changeOf(fine, within, w)),
    slant: Math.log(changeOf(fine, within, w + 1) / changeOf(fine, within, w - 1)),
    rim: (meanOf(luma, along) - meanOf(luma, within)) / middle,
    through: throughOf(cut),
    area: plainArea ? size / plainArea : size,
    outline: ends / Math.sqrt(size) / 12,
  };
}

/** What tells two cloths apart over all their pictures best, and by how many times what is seen; 1 and more is told. */
export function toldApart(a: readonly ClothMeasures[], b: readonly ClothMeasures[]): { by: Measure; times: number } {
  // Object.keys of a record has its keys
  const all = (Object.keys(SEEN_FROM) as Measure[]).map((by) => {
    const [own, other] = [a.map((m) => m[by]), b.map((m) => m[by])];
    const gap = Math.max(Math.min(...own) - Math.max(...other), Math.min(...other) - Math.max(...own));
    return { by, times: gap / SEEN_FROM[by] };
  });
  return all.reduce((best, next) => (next.times > best.times ? next : best));
}
