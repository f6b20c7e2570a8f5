/** The coloured line: heavy on the shadow side, thin or lost where the lamp meets the form, a ghost of graphite beside it. */
import { CLOUD, GRAIN, noiseAt, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { type HeadPlace, nearFace } from './lay-washes.ts';
import { BARE, LAMP, type Plate } from './plate.ts';

const GRAPHITE = [0.42, 0.4, 0.42] as const;
const SEPIA = [0.2, 0.14, 0.16] as const;
/** How far beside the line the first pencil went, and how much of it is left. */
const GHOST = { x: 2.1, y: 1.5, strength: 0.16 } as const;
/** Page units: softness of the swollen line, of the body's edge, and of the slope that tells which way an edge faces. */
const SOFT = { line: 0.6, body: 0.7, rim: 1.9 } as const;
/** Page units inward where an edge takes its colour, and over which the shadow side swells. */
const INTO = 2.6;
const SWELL = 1.1;

export interface Drawing {
  scene: Scene;
  plate: Plate;
  owner: Uint8Array;
  /** What was painted before the washes: lines take their colour from it. */
  painted: Float32Array;
  head: HeadPlace | undefined;
  offset: number;
}

interface Masks {
  line: Float32Array;
  soft: Float32Array;
  body: Float32Array;
  rim: Float32Array;
}

/** What there is of the line at a pixel. */
const stroke = { cover: 0, near: 0, into: 0 };

function ghost({ scene, offset }: Drawing, line: Float32Array, x: number, y: number): void {
  const { rgb, width, height, scale: k } = scene;
  const at = y * width + x;
  const beside =
    clamp(y + Math.round(GHOST.y * k), 0, height - 1) * width + clamp(x + Math.round(GHOST.x * k), 0, width - 1);
  if (line[beside] < 0.05) return;
  const found = noiseBetween(CLOUD, (x / k) * 0.5 + 200, (y / k) * 0.5 + offset);
  const a =
    line[beside] *
    GHOST.strength *
    smoothstep(0.05, 0.4, found) *
    lerp(0.5, 1, smoothstep(-0.3, 0.4, noiseAt(GRAIN, x, y)));
  for (let q = 0; q < 3; q++) {
    const p = at * 3 + q;
    rgb[p] += (Math.min(rgb[p], GRAPHITE[q]) - rgb[p]) * a;
  }
}

/** How heavily the line lies at a pixel. */
function weigh(d: Drawing, m: Masks, x: number, y: number): void {
  const { line } = m;
  const { scene, offset, owner } = d;
  const { width, height, scale: k } = scene;
  const at = y * width + x;
  const px = x / k;
  const py = y / k;
  const near = nearFace(d.head, px, py);
  const gx = m.rim[at + 1] - m.rim[at - 1];
  const gy = m.rim[at + width] - m.rim[at - width];
  const slope = Math.hypot(gx, gy);
  const contour = smoothstep(0.03, 0.1, slope * k);
  const lit = slope > 1e-4 ? -(gx * LAMP[0] + gy * LAMP[1]) / slope : 0;
  const swell = noiseBetween(CLOUD, px * 0.8 + offset, py * 0.8 + 77);
  const tremor = noiseBetween(TREMOR, px * 0.3 + offset, py * 0.3);
  const lost = contour * smoothstep(0.1, 0.75, lit) * smoothstep(-0.28, 0.12, swell) * (1 - near);
  const facing = lerp(1.2, 0.5, smoothstep(-0.7, 0.7, lit)) + tremor * 0.3;
  let weight = lerp(0.72 + tremor * 0.3, facing, contour);
  weight = lerp(weight, 1, near) * (1 - 0.95 * lost);
  const thin = line[at] * 0.62;
  const thick = Math.max(line[at], smoothstep(0.14, 0.5, m.soft[at]));
  let cover = weight < 0.5 ? thin * clamp(weight * 2) : lerp(thin, thick, clamp(weight * 2 - 1));
  const reach = Math.max(1, Math.round(SWELL * k));
  const far = clamp(y + reach, 0, height - 1) * width + clamp(x + reach, 0, width - 1);
  const turned = Math.max(0, m.body[at] - m.body[far]);
  const heavy = smoothstep(0, 0.5, tremor + swell * 0.9 + 0.15) * (1 - near) * (owner[at] === BARE ? 0.22 : 0.5);
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
  const kept = lerp(0.34, lerp(0.22, 0.4, bare), Math.max(near, bare));
  const sepia = lerp(lerp(0.42, 0.2, bare), 0.3, near);
  for (let q = 0; q < 3; q++) {
    const p = at * 3 + q;
    const c = lerp(painted[from + q] * kept, SEPIA[q] * brown + pale * 0.12, sepia);
    scene.rgb[p] += (Math.min(scene.rgb[p], c) - scene.rgb[p]) * a;
  }
}

/** Works in place on `scene.rgb`, within the plate's part of the page. */
export function drawLine(d: Drawing): void {
  const { scene, plate } = d;
  const { line, figure, width, height, scale: k } = scene;
  if (!line) return;
  const masks: Masks = {
    line,
    soft: scene.blur(line, width, height, SOFT.line * k),
    body: scene.blur(figure, width, height, SOFT.body * k),
    rim: scene.blur(figure, width, height, SOFT.rim * k),
  };
  const { box } = plate;
  const drawRow = (y: number): void => {
    for (let x = Math.max(1, box.x); x < Math.min(width - 1, box.x + box.w); x++) {
      const at = y * width + x;
      ghost(d, line, x, y);
      if (masks.soft[at] < 0.02 && (masks.body[at] < 0.02 || masks.rim[at] > 0.985)) continue;
      weigh(d, masks, x, y);
      ink(d, x, y);
    }
  };
  for (let y = Math.max(1, box.y); y < Math.min(height - 1, box.y + box.h); y++) drawRow(y);
}
