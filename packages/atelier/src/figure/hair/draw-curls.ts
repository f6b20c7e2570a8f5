/** Curls and coils, painted as they lie over one another: each its shade, its body and the light on its bend. */

import type { Brush, Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, type Point, perp, place, scaled, sub, unit } from '#atelier/kit/points.ts';
import { ellipse, isInside } from '#atelier/kit/shapes.ts';

/** From one curl to the next, radii: none of what lies under them shows between. */
const GAP = 1.6;
/** Layers of curls over a shape, the lowest first. */
const LAYERS = 2;

/** Middles of curls, spread evenly over a shape with a little chance. */
function scatter(shape: Point[], gap: number, next: () => number): Point[] {
  const xs = shape.map((p) => p[0]);
  const ys = shape.map((p) => p[1]);
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const out: Point[] = [];
  for (let y = top; y < low; y += gap * 0.86)
    for (let x = left; x < right; x += gap) {
      const p: Point = [x + (next() - 0.5) * gap, y + (next() - 0.5) * gap];
      if (isInside(p, shape)) out.push(p);
    }
  return out;
}

/** Points of one curl's arc. */
const ARC = 9;
/** In a preview: the points of an arc, and the least radius of a curl, heads. */
const FEW = 5;
const LEAST = 0.05;

/** Opacities of a curl's body and of the light on its bend, in the shade of the head and at its lit side. */
const BODY = { shaded: 0.1, lit: 0.28 } as const;
const SHINE = { shaded: 0.2, lit: 0.75 } as const;
/** What lies below a curl, from its hair's own tone to its shade: the mass stays one tone, which no curl spots. */
const UNDER = { tone: 0.3, a: 0.18 } as const;
/** The line along the hollow of a curl, from the shade of its hair to the deepest. */
const HOLLOW = { tone: 0.8, a: 0.6 } as const;
/** How much more a curl's height tells of its light than its place across. */
const FROM_ABOVE = 1.2;

/** How far each place of a shape is lit, 0..1: most at its upper left. */
function litness(shape: Point[]): (p: Point) => number {
  const xs = shape.map((p) => p[0]);
  const ys = shape.map((p) => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return ([x, y]) => clamp(1 - ((x - left) / wide + ((y - top) / high) * FROM_ABOVE) / (1 + FROM_ABOVE));
}

/** @param radius radius of a curl, heads: a coil's is half a loose curl's. */
export function paintCurls(H: Brush, shape: Point[], c: Ramp, radius: number, next: () => number): void {
  const r = !H.shows('lock') ? Math.max(LEAST, radius) : radius;
  const points = !H.shows('lock') ? FEW : ARC;
  const all = scatter(shape, r * GAP, next);
  const clip = [shape];
  const lit = litness(shape);
  for (let layer = 0; layer < LAYERS; layer++) {
    const mine = all.filter((_, i) => (i * 7 + (i >> 3)) % LAYERS === layer);
    const arcs = mine.map((p): Point[] => {
      const k = r * (0.65 + next() * 0.6);
      const from = next() * 6.28;
      const turn = (0.52 + next() * 0.24) * 6.28;
      return Array.from({ length: points }, (_, i): Point => {
        const t = from + (turn * i) / (points - 1);
        return [p[0] + Math.cos(t) * k, p[1] + Math.sin(t) * k * 0.82];
      });
    });
    const stroke = (
      w: number,
      a: (p: Point) => number,
      d: Point = [0, 0],
      span: readonly [number, number] = [0, points],
    ): Stroke[] =>
      arcs.map((pts, i) => ({
        pts: pts.slice(span[0], span[1]).map((p) => add(p, d)),
        w: r * w * (0.8 + ((i * 5) % 4) * 0.13),
        press: [0.25, 1, 0.9, 0.2],
        a: a(mine[i]),
      }));
    H.ink(
      stroke(0.5, () => UNDER.a, [r * 0.1, r * 0.16]),
      mixHex(c.base, c.shade, UNDER.tone),
      { clip },
    );
    H.ink(
      stroke(0.42, (p) => lerp(BODY.shaded, BODY.lit, lit(p))),
      mixHex(c.base, c.light, 0.18),
      { clip },
    );
    H.ink(
      stroke(
        0.13,
        (p) => lerp(SHINE.shaded, SHINE.lit, lit(p)) * lerp(0.7, 1, layer / LAYERS),
        [-r * 0.06, -r * 0.1],
        [points >> 2, points - (points >> 2)],
      ),
      c.light,
      { clip },
    );
    H.ink(
      stroke(0.12, () => HOLLOW.a, [r * 0.2, r * 0.18]),
      mixHex(c.shade, c.deep, HOLLOW.tone),
      { clip },
    );
  }
}

/** Single curls that spring from an outline. */
export function springs(edge: Point[], n: number, r: number, next: () => number): Stroke[] {
  return Array.from({ length: n }, (): Stroke => {
    const u = 0.06 + next() * 0.86;
    const [a, b] = part(edge, u, Math.min(1, u + 0.02), 2);
    const out = scaled(unit(perp(sub(b, a))), -r * (0.3 + next() * 0.5));
    const k = r * (0.5 + next() * 0.5);
    return {
      pts: part(place(ellipse([0, 0], k, k * 0.8, 16), add(a, out), next() * 360), 0, 0.62, 12),
      w: 0.0062,
      press: [0.5, 0.9, 0.1],
      a: 0.6,
    };
  });
}
