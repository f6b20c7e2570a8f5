/** Rounds of the body that cloth lies on, and the light they give it. */
import { zeros } from '#atelier/kit/fields.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { LAMP, type Plate } from './plate.ts';

/** A limb from `a` to `b`, or a ball where they are one. Page units. */
export interface Round {
  a: Point;
  b: Point;
  radius: number;
  /** How much of it shows through the cloth, in light. */
  gain: number;
}

/** How high the lamp stands over the page, and what is left of its reach across. */
const HEIGHT = 0.67;
const ACROSS = 0.74;
/** What is left of a round's shade: cloth hangs off it there, and an oval of shade would be a stain. */
const SHADED = 0.3;

function lightRound(out: Float32Array, { box, w, h, scale, step }: Plate, { a, b, radius, gain }: Round): void {
  const toX = (x: number): number => x * scale - box.x / step;
  const toY = (y: number): number => y * scale - box.y / step;
  const [ax, ay, r] = [toX(a[0]), toY(a[1]), radius * scale];
  const [dx, dy] = [toX(b[0]) - ax, toY(b[1]) - ay];
  const long = dx * dx + dy * dy || 1;
  const x0 = clamp(Math.floor(Math.min(ax, ax + dx) - r), 0, w - 1);
  const x1 = clamp(Math.ceil(Math.max(ax, ax + dx) + r), 0, w - 1);
  const y0 = clamp(Math.floor(Math.min(ay, ay + dy) - r), 0, h - 1);
  const y1 = clamp(Math.ceil(Math.max(ay, ay + dy) + r), 0, h - 1);
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const t = clamp(((x - ax) * dx + (y - ay) * dy) / long);
      const qx = (x - ax - dx * t) / r;
      const qy = (y - ay - dy * t) / r;
      const away = qx * qx + qy * qy;
      if (away >= 1) continue;
      const lit = (qx * LAMP[0] + qy * LAMP[1]) * ACROSS + (Math.sqrt(1 - away) - 1) * HEIGHT;
      out[y * w + x] += (lit < 0 ? lit * SHADED : lit) * gain * smoothstep(1, 0.5, Math.sqrt(away));
    }
}

/** Light (+) and shade (-) that rounds give to what lies on them. */
export function roundsLight(plate: Plate, rounds: readonly Round[]): Float32Array {
  const out = zeros(plate.w * plate.h);
  for (const round of rounds) lightRound(out, plate, round);
  return out;
}
