/** Lays the figure's colour anew as two or three grouped washes, the paper kept for its lights. */
import { CLOUD, GRAIN, noiseAt, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import type { WashFields } from './fields.ts';
import { BARE, type Plate } from './plate.ts';
import type { Values } from './values.ts';
import { darkness, type Touch, washed } from './wash-colour.ts';

/** Where the head is, page units: it is painted with more care. */
export interface HeadPlace {
  x: number;
  /** Of the crown. */
  y: number;
  h: number;
}

export interface Laying {
  scene: Scene;
  plate: Plate;
  fields: WashFields;
  values: readonly (Values | undefined)[];
  owner: Uint8Array;
  /** What was painted before. */
  painted: Float32Array;
  heads: readonly HeadPlace[];
  /** Lights are set with body white, as on a dark ground. */
  bodyWhite: boolean;
  offset: number;
}

const BODY_WHITE = [0.98, 0.96, 0.91] as const;
/** Cover from which a pixel is washed as a whole; less, and it is mixed with what lies behind. */
const WHOLE = 0.98;
/** Pixels inward from an edge where its colour stands unmixed. */
const INWARD = 2;

/** Heads under the crown beyond which no place is near the face. */
const FACE = { reach: 1.5 } as const;

/** How near a face a place of the page is, 0 to 1. */
export function nearFace(heads: readonly HeadPlace[], px: number, py: number): number {
  let near = 0;
  for (const { x, y, h } of heads)
    if (py < y + h * FACE.reach && Math.abs(px - x) < h) {
      const away = Math.hypot((px - x) / (h * 0.62), (py - y - h * 0.5) / (h * 0.72));
      near = Math.max(near, smoothstep(1.25, 0.95, away));
    }
  return near;
}

/** A field of the plate between its cells. */
function between(field: Float32Array, w: number, { cell: at, fx, fy }: Here): number {
  const above = field[at] + (field[at + 1] - field[at]) * fx;
  const below = field[at + w] + (field[at + w + 1] - field[at + w]) * fx;
  return above + (below - above) * fy;
}

const colour = new Float64Array(3);
const touch: Touch = {
  bare: false,
  face: false,
  white: 0.5,
  half: 0.5,
  shade: 0.5,
  deep: 0.5,
  back: 0.5,
  lift: 0.5,
  halfLift: 0.5,
  depth: 0.5,
  body: 0.5,
  flow: 0.5,
  painted: 0.5,
};

/** The pixel whose colour stands for an edge pixel: a step up the slope of the cover. */
function inwardOf({ figure, width, height }: Scene, x: number, y: number): number {
  const at = y * width + x;
  const right = x + INWARD < width ? at + INWARD : at;
  const left = x >= INWARD ? at - INWARD : at;
  const below = y + INWARD < height ? at + INWARD * width : at;
  const above = y >= INWARD ? at - INWARD * width : at;
  const across = figure[right] > figure[left] ? right : left;
  const down = figure[below] > figure[above] ? below : above;
  const best = figure[across] > figure[down] ? across : down;
  return figure[best] > figure[at] ? best : at;
}

/** On a face light is left on skin alone: what is drawn there and darker than skin by these shares of its luma keeps its pigment. */
const DRAWN = { from: 0.42, to: 0.78 } as const;

/**
 * The far side turns from the lamp as one shade of the cloth's own hue: how far the outline turns where it begins and is whole, and
 * how much of the deepest wash, of the painted modelling and of the shade itself is left out there, which would lie on it as a black band.
 */
const FAR = { from: 0.1, whole: 0.36, deep: 0.9, modelled: 0.7, shade: 0 } as const;

interface Here {
  x: number;
  y: number;
  /** Cell of the plate at the upper left, and the shares of its neighbours. */
  cell: number;
  fx: number;
  fy: number;
  /** The pixel whose colour is washed: luma of it without light, and whether it is bare skin. */
  from: number;
  own: number;
  bare: boolean;
}

/** Decides how the pixel is touched. */
function decide(l: Laying, here: Here, v: Values): void {
  const { bare, own, from } = here;
  const { fields, plate, scene, offset } = l;
  const { handling: h } = v;
  const px = here.x / scene.scale;
  const py = here.y / scene.scale;
  const near = nearFace(l.heads, px, py);
  const cloud = noiseAt(CLOUD, px * 0.55 + offset, py * 0.55);
  const tremor = noiseAt(TREMOR, px * 1.2, py * 1.2);
  const grain = noiseAt(GRAIN, here.x, here.y);
  const streak = between(fields.streak, plate.w, here);
  const limb = between(fields.limb, plate.w, here);
  const edge = between(fields.edge, plate.w, here);
  const dark = darkness(own);
  const face = near > 0.3 && bare;
  const lit = face ? smoothstep(v.luma * DRAWN.from, v.luma * DRAWN.to, own) : 1;
  const quiet = bare ? 0.35 : lerp(1, 0.6, dark);
  const shaken = (streak * 0.05 + tremor * 0.03 + grain * 0.012) * quiet;
  // here an edge is crisp, there it has run
  const run = smoothstep(-0.15, 0.45, cloud);
  const soft = bare ? lerp(face ? 0.13 : 0.1, 0.26, run) : h.soft * lerp(0.5, 1.6, run);
  const s = between(fields.tone, plate.w, here) + shaken * v.spread;
  const t = between(fields.light, plate.w, here) + shaken * 1.3 * v.lightSpread;
  const w = v.spread * soft;
  const wl = v.lightSpread * soft;
  touch.bare = bare;
  touch.face = face;
  touch.white = smoothstep(v.light - wl * 0.5, v.light + wl, t) * lit;
  touch.half = smoothstep(v.half - wl, v.half + wl * 0.9, t) * (1 - touch.white) * lit;
  touch.shade = smoothstep(v.shade + w, v.shade - w * (bare ? 1 : 1.4), s) * (1 - touch.white);
  touch.deep = smoothstep(v.dark + w * 0.5, v.dark - w * 0.7, s) * (1 - touch.white);
  const far = bare ? 0 : smoothstep(FAR.from, FAR.whole, -between(fields.outline, plate.w, here));
  touch.deep *= 1 - FAR.deep * far;
  touch.shade *= 1 - FAR.shade * far;
  touch.back = smoothstep(0.12, 0.55, -limb) * smoothstep(0.8, 0.2, -edge) * touch.shade;
  touch.lift = face ? lerp(0.46, 0.3, dark) : h.lift * lerp(1, bare ? 0.8 : 0.92, dark);
  touch.halfLift = h.halfLift;
  touch.depth = face ? h.depth * 0.92 : h.depth;
  touch.body = bare ? 0 : h.body;
  const pooled = touch.shade * (1 - touch.shade) * 4 * (1 - run);
  touch.flow =
    (1 + cloud * (bare ? 0.05 : 0.16) + (bare ? 0 : streak * 0.035) + grain * (bare ? 0.03 : 0.06)) *
    (1 + 0.07 * pooled);
  const light = Math.max(0.35, scene.light ? scene.light[from] : 1);
  const fold = between(fields.fold, plate.w, here);
  // what stays of the modelling is not taken out
  touch.painted = bare
    ? lerp(light, 1, face ? 0.6 : 0.4)
    : lerp(h.grain ? clamp(fold, 0.4, 1.4) : light, 1, h.kept * (1 - FAR.modelled * far));
}

/** A broken touch of body white along what the lamp meets. */
function setWhite(l: Laying, here: Here, p: number): void {
  const { scene, fields, plate, offset } = l;
  const edge = between(fields.edge, plate.w, here);
  if (edge < 0.45) return;
  const found = noiseBetween(CLOUD, (here.x / scene.scale) * 0.9 + offset, (here.y / scene.scale) * 0.9);
  const share = smoothstep(0.45, 0.85, edge) * smoothstep(-0.05, 0.3, found) * (touch.bare ? 0.25 : 0.42);
  if (touch.face) return;
  for (let q = 0; q < 3; q++) scene.rgb[p + q] = lerp(scene.rgb[p + q], BODY_WHITE[q], share);
}

/** Washes one pixel of the figure. @returns nothing; `scene.rgb` is written in place. */
function washPixel(l: Laying, here: Here): void {
  const { scene, values, owner, painted } = l;
  const at = here.y * scene.width + here.x;
  const inside = scene.figure[at];
  const from = inside < WHOLE ? inwardOf(scene, here.x, here.y) : at;
  const id = owner[from];
  const v = values[id];
  if (!v) return;
  const light = Math.max(0.35, scene.light ? scene.light[from] : 1);
  for (let q = 0; q < 3; q++) colour[q] = painted[from * 3 + q];
  const own = (colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11) / light;
  here.own = own;
  here.from = from;
  here.bare = id === BARE;
  decide(l, here, v);
  washed(colour, scene.paper, touch);
  const p = at * 3;
  if (inside >= WHOLE) {
    for (let q = 0; q < 3; q++) scene.rgb[p + q] = colour[q];
    if (l.bodyWhite) setWhite(l, here, p);
    return;
  }
  for (let q = 0; q < 3; q++) scene.rgb[p + q] = clamp(painted[p + q] + inside * (colour[q] - painted[from * 3 + q]));
}

/** Works in place on `scene.rgb`. */
export function layWashes(l: Laying): void {
  const { scene, plate } = l;
  const { box, step, w, h } = plate;
  const here: Here = { x: 0, y: 0, cell: 0, fx: 0.5, fy: 0.5, from: 0, own: 0.5, bare: false };
  const layRow = (y: number): void => {
    const v = clamp((y - box.y + 0.5) / step - 0.5, 0, h - 1.001);
    const row = Math.floor(v) * w;
    here.y = y;
    here.fy = v - Math.floor(v);
    for (let x = box.x; x < box.x + box.w; x++) {
      if (scene.figure[y * scene.width + x] < 0.01) continue;
      const u = clamp((x - box.x + 0.5) / step - 0.5, 0, w - 1.001);
      here.x = x;
      here.fx = u - Math.floor(u);
      here.cell = row + Math.floor(u);
      washPixel(l, here);
    }
  };
  for (let y = box.y; y < box.y + box.h; y++) layRow(y);
}
