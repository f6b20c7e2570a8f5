/** Paper and its one quiet wash, worked out coarsely and laid over the page in a single pass. */
import { rgbOf } from '#atelier/paint/colour.ts';
import { clamp, smoothstep } from '#atelier/paint/geometry.ts';
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
    depth: (x, y) => (1 - Math.hypot((x - 52) / 215, (y - 640) / 450)) * 240,
    wander: 7,
    fade: (x, y) => smoothstep(-150, 110, x) * (1 - 0.6 * smoothstep(760, 1060, y)),
  },
  // a length of cloth hung behind: told by its right edge alone
  panel: {
    depth: (x, y) => box(x - 40, y - 640, 215, 530),
    wander: 8,
    soft: 60,
    fade: (x, y) => smoothstep(-160, 150, x) * (1 - 0.85 * smoothstep(380, 1140, y)),
  },
  // two arcs struck from beyond the centre meet in a point; the lit jamb is lost
  arch: {
    depth: (x, y) => {
      const half = 222;
      const spring = 420;
      if (y > spring) return Math.min(half - Math.abs(x - 14), GROUND - 4 - y);
      const radius = half * 1.36;
      return radius - Math.hypot(Math.abs(x - 14) + radius - half, y - spring);
    },
    wander: 5,
    soft: 12,
    fade: (x, y) => smoothstep(-200, 140, x) * (0.95 - 0.8 * smoothstep(480, 1180, y)),
  },
  disc: {
    depth: (x, y) => 232 - Math.hypot(x - 40, y - 372),
    wander: 5,
    fade: (_, y) => 1 - 0.3 * smoothstep(300, 620, y),
  },
  horizon: {
    depth: (x, y) => Math.min(y - 905 + x * 0.05, 1296 - y),
    wander: 9,
    fade: (x, y) => (0.95 - 0.5 * smoothstep(940, 1280, y)) * smoothstep(360, 150, Math.abs(x - 10)),
  },
  slant: {
    depth: (x, y) => Math.min((150 - Math.abs(x - 30 + (y - 640) * 0.3)) * 0.96, y - 90, GROUND + 30 - y),
    wander: 4,
    fade: (_, y) => 0.8 + 0.2 * smoothstep(1000, 200, y),
  },
  // a length of cloth let down from beyond the upper edge, to one side of the figure
  tall: {
    depth: (x, y) => Math.min(158 - Math.abs(x - 62), 1010 - y + x * 0.04),
    wander: 4,
    fade: (_, y) => 1 - 0.35 * smoothstep(420, 1000, y),
  },
  // the floor, from edge to edge of the page
  base: {
    depth: (x, y) => y - 956 + x * 0.02,
    wander: 6,
    fade: (_, y) => 1 - 0.4 * smoothstep(980, 1360, y),
  },
};

/** The side of the page that belongs to the column, from an edge of it outwards. */
const sideOf = (edge: number, figureX: number): Shape => {
  const way = Math.sign(edge - figureX);
  return { depth: (x) => (x + figureX - edge) * way, wander: 3, fade: () => 0.92 };
};

/** Most field points per page unit: a wash has nothing finer to tell. */
const FINEST = 0.5;

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
  const field = new Float32Array(w * h);
  const offset = (seed * 53) % 512;
  for (let j = 0; j < h; j++) {
    const y = j / coarse;
    for (let i = 0; i < w; i++) {
      const x = i / coarse - figureX;
      const near = depth(x, y);
      if (near < -wander) continue;
      const inside =
        near +
        noiseBetween(TREMOR, x * 0.4 + offset, y * 0.4) * wander +
        noiseBetween(BLOT, x * 0.9, y * 0.9 + offset) * 1.6;
      if (inside <= 0) continue;
      const pool = 1 + 0.3 * noiseBetween(CLOUD, x * 0.5 + offset, y * 0.5);
      const edge = soft ? 0 : 0.3 * Math.exp(-inside / 5);
      field[j * w + i] =
        Math.max(0, fade(x, y)) * (smoothstep(0, soft ?? 3.4, inside) * pool + edge * smoothstep(0, 2, inside));
    }
  }
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
export function layGround(scene: Scene, { wash, colour, figureX, sideX }: GroundOptions): void {
  if (wash === 'none') return;
  const k = scene.scale;
  const coarse = Math.min(FINEST, k);
  const w = Math.ceil((scene.width / k) * coarse) + 2;
  const h = Math.ceil((scene.height / k) * coarse) + 2;
  const shape = wash === 'side' ? sideOf(sideX, figureX) : SHAPES[wash];
  const field = densityField(shape, figureX, { w, h, coarse }, scene.seed);
  const ink = rgbOf(colour).map((v, i) => v / scene.paper[i] - 1);
  const { rgb, width, height } = scene;
  const step = coarse / k;
  for (let y = 0; y < height; y++) {
    const fy = y * step;
    const y0 = fy | 0;
    const ty = fy - y0;
    for (let x = 0; x < width; x++) {
      const fx = x * step;
      const x0 = fx | 0;
      const at = y0 * w + x0;
      const a = field[at];
      const b = field[at + 1];
      const c = field[at + w];
      const d = field[at + w + 1];
      if (a + b + c + d === 0) continue;
      const tx = fx - x0;
      const top = a + (b - a) * tx;
      const density = clamp(top + (c + (d - c) * tx - top) * ty, 0, 1.6);
      const i = (y * width + x) * 3;
      rgb[i] *= 1 + ink[0] * density;
      rgb[i + 1] *= 1 + ink[1] * density;
      rgb[i + 2] *= 1 + ink[2] * density;
    }
  }
}
