/** The coloured line: heavy on the shadow side, thin or lost where the lamp meets the form. */
import { blurred } from '#atelier/kit/blur.ts';
import { zeros } from '#atelier/kit/fields.ts';
import { CLOUD, GRAIN, noiseAt, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Box, Scene } from '#atelier/kit/scene.ts';
import { type HeadPlace, nearFace } from './lay-washes.ts';
import { BARE, LAMP, type Plate, THING } from './plate.ts';

/** How much of its colour a line at the head keeps; fair and silver hair, whose lines lie close, would else be a black patch. */
const AT_HEAD = 0.22;
const FAIR_HAIR = 0.66;

const SEPIA = [0.2, 0.14, 0.16] as const;
/** Page units: softness of the swollen line, of the body's edge, and of the slope that tells which way an edge faces. */
const SOFT = { line: 0.6, body: 0.7, rim: 1.9 } as const;
/** Page units inward where an edge takes its colour, and over which the shadow side swells. */
const INTO = 2.6;
const SWELL = 1.1;
/** How heavily the side away from the lamp is drawn beside the line itself: more would be a second outline. */
const FAR_SIDE = 0.3;
/** How much of its swelling a line keeps on bare skin. */
const ON_SKIN = 0.55;

export interface Drawing {
  scene: Scene;
  plate: Plate;
  owner: Uint8Array;
  /** What was painted before the washes: lines take their colour from it. */
  painted: Float32Array;
  heads: readonly HeadPlace[];
  offset: number;
}

/** Softened fields of the plate's box, `w` wide. */
interface Masks {
  line: Float32Array;
  soft: Float32Array;
  body: Float32Array;
  rim: Float32Array;
  w: number;
  /** How far, in numbers of a mask, the shadow side swells. */
  reach: number;
}

/** What there is of the line at a pixel. */
const stroke = { cover: 0, near: 0, into: 0 };

/** How heavily the line lies at a pixel. */
function weigh(d: Drawing, m: Masks, x: number, y: number): void {
  const { line, w } = m;
  const { scene, offset, owner, plate } = d;
  const { width, height, scale: k } = scene;
  const at = (y - plate.box.y) * w + x - plate.box.x;
  const px = x / k;
  const py = y / k;
  const near = nearFace(d.heads, px, py);
  const gx = m.rim[at + 1] - m.rim[at - 1];
  const gy = m.rim[at + w] - m.rim[at - w];
  const slope = Math.hypot(gx, gy);
  const contour = smoothstep(0.03, 0.1, slope * k);
  const lit = slope > 1e-4 ? -(gx * LAMP[0] + gy * LAMP[1]) / slope : 0;
  const swell = noiseBetween(CLOUD, px * 0.8 + offset, py * 0.8 + 77);
  const tremor = noiseBetween(TREMOR, px * 0.3 + offset, py * 0.3);
  const lost = contour * smoothstep(0, 0.6, lit) * smoothstep(-0.4, 0.0, swell) * (1 - near);
  const facing = lerp(1.2, 0.5, smoothstep(-0.7, 0.7, lit)) + tremor * 0.3;
  let weight = lerp(0.72 + tremor * 0.3, facing, contour);
  weight = lerp(weight, 1, near) * (1 - 0.95 * lost);
  const thin = line[at] * 0.62;
  // on skin the pencil stays the point it is
  const swollen = smoothstep(0.14, 0.5, m.soft[at]) * (owner[y * width + x] === BARE ? ON_SKIN : 1);
  const thick = Math.max(line[at], swollen);
  let cover = weight < 0.5 ? thin * clamp(weight * 2) : lerp(thin, thick, clamp(weight * 2 - 1));
  const turned = Math.max(0, m.body[at] - m.body[Math.min(m.body.length - 1, at + m.reach)]);
  const heavy = smoothstep(0, 0.5, tremor + swell * 0.9 + 0.15) * (1 - near) * FAR_SIDE * scene.figure[y * width + x];
  cover = Math.max(cover, smoothstep(0.25, 0.8, turned) * heavy);
  const toX = clamp(Math.round(x + (gx / (slope || 1)) * INTO * k * contour), 0, width - 1);
  const toY = clamp(Math.round(y + (gy / (slope || 1)) * INTO * k * contour), 0, height - 1);
  stroke.cover = cover;
  stroke.near = near;
  stroke.into = toY * width + toX;
}

/** Lays the stroke that was weighed in its thing's own colour grown dark. */
function ink(d: Drawing, x: number, y: number): void {
  const { scene, painted, owner } = d;
  const { cover, near, into } = stroke;
  if (cover < 0.01) return;
  const at = y * scene.width + x;
  const from = into * 3;
  const own = painted[from] * 0.3 + painted[from + 1] * 0.59 + painted[from + 2] * 0.11;
  const pale = smoothstep(0.5, 0.9, own);
  // on darks the line is darker still
  const brown = lerp(0.4, 1, smoothstep(0.08, 0.4, own));
  const bare = owner[into] === BARE ? 1 - near : 0;
  const dry = smoothstep(-0.7, -0.15, noiseAt(GRAIN, x, y) + cover * 0.45);
  const a = cover * lerp(0.6, 1, dry) * 0.92 * lerp(1, 0.78, bare);
  const hair = owner[into] === THING ? lerp(AT_HEAD, FAIR_HAIR, smoothstep(0.08, 0.42, own)) : AT_HEAD;
  const kept = lerp(0.44, lerp(hair, 0.5, bare), Math.max(near, bare));
  const sepia = lerp(lerp(0.24, 0.12, bare), 0.3, near);
  for (let q = 0; q < 3; q++) {
    const p = at * 3 + q;
    const c = lerp(painted[from + q] * kept, SEPIA[q] * brown + pale * 0.12, sepia);
    scene.rgb[p] += (Math.min(scene.rgb[p], c) - scene.rgb[p]) * a;
  }
}

/** A part of a page's field. */
function cropped(field: Float32Array, { x, y, w, h }: Box, width: number): Float32Array {
  const out = zeros(w * h);
  for (let row = 0; row < h; row++) out.set(field.subarray((y + row) * width + x, (y + row) * width + x + w), row * w);
  return out;
}

function masksOf({ figure, width, scale: k }: Scene, page: Float32Array, box: Box): Masks {
  const { w, h } = box;
  const line = cropped(page, box, width);
  const body = cropped(figure, box, width);
  const reach = Math.max(1, Math.round(SWELL * k));
  return {
    line,
    soft: blurred(line, w, h, SOFT.line * k),
    body: blurred(body, w, h, SOFT.body * k),
    rim: blurred(body, w, h, SOFT.rim * k),
    w,
    reach: reach * w + reach,
  };
}

/** Works in place on `scene.rgb`, within the plate's part of the page. */
export function drawLine(d: Drawing): void {
  const { scene, plate } = d;
  const { box } = plate;
  if (!scene.line) return;
  const masks = masksOf(scene, scene.line, box);
  const { soft, body, rim, w } = masks;
  const drawRow = (row: number): void => {
    for (let column = 1, at = row * w + 1; column < w - 1; column++, at++) {
      if (soft[at] < 0.02 && (body[at] < 0.02 || rim[at] > 0.985)) continue;
      weigh(d, masks, box.x + column, box.y + row);
      ink(d, box.x + column, box.y + row);
    }
  };
  for (let row = 1; row < box.h - 1; row++) drawRow(row);
}
