import { arcLength, resample } from '#atelier/kit/curves.ts';
import { noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';

/** A line of the pencil, in heads. */
export interface Stroke {
  pts: Point[];
  /** Width at full pressure, heads. */
  w?: number;
  /** Pressure at even stations along the line. */
  press?: number[];
  /** Opacity. */
  a?: number;
  /** A lost edge: the fractions between which the pencil lifts. */
  gap?: [number, number] | undefined;
}

/** Heads; of a stroke that says none. */
export const USUAL_BREADTH = 0.014;

function pressureAt(press: number[], t: number): number {
  const f = t * (press.length - 1);
  const j = Math.min(press.length - 2, Math.floor(f));
  const u = f - j;
  return lerp(press[j], press[j + 1], u * u * (3 - 2 * u));
}

/** Page units between two points of a line. */
const SPACING = 2.5;

/**
 * Outline of a pencil line: weighted, trembling a little, lifted in its gap. @param head page units per head.
 * @param coarser how many times farther apart its points may lie.
 */
export function ribbon(s: Stroke, head: number, coarser = 1): Point[] {
  const total = arcLength(s.pts);
  const n = clamp(Math.round((total * head) / (SPACING * coarser)), coarser > 1 ? 5 : 8, 260);
  const pts = resample(s.pts, n);
  const press = s.press ?? [0.25, 1, 0.9, 0.2];
  const half = (s.w ?? USUAL_BREADTH) * 0.5;
  const phase = Math.abs((pts[0][0] * 131 + pts[0][1] * 71 + n) % 97) * 2.3;
  const out = new Array<Point>(2 * n);
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const before = pts[Math.max(0, i - 1)];
    const after = pts[Math.min(n - 1, i + 1)];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const l = Math.sqrt(dx * dx + dy * dy) || 1;
    const run = t * total * head * 0.4;
    let w = half * pressureAt(press, t) * (1 + 0.22 * noiseBetween(TREMOR, phase + run, phase));
    if (s.gap)
      w *= 1 - smoothstep(s.gap[0] - 0.03, s.gap[0] + 0.02, t) * (1 - smoothstep(s.gap[1] - 0.02, s.gap[1] + 0.03, t));
    const drift = noiseBetween(TREMOR, phase + run, 40 + phase) * 0.0016;
    const nx = -dy / l;
    const ny = dx / l;
    const [x, y] = pts[i];
    out[i] = [x + nx * (w + drift), y + ny * (w + drift)];
    out[2 * n - 1 - i] = [x - nx * (w - drift), y - ny * (w - drift)];
  }
  return out;
}
