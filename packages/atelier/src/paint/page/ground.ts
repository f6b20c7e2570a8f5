/** Paper and its one quiet wash, worked out coarsely and laid over the page in a single pass. */
import { rgbOf } from '#atelier/paint/colour.ts';
import { scoped, zeros } from '#atelier/paint/fields.ts';
import { norm, smoothstep } from '#atelier/paint/geometry.ts';
import { BLOT, CLOUD, noiseBetween, TREMOR } from '#atelier/paint/noise.ts';
import { GROUND } from '#atelier/paint/page/layout.ts';
import type { WashKind } from '#atelier/paint/page/manner.ts';
import type { Scene } from '#atelier/paint/scene.ts';

/** How deep inside the shape a point lies, page units; negative outside. `x` counts from the figure's plumb line. */
type Depth = (x: number, y: number) => number;

const box = (x: number, y: number, halfX: number, halfY: number): number =>
  Math.min(halfX - Math.abs(x), halfY - Math.abs(y));

interface Shape {
  depth: Depth;
  fade: (x: number, y: number) => number;
  /** Page units by which the drying edge wanders. */
  wander: number;
  /** Page units over which the edge runs out; a dried edge where absent. */
  soft?: number;
}

const SHAPES: Record<Exclude<WashKind, 'none' | 'side'>, Shape> = {
  // lost on the lit side, so that it reads as shade behind the figure and not as a stone
  bloom: {
    depth: (x, y) => (1 - norm([(x - 52) / 215, (y - 595) / 450])) * 240,
    wander: 7,
    fade: (x, y) => smoothstep(-150, 110, x) * (1 - 0.6 * smoothstep(715, 1015, y)),
  },
  // a length of cloth hung behind: told by its right edge alone
  panel: {
    depth: (x, y) => box(x - 40, y - 595, 215, 530),
    wander: 8,
    soft: 60,
    fade: (x, y) => smoothstep(-160, 150, x) * (1 - 0.85 * smoothstep(335, 1095, y)),
  },
  // two arcs struck from beyond the centre meet in a point; the lit jamb is lost
  arch: {
    depth: (x, y) => {
      const half = 222;
      const spring = 375;
      if (y > spring) return Math.min(half - Math.abs(x - 14), GROUND - 4 - y);
      const radius = half * 1.36;
      return radius - norm([Math.abs(x - 14) + radius - half, y - spring]);
    },
    wander: 5,
    soft: 12,
    fade: (x, y) => smoothstep(-200, 140, x) * (0.95 - 0.8 * smoothstep(435, 1135, y)),
  },
  disc: {
    depth: (x, y) => 232 - norm([x - 40, y - 327]),
    wander: 5,
    fade: (_, y) => 1 - 0.3 * smoothstep(255, 575, y),
  },
  horizon: {
    depth: (x, y) => Math.min(y - 860 + x * 0.05, 1251 - y),
    wander: 9,
    fade: (x, y) => (0.95 - 0.5 * smoothstep(895, 1235, y)) * smoothstep(360, 150, Math.abs(x - 10)),
  },
  slant: {
    depth: (x, y) => Math.min((150 - Math.abs(x - 30 + (y - 595) * 0.3)) * 0.96, y - 60, GROUND + 30 - y),
    wander: 4,
    fade: (_, y) => 0.8 + 0.2 * smoothstep(955, 155, y),
  },
  // a length of cloth let down from beyond the upper edge, to one side of the figure
  tall: {
    depth: (x, y) => Math.min(158 - Math.abs(x - 62), 965 - y + x * 0.04),
    wander: 4,
    fade: (_, y) => 1 - 0.35 * smoothstep(375, 955, y),
  },
  // the floor, from edge to edge of the page
  base: {
    depth: (x, y) => y - 911 + x * 0.02,
    wander: 6,
    fade: (_, y) => 1 - 0.4 * smoothstep(935, 1315, y),
  },
};

/** The side of the page that belongs to the column, from an edge of it outwards. */
const sideOf = (edge: number, figureX: number): Shape => {
  const way = Math.sign(edge - figureX);
  return { depth: (x) => (x + figureX - edge) * way, wander: 3, fade: () => 0.92 };
};

/** Most field points per page unit: a wash has nothing finer to tell. */
const FINEST = 0.5;

/** How far blots push the edge, page units, and the greatest value of each noise: beyond both the edge is not felt. */
const BLOT_REACH = 1.6;
const BLOT_PEAK = 1.2;
const TREMOR_PEAK = 1.1;
/** Page units inside the shape at which the pigment of a dried edge has run out. */
const EDGE_ENDS = 45;

/** A coarse grid over the page: points across and down, points per page unit. */
interface Grid {
  w: number;
  h: number;
  coarse: number;
}

/** Density of the wash over the page: 1 = the wash colour as mixed. */
function densityField(
  { depth, fade, wander, soft }: Shape,
  figureX: number,
  { w, h, coarse }: Grid,
  seed: number,
): Float32Array {
  const field = zeros(w * h);
  const offset = (seed * 53) % 512;
  const calm = wander * TREMOR_PEAK + BLOT_REACH * BLOT_PEAK + (soft ?? EDGE_ENDS);
  const fillRow = (j: number): void => {
    const y = j / coarse;
    for (let i = 0; i < w; i++) {
      const x = i / coarse - figureX;
      const near = depth(x, y);
      if (near < -wander) continue;
      const pool = 1 + 0.3 * noiseBetween(CLOUD, x * 0.5 + offset, y * 0.5);
      if (near > calm) {
        field[j * w + i] = Math.max(0, fade(x, y)) * pool;
        continue;
      }
      const inside =
        near +
        noiseBetween(TREMOR, x * 0.4 + offset, y * 0.4) * wander +
        noiseBetween(BLOT, x * 0.9, y * 0.9 + offset) * BLOT_REACH;
      if (inside <= 0) continue;
      const edge = soft ? 0 : 0.3 * Math.exp(-inside / 5);
      field[j * w + i] =
        Math.max(0, fade(x, y)) * (smoothstep(0, soft ?? 3.4, inside) * pool + edge * smoothstep(0, 2, inside));
    }
  };
  // row by row, as a function called often is compiled well
  for (let j = 0; j < h; j++) fillRow(j);
  return field;
}

export interface GroundOptions {
  wash: WashKind;
  /** `#rrggbb` as it stands on the paper. */
  colour: string;
  figureX: number;
  /** Page x at which the side of the column begins. */
  sideX: number;
}

/** Lays the wash on a fresh page. */
export function layGround(scene: Scene, options: GroundOptions): void {
  const { wash } = options;
  if (wash !== 'none') scoped(() => lay(scene, wash, options));
}

function lay(scene: Scene, wash: Exclude<WashKind, 'none'>, { colour, figureX, sideX }: GroundOptions): void {
  const k = scene.scale;
  const coarse = Math.min(FINEST, k);
  const w = Math.ceil((scene.width / k) * coarse) + 2;
  const h = Math.ceil((scene.height / k) * coarse) + 2;
  const shape = wash === 'side' ? sideOf(sideX, figureX) : SHAPES[wash];
  const field = densityField(shape, figureX, { w, h, coarse }, scene.seed);
  const ink = rgbOf(colour).map((v, i) => v / scene.paper[i] - 1);
  const { rgb, width, height } = scene;
  const step = coarse / k;
  // one row of the grid at the height of a row of pixels
  const line = zeros(w);
  const layRow = (y: number): void => {
    const fy = y * step;
    const y0 = fy | 0;
    const ty = fy - y0;
    let from = w;
    let to = -1;
    for (let i = 0, at = y0 * w; i < w; i++, at++) {
      line[i] = field[at] + (field[at + w] - field[at]) * ty;
      if (line[i] === 0) continue;
      if (i < from) from = i;
      to = i;
    }
    const last = Math.min(width, Math.ceil((to + 1) / step));
    for (let x = Math.max(0, Math.floor((from - 1) / step)); x < last; x++) {
      const fx = x * step;
      const x0 = fx | 0;
      const density = Math.min(1.6, line[x0] + (line[x0 + 1] - line[x0]) * (fx - x0));
      const i = (y * width + x) * 3;
      rgb[i] *= 1 + ink[0] * density;
      rgb[i + 1] *= 1 + ink[1] * density;
      rgb[i + 2] *= 1 + ink[2] * density;
    }
  };
  for (let y = 0; y < height; y++) layRow(y);
}
