/** The shadow a figure throws on the floor: its own outline laid down, to the side away from the light and a little back. */
import type { Rgb } from '#atelier/kit/colour.ts';
import { scoped, zeros } from '#atelier/kit/fields.ts';
import { smoothstep } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { GROUND } from './places.ts';
import { clearTints, type Grid, gridOver, layTints, tintPoint } from './wash-field.ts';

/** Page units to the right and up the page for every unit of height above the floor. */
const FALL = { right: 0.62, back: 0.05 } as const;
/** Height from which no shadow is told apart from the floor. */
const FADES = 330;
/** What stands this close to the ground line stands on the floor. */
const NEAR_FLOOR = 78;
/** Half the breadth over which the floor under a foot is levelled, page units. */
const LEVEL = 12;
const DEEPEST = 0.85;
/** How fast it fades with height, as a power. */
const FALLS_OFF = 1.25;
const SOFT = 6.5;
const SHADE: Rgb = [-0.46, -0.48, -0.42];
/** Under a sole no light comes in: how far down the page it is dark there, how high a sole may be lifted, and how soft its edge is, page units. */
const SOLE = { deep: 5, lifted: 9, soft: 2.4, density: 1.1 } as const;

/** Page y of the floor under every column of the grid: where feet and hems stand, and between them what lies between. */
function floorUnder({ figure, width, height, scale }: Scene, { left, w, coarse }: Grid): Float32Array | null {
  const standing = new Float32Array(w);
  const low = Math.min(height - 1, Math.round((GROUND + 60) * scale));
  const high = Math.round((GROUND - NEAR_FLOOR) * scale);
  const reach = Math.round(LEVEL * coarse);
  for (let i = 0; i < w; i++) {
    const x = Math.min(width - 1, Math.round(((i + left) / coarse) * scale));
    let y = low;
    while (y > high && figure[y * width + x] < 0.5) y--;
    if (y <= high) continue;
    const from = Math.max(0, i - reach);
    for (let n = from; n <= Math.min(w - 1, i + reach); n++) standing[n] = Math.max(standing[n], y / scale);
  }
  const known = [...standing.keys()].filter((i) => standing[i] > 0);
  if (!known.length) return null;
  for (let i = 0, next = 0; i < w; i++) {
    while (next < known.length - 1 && known[next] < i) next++;
    const before = known[Math.max(0, known[next] > i ? next - 1 : next)];
    const after = known[next];
    const t = after > before ? Math.min(1, Math.max(0, (i - before) / (after - before))) : 0;
    if (standing[i] === 0) standing[i] = standing[before] + (standing[after] - standing[before]) * t;
  }
  return standing;
}

/** Lays the outline of the figure down on the floor. */
function throwDown(scene: Scene, grid: Grid, floor: Float32Array): Float32Array {
  const { figure, width, scale } = scene;
  const { left, top, w, h, coarse } = grid;
  const thrown = zeros(w * h);
  const j0 = Math.round((GROUND - FADES) * coarse);
  const j1 = Math.round((GROUND + 60) * coarse);
  for (let j = j0; j < j1; j++) {
    const y = j / coarse;
    const row = Math.min(scene.height - 1, Math.round(y * scale)) * width;
    for (let i = 0; i < w; i++) {
      const x = Math.round(((i + left) / coarse) * scale);
      if (x >= width || figure[row + x] < 0.5) continue;
      const rise = floor[i] - y;
      if (rise < 0 || rise > FADES) continue;
      const across = i + Math.round(rise * FALL.right * coarse);
      const down = Math.round((floor[i] - rise * FALL.back) * coarse) - top;
      if (across >= w || down < 0 || down >= h) continue;
      const at = down * w + across;
      thrown[at] = Math.max(thrown[at], DEEPEST * (1 - rise / FADES) ** FALLS_OFF);
    }
  }
  return thrown;
}

/** The dark that a sole or a hem presses out of the floor right beneath it, less the higher it is lifted. */
function pressedDown(
  { figure, width, scale }: Scene,
  { left, top, w, h, coarse }: Grid,
  floor: Float32Array,
): Float32Array {
  const pressed = zeros(w * h);
  for (let i = 0; i < w; i++) {
    const x = Math.round(((i + left) / coarse) * scale);
    if (x >= width) continue;
    let rise = 0;
    while (rise < SOLE.lifted && figure[Math.round((floor[i] - rise) * scale) * width + x] < 0.5) rise++;
    if (rise >= SOLE.lifted) continue;
    const from = Math.floor((floor[i] - rise - 1) * coarse) - top;
    const to = Math.ceil((floor[i] + SOLE.deep) * coarse) - top;
    for (let j = Math.max(0, from); j < Math.min(h, to); j++)
      pressed[j * w + i] = SOLE.density * (1 - rise / SOLE.lifted);
  }
  return pressed;
}

/**
 * Lays the shadow of what is painted over the paper beside it.
 * @param from whose figure throws it. @param right page x beyond which no shadow falls.
 */
export function layCastShadow(scene: Scene, right: number, from: Scene = scene): void {
  scoped(() => {
    const box = {
      left: 0,
      right: scene.width / scene.scale,
      // from a foot set back it falls as far again as from one in front
      top: GROUND - NEAR_FLOOR - FADES * FALL.back - 3 * SOFT,
      bottom: GROUND + 66,
    };
    const grid = gridOver(scene, box);
    const floor = floorUnder(from, grid);
    if (!floor) return;
    const { w, h, coarse, left } = grid;
    const soft = scene.blur(throwDown(from, grid, floor), w, h, SOFT * coarse);
    const under = scene.blur(pressedDown(from, grid, floor), w, h, SOLE.soft * coarse);
    const tints = clearTints(grid);
    for (let i = 0; i < w; i++) {
      const share = smoothstep(right, right - 80, (i + left) / coarse);
      for (let j = 0; j < h; j++) {
        const density = (soft[j * w + i] + under[j * w + i]) * share;
        if (density > 0) tintPoint(tints, j * w + i, density, SHADE);
      }
    }
    layTints(scene, tints, grid, scene === from ? scene.figure : undefined);
  });
}
