/** Leaves and flowers of hot countries, drawn around the origin with radius `r`. */

import type { Context2D } from '#atelier/kit/canvas.ts';
import { stream } from '#atelier/kit/chance.ts';
import { shadeHex } from '#atelier/kit/colour.ts';
import { dot, leaf } from './shapes.ts';

/** A monstera leaf: a heart cut deep between its ribs, its stalk below. */
export function cutLeaf(c: Context2D, r: number, colour: string, seed: number): void {
  const next = stream(seed, 'cut-leaf.cuts');
  c.rotate(next() * 6.28);
  const fingers = 6;
  for (const side of [-1, 1]) {
    c.fillStyle = side < 0 ? colour : shadeHex(colour, 0.86);
    for (let i = 0; i < fingers; i++) {
      const t = i / (fingers - 1);
      c.save();
      c.translate(r * (-0.32 + 1.0 * t), 0);
      c.rotate(side * (2.05 - 1.75 * t));
      const long = r * (0.62 + 0.42 * Math.sin(Math.PI * (0.15 + 0.75 * t)));
      c.beginPath();
      c.moveTo(-r * 0.16, 0);
      c.quadraticCurveTo(long * 0.5, -r * 0.2, long, -r * 0.03);
      c.quadraticCurveTo(long * 1.04, r * 0.03, long * 0.96, r * 0.05);
      c.quadraticCurveTo(long * 0.45, r * 0.12, -r * 0.16, r * 0.12);
      c.fill();
      c.restore();
    }
  }
  c.strokeStyle = shadeHex(colour, 1.28);
  c.lineWidth = r * 0.04;
  c.beginPath();
  c.moveTo(-r * 0.75, 0);
  c.lineTo(r * 0.95, 0);
  c.stroke();
}

/** A palm frond: many narrow blades on both sides of a bent rib. */
export function frond(c: Context2D, r: number, colour: string, seed: number): void {
  const next = stream(seed, 'frond.leaves');
  c.rotate(next() * 6.28);
  const blades = 12;
  c.strokeStyle = shadeHex(colour, 0.75);
  c.lineWidth = r * 0.05;
  c.beginPath();
  c.moveTo(-r * 1.1, r * 0.1);
  c.quadraticCurveTo(0, -r * 0.34, r * 1.05, 0);
  c.stroke();
  for (let i = 0; i < blades; i++) {
    const t = i / (blades - 1);
    const x = -r * 0.95 + 1.95 * r * t;
    const y = -r * 0.2 * Math.sin(Math.PI * t) + r * 0.08 * (1 - t);
    for (const s of [-1, 1])
      leaf(c, s * (1.2 - 0.85 * t), r * (0.86 - 0.42 * t) * (0.9 + next() * 0.2), r * 0.065, colour, x, y);
  }
}

/** A long banana leaf with a pale rib and torn edges. */
export function bananaLeaf(c: Context2D, r: number, colour: string, seed: number): void {
  const next = stream(seed, 'banana-leaf.tears');
  c.rotate(next() * 6.28);
  leaf(c, 0, r * 2.1, r * 0.34, colour, -r * 1.05, 0);
  c.strokeStyle = shadeHex(colour, 0.72);
  c.lineWidth = r * 0.03;
  for (let i = 1; i < 11; i++) {
    const x = -r * 1.0 + i * r * 0.17;
    const wide = r * 0.3 * Math.sin((Math.PI * i) / 11);
    for (const s of [-1, 1]) {
      c.beginPath();
      c.moveTo(x, 0);
      c.lineTo(x + r * 0.2, s * wide);
      c.stroke();
    }
  }
}

/** A hibiscus: five broad ruffled petals, a dark throat and one long stamen. */
export function hibiscus(c: Context2D, r: number, colour: string, seed: number): void {
  const next = stream(seed, 'hibiscus.petals');
  c.rotate(next() * 6.28);
  for (let i = 0; i < 5; i++) {
    c.save();
    c.rotate((i / 5) * 6.283 + (next() - 0.5) * 0.12);
    for (const [k, shade] of [
      [1, 0.76],
      [0.93, i % 2 ? 0.96 : 1.05],
    ]) {
      c.fillStyle = shadeHex(colour, shade);
      c.beginPath();
      c.moveTo(0, 0);
      c.bezierCurveTo(r * 0.2 * k, -r * 0.5 * k, r * 0.72 * k, -r * 0.66 * k, r * 0.93 * k, -r * 0.42 * k);
      // a ruffled lip
      for (let q = 0; q < 4; q++) {
        const y = -0.42 + 0.21 * q;
        c.quadraticCurveTo(r * 1.12 * k, r * (y + 0.06) * k, r * (0.97 - 0.03 * (q % 2)) * k, r * (y + 0.21) * k);
      }
      c.bezierCurveTo(r * 0.72 * k, r * 0.66 * k, r * 0.2 * k, r * 0.5 * k, 0, 0);
      c.fill();
    }
    c.strokeStyle = shadeHex(colour, 0.62);
    c.lineWidth = r * 0.03;
    for (const lean of [-0.28, 0, 0.28]) {
      c.beginPath();
      c.moveTo(r * 0.1, 0);
      c.quadraticCurveTo(r * 0.4, lean * r * 0.5, r * 0.66, lean * r);
      c.stroke();
    }
    leaf(c, 0, r * 0.42, r * 0.08, shadeHex(colour, 0.48));
    c.restore();
  }
  c.strokeStyle = '#f4dc8a';
  c.lineWidth = r * 0.09;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(0, 0);
  c.quadraticCurveTo(r * 0.45, -r * 0.02, r * 0.86, -r * 0.46);
  c.stroke();
  for (let i = 0; i < 8; i++)
    dot(c, r * (0.56 + i * 0.045), -r * (0.16 + i * 0.045) + (i % 2 ? 1 : -1) * r * 0.09, r * 0.05, '#e0a53c');
}
