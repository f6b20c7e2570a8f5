/** Small vector motifs of prints and borders, each drawn around the origin with radius `r`. */
import type { Context2D } from '#atelier/paint/canvas.ts';
import { shadeHex } from '#atelier/paint/colour.ts';
import { random } from '#atelier/paint/geometry.ts';

export interface Dart {
  x: number;
  y: number;
  r: number;
  /** Index of its size. */
  size: number;
}

/** Darts on a torus of side `side`, none nearer than `gap` × their radii; larger sizes are thrown first. */
export function scatterDarts(side: number, sizes: readonly number[], gap: number, next: () => number): Dart[] {
  const darts: Dart[] = [];
  const around = (a: number, b: number): number => Math.min(Math.abs(a - b), side - Math.abs(a - b));
  sizes.forEach((r, size) => {
    for (let i = 0; i < 420; i++) {
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

function leaf(c: Context2D, angle: number, long: number, wide: number, colour: string, x = 0, y = 0): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.fillStyle = colour;
  c.beginPath();
  c.moveTo(0, 0);
  c.quadraticCurveTo(long * 0.45, -wide, long, 0);
  c.quadraticCurveTo(long * 0.5, wide * 0.8, 0, 0);
  c.fill();
  c.strokeStyle = shadeHex(colour, 0.8);
  c.lineWidth = 0.5;
  c.beginPath();
  c.moveTo(0, 0);
  c.lineTo(long * 0.85, 0);
  c.stroke();
  c.restore();
}

function petals(c: Context2D, r: number, colour: string, turn: number, next: () => number): void {
  for (let i = 0; i < 5; i++) {
    c.save();
    c.rotate((i / 5) * 2 * Math.PI + turn + (next() - 0.5) * 0.2);
    c.fillStyle = colour;
    const w = r * (0.62 + next() * 0.12);
    const l = r * (0.9 + next() * 0.16);
    c.beginPath();
    c.moveTo(0, 0);
    c.bezierCurveTo(w * 0.5, -w * 0.95, l * 0.95, -w * 0.8, l, -w * 0.08);
    c.bezierCurveTo(l * 0.95, w * 0.8, w * 0.5, w * 0.95, 0, 0);
    c.fill();
    c.restore();
  }
}

/** The last colour is the leaf; the others are blooms. */
export function flower(c: Context2D, r: number, colours: readonly string[], seed: number): void {
  const next = random(seed);
  const green = colours[colours.length - 1];
  const blooms = colours.length > 1 ? colours.slice(0, -1) : colours;
  const colour = blooms[Math.floor(next() * blooms.length)];
  c.rotate(next() * 6.28);
  if (r > 7) for (let i = 0; i < 2; i++) leaf(c, next() * 6.28, r * 1.22, r * 0.36, green);
  petals(c, r, shadeHex(colour, 0.86), 0, next);
  petals(c, r * 0.82, colour, 0.25, next);
  if (r > 10) {
    petals(c, r * 0.52, shadeHex(colour, 1.22), 0.8, next);
    c.strokeStyle = shadeHex(colour, 0.62);
    c.lineWidth = r * 0.028;
    for (let i = 0; i < 12; i++) {
      const a = next() * 6.28;
      const reach = r * (0.45 + next() * 0.3);
      c.beginPath();
      c.moveTo(Math.cos(a) * r * 0.22, Math.sin(a) * r * 0.22);
      c.lineTo(Math.cos(a + 0.06) * reach, Math.sin(a + 0.06) * reach);
      c.stroke();
    }
  }
  dot(c, 0, 0, r * 0.19, '#d9ac4a');
  for (let i = 0; i < 5; i++)
    dot(c, Math.cos(i * 1.257) * r * 0.15, Math.sin(i * 1.257) * r * 0.15, r * 0.035, '#7a4a22');
}

export function sprig(c: Context2D, r: number, colours: readonly string[], seed: number): void {
  const next = random(seed);
  const green = colours[colours.length - 1];
  c.rotate(next() * 6.28);
  c.strokeStyle = green;
  c.lineWidth = 1;
  c.beginPath();
  c.moveTo(-r, 0);
  c.quadraticCurveTo(0, -r * 0.4, r, 0);
  c.stroke();
  for (const [x, y, a] of [
    [-0.5, -0.16, -0.9],
    [-0.1, -0.2, 0.7],
    [0.35, -0.14, -0.7],
    [0.9, -0.02, 0.1],
  ])
    leaf(c, a, r * 0.6, r * 0.2, green, x * r, y * r);
  dot(c, -r, 0, r * 0.24, colours[0]);
}

export function bud(c: Context2D, r: number, colours: readonly string[], seed: number): void {
  const next = random(seed);
  c.rotate(next() * 6.28);
  const colour = colours[Math.floor(next() * Math.max(1, colours.length - 1))];
  leaf(c, 2.4, r * 1.2, r * 0.35, colours[colours.length - 1]);
  for (let i = 0; i < 4; i++) dot(c, Math.cos(i * 1.571) * r * 0.38, Math.sin(i * 1.571) * r * 0.38, r * 0.42, colour);
  dot(c, 0, 0, r * 0.2, shadeHex(colour, 0.6));
}

export function paisley(c: Context2D, r: number, colours: readonly string[], ground: string): void {
  const drop = (q: number, colour: string, y = 0): void => {
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(q * 0.62, y - q * 1.08);
    c.bezierCurveTo(-q * 0.05, y - q, -q * 0.78, y - q * 0.45, -q * 0.74, y + q * 0.28);
    c.bezierCurveTo(-q * 0.7, y + q * 0.85, -q * 0.15, y + q * 1.05, q * 0.2, y + q * 0.93);
    c.bezierCurveTo(q * 0.78, y + q * 0.72, q * 0.8, y + q * 0.1, q * 0.4, y - q * 0.2);
    c.bezierCurveTo(q * 0.14, y - q * 0.42, q * 0.12, y - q * 0.8, q * 0.62, y - q * 1.08);
    c.fill();
  };
  const [first, second = first, third = second] = colours;
  drop(r, first);
  drop(r * 0.82, ground);
  drop(r * 0.64, third, r * 0.06);
  c.fillStyle = second;
  for (let i = 0; i < 6; i++) {
    const a = i * 1.047;
    c.beginPath();
    c.ellipse(Math.cos(a) * r * 0.2, r * 0.28 + Math.sin(a) * r * 0.2, r * 0.1, r * 0.07, a, 0, 7);
    c.fill();
  }
  dot(c, 0, r * 0.28, r * 0.07, ground);
  for (let i = 0; i < 9; i++) {
    const a = 0.9 + i * 0.42;
    dot(c, Math.cos(a) * r * 1.08 - r * 0.08, Math.sin(a) * r * 1.12 + r * 0.05, r * 0.055, first);
  }
}

/** An eight-petalled block-print rosette. */
export function butta(c: Context2D, r: number, colours: readonly string[], ground: string): void {
  c.fillStyle = colours[0];
  for (let i = 0; i < 8; i++) {
    c.save();
    c.rotate(i * 0.785);
    c.beginPath();
    c.ellipse(0, -r * 0.6, r * 0.16, r * 0.36, 0, 0, 7);
    c.fill();
    c.restore();
  }
  dot(c, 0, 0, r * 0.24, colours[1] ?? colours[0]);
  dot(c, 0, 0, r * 0.1, ground);
}

/** The small woven spray of a saree's field. */
export function butti(c: Context2D, r: number, colours: readonly string[]): void {
  const [gold, accent = gold] = colours;
  c.strokeStyle = gold;
  c.lineWidth = r * 0.14;
  c.beginPath();
  c.moveTo(0, r);
  c.quadraticCurveTo(r * 0.1, r * 0.3, 0, -r * 0.1);
  c.stroke();
  for (const s of [-1, 1]) {
    leaf(c, s > 0 ? -0.5 : Math.PI + 0.5, r * 0.62, r * 0.24, gold, 0, r * 0.62);
    leaf(c, s > 0 ? -0.8 : Math.PI + 0.8, r * 0.5, r * 0.2, gold, 0, r * 0.2);
  }
  for (let i = -2; i <= 2; i++) leaf(c, -Math.PI / 2 + i * 0.55, r * 0.72, r * 0.2, i % 2 ? gold : accent, 0, -r * 0.1);
  dot(c, 0, -r * 0.1, r * 0.12, gold);
}

/** A leopard's rose: an uneven broken ring of dark blots round a warm middle. @param colours blot, middle. */
export function rosette(c: Context2D, r: number, colours: readonly [string, string], seed: number): void {
  const next = random(seed);
  c.rotate(next() * 6.28);
  const squash = 0.72 + next() * 0.25;
  c.fillStyle = colours[1];
  c.beginPath();
  c.ellipse(0, 0, r * 0.62, r * 0.62 * squash, 0, 0, 7);
  c.fill();
  c.fillStyle = colours[0];
  const count = 3 + Math.floor(next() * 2);
  let turn = next();
  for (let i = 0; i < count; i++) {
    const reach = (6.28 / count) * (0.5 + next() * 0.32);
    const steps = 7;
    const along = (k: number, wide: number): [number, number] => {
      const a = turn + (reach * k) / steps;
      const q = r * (0.76 + wide * (0.13 + 0.2 * Math.sin((Math.PI * k) / steps)));
      return [Math.cos(a) * q, Math.sin(a) * q * squash];
    };
    const outer = Array.from({ length: steps + 1 }, (_, k) => along(k, 1 + next() * 0.35));
    const inner = Array.from({ length: steps + 1 }, (_, k) => along(steps - k, -0.3 - next() * 0.5));
    fillShape(c, colours[0], [...outer, ...inner]);
    turn += 6.28 / count;
  }
}

/** A monstera leaf with its cuts, its stalk at the origin. */
export function cutLeaf(c: Context2D, r: number, colour: string, seed: number): void {
  const next = random(seed);
  c.rotate(next() * 6.28);
  const rib = shadeHex(colour, 0.72);
  const lobes = 5;
  c.fillStyle = colour;
  for (const s of [-1, 1]) {
    c.beginPath();
    c.moveTo(-r * 0.12, 0);
    for (let i = 0; i < lobes; i++) {
      const wide = s * r * (0.74 * Math.sin(Math.PI * (0.24 + (i / lobes) * 0.66)) + 0.08);
      const x = r * (-0.34 + i * 0.25);
      c.quadraticCurveTo(x - r * 0.04, wide * 1.05, x + r * 0.22, wide);
      c.quadraticCurveTo(x + r * 0.3, wide * 0.75, x + r * 0.24, wide * 0.34);
    }
    c.quadraticCurveTo(r * 1.0, s * r * 0.16, r * 1.15, 0);
    c.fill();
  }
  c.strokeStyle = rib;
  c.lineWidth = r * 0.035;
  c.beginPath();
  c.moveTo(-r * 0.4, 0);
  c.lineTo(r * 1.05, 0);
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      c.moveTo(-r * 0.16 + i * r * 0.22, 0);
      c.lineTo(-r * 0.08 + i * r * 0.24, s * r * 0.46 * Math.sin(Math.PI * (0.2 + i * 0.14)));
    }
  c.stroke();
}

/** A palm frond: blades on both sides of a bent rib. */
export function frond(c: Context2D, r: number, colour: string, seed: number): void {
  const next = random(seed);
  c.rotate(next() * 6.28);
  const blades = 9;
  for (let i = 0; i < blades; i++) {
    const t = i / (blades - 1);
    const [x, y] = [-r + 1.9 * r * t, -r * 0.22 * Math.sin(Math.PI * t)];
    for (const s of [-1, 1])
      leaf(c, s * (1.15 - 0.75 * t), r * (0.72 - 0.3 * t) * (0.9 + next() * 0.2), r * 0.09, colour, x, y);
  }
}

/** A hibiscus: five broad ruffled petals, a dark throat and one long stamen. */
export function hibiscus(c: Context2D, r: number, colour: string, seed: number): void {
  const next = random(seed);
  c.rotate(next() * 6.28);
  petals(c, r * 1.05, shadeHex(colour, 0.82), 0.08, next);
  petals(c, r * 0.94, colour, 0.16, next);
  const throat = shadeHex(colour, 0.58);
  for (let i = 0; i < 5; i++) leaf(c, i * 1.257 + 0.16, r * 0.5, r * 0.1, throat);
  dot(c, 0, 0, r * 0.15, throat);
  c.strokeStyle = '#f0cf6a';
  c.lineWidth = r * 0.075;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(0, 0);
  c.quadraticCurveTo(r * 0.4, -r * 0.1, r * 0.8, -r * 0.42);
  c.stroke();
  for (let i = 0; i < 6; i++)
    dot(c, r * (0.56 + i * 0.055), -r * (0.24 + i * 0.045) + (i % 2 ? 1 : -1) * r * 0.08, r * 0.045, '#f6e2a0');
}
