/** What motifs are drawn of: dots, polygons, leaves, and darts thrown on a cloth that has no edge. */
import type { Context2D } from '#atelier/kit/canvas.ts';
import { shadeHex } from '#atelier/kit/colour.ts';

export interface Dart {
  x: number;
  y: number;
  r: number;
  /** Index of its size. */
  size: number;
}

/** Throws per size: enough that a tile is full, few enough that it is quick. */
const THROWS = 420;

/** Darts on a torus of side `side`, none nearer than `gap` × their radii; larger sizes are thrown first. */
export function scatterDarts(side: number, sizes: readonly number[], gap: number, next: () => number): Dart[] {
  const darts: Dart[] = [];
  const around = (a: number, b: number): number => Math.min(Math.abs(a - b), side - Math.abs(a - b));
  sizes.forEach((r, size) => {
    for (let i = 0; i < THROWS; i++) {
      const x = next() * side;
      const y = next() * side;
      if (darts.every((d) => Math.hypot(around(d.x, x), around(d.y, y)) > (d.r + r) * (1 + gap)))
        darts.push({ x, y, r, size });
    }
  });
  return darts;
}

/** A filled polygon. */
export function fillShape(c: Context2D, colour: string, points: readonly (readonly [number, number])[]): void {
  c.fillStyle = colour;
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
  c.fill();
}

export function dot(c: Context2D, x: number, y: number, r: number, colour: string): void {
  c.fillStyle = colour;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
}

export function ring(c: Context2D, x: number, y: number, r: number, width: number, colour: string): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.stroke();
}

/** A leaf from (x, y) along `angle`, with its rib; its far half lies in shade. */
export function leaf(c: Context2D, angle: number, long: number, wide: number, colour: string, x = 0, y = 0): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  for (const [side, shade] of [
    [-1, 1],
    [1, 0.84],
  ]) {
    c.fillStyle = shadeHex(colour, shade);
    c.beginPath();
    c.moveTo(0, 0);
    c.quadraticCurveTo(long * 0.42, side * wide * 1.7, long, 0);
    c.fill();
  }
  c.strokeStyle = shadeHex(colour, 0.66);
  c.lineWidth = Math.max(0.35, long * 0.03);
  c.beginPath();
  c.moveTo(0, 0);
  c.lineTo(long * 0.88, 0);
  c.stroke();
  c.restore();
}

/** A stem that bends, from one point to another. */
export function stem(
  c: Context2D,
  from: readonly [number, number],
  to: readonly [number, number],
  bend: number,
  width: number,
  colour: string,
): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = 'round';
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  c.beginPath();
  c.moveTo(from[0], from[1]);
  c.quadraticCurveTo((from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend, to[0], to[1]);
  c.stroke();
}
