/** Motifs of Indian weaving, block printing and embroidery, drawn around the origin with radius `r`. */

import type { Context2D } from '#atelier/kit/canvas.ts';
import { dot, leaf, ring } from './shapes.ts';

/** The drop of a mango with its tip bent over, closed and filled. @param q its size. */
function drop(c: Context2D, q: number, colour: string, x = 0, y = 0): void {
  c.fillStyle = colour;
  c.beginPath();
  c.moveTo(x + q * 0.58, y - q * 1.02);
  c.bezierCurveTo(x - q * 0.1, y - q * 1.06, x - q * 0.8, y - q * 0.5, x - q * 0.76, y + q * 0.26);
  c.bezierCurveTo(x - q * 0.72, y + q * 0.86, x - q * 0.15, y + q * 1.05, x + q * 0.2, y + q * 0.93);
  c.bezierCurveTo(x + q * 0.8, y + q * 0.72, x + q * 0.82, y + q * 0.08, x + q * 0.4, y - q * 0.22);
  c.bezierCurveTo(x + q * 0.16, y - q * 0.42, x + q * 0.16, y - q * 0.72, x + q * 0.36, y - q * 0.78);
  c.bezierCurveTo(x + q * 0.5, y - q * 0.82, x + q * 0.62, y - q * 0.9, x + q * 0.58, y - q * 1.02);
  c.fill();
}

/** A paisley: drop within drop, a flower in its belly, a crest of dots along its back. */
export function paisley(c: Context2D, r: number, colours: readonly string[], ground: string): void {
  const [first, second = first, third = second] = colours;
  drop(c, r, first);
  drop(c, r * 0.86, ground, 0, r * 0.01);
  drop(c, r * 0.74, second, 0, r * 0.02);
  drop(c, r * 0.56, ground, -r * 0.01, r * 0.1);
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 6.283;
    c.fillStyle = i % 2 ? third : first;
    c.beginPath();
    c.ellipse(Math.cos(a) * r * 0.21, r * 0.27 + Math.sin(a) * r * 0.21, r * 0.12, r * 0.075, a, 0, 7);
    c.fill();
  }
  dot(c, 0, r * 0.27, r * 0.1, second);
  leaf(c, -1.25, r * 0.5, r * 0.09, first, 0, -r * 0.06);
  for (let i = 0; i < 13; i++) {
    const a = 0.55 + i * 0.31;
    dot(c, Math.cos(a) * r * 1.12 - r * 0.06, Math.sin(a) * r * 1.16 + r * 0.04, r * 0.065, i % 2 ? third : first);
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

/** The small woven spray of a saree's field: a flower bent on its stalk between leaves. */
export function butti(c: Context2D, r: number, colours: readonly string[]): void {
  const [gold, accent = gold] = colours;
  c.strokeStyle = gold;
  c.lineWidth = r * 0.15;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(-r * 0.1, r);
  c.quadraticCurveTo(r * 0.22, r * 0.4, 0, -r * 0.1);
  c.stroke();
  for (const s of [-1, 1]) {
    leaf(c, s > 0 ? -0.45 : Math.PI + 0.45, r * 0.72, r * 0.2, gold, 0, r * 0.66);
    leaf(c, s > 0 ? -0.7 : Math.PI + 0.7, r * 0.58, r * 0.17, gold, 0, r * 0.22);
  }
  for (let i = -2; i <= 2; i++) leaf(c, -Math.PI / 2 + i * 0.55, r * 0.86, r * 0.2, i % 2 ? gold : accent, 0, -r * 0.1);
  dot(c, 0, -r * 0.12, r * 0.17, gold);
}

/** The spray of the block printer and of Mughal gardens: a poppy upright between two leaves, in outline and fill. */
export function boota(c: Context2D, r: number, colours: readonly string[], ground: string): void {
  const [line, fill = line, green = line] = colours;
  c.strokeStyle = line;
  c.lineWidth = r * 0.09;
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(0, r * 1.15);
  c.quadraticCurveTo(r * 0.12, r * 0.5, 0, 0);
  c.stroke();
  for (const s of [-1, 1]) {
    leaf(c, s > 0 ? -0.55 : Math.PI + 0.55, r * 0.92, r * 0.16, green, 0, r * 0.95);
    leaf(c, s > 0 ? 0.15 : Math.PI - 0.15, r * 0.55, r * 0.13, green, 0, r * 0.7);
    dot(c, s * r * 0.52, -r * 0.02, r * 0.1, fill);
    c.beginPath();
    c.moveTo(0, r * 0.36);
    c.quadraticCurveTo(s * r * 0.3, r * 0.3, s * r * 0.5, r * 0.02);
    c.stroke();
  }
  for (const lean of [-0.95, 0.95, -0.48, 0.48, 0]) {
    c.save();
    c.rotate(lean);
    c.fillStyle = line;
    c.beginPath();
    c.ellipse(0, -r * 0.52, r * 0.25, r * 0.5, 0, 0, 7);
    c.fill();
    c.fillStyle = fill;
    c.beginPath();
    c.ellipse(0, -r * 0.54, r * 0.17, r * 0.4, 0, 0, 7);
    c.fill();
    c.restore();
  }
  dot(c, 0, -r * 0.12, r * 0.2, line);
  dot(c, 0, -r * 0.12, r * 0.1, ground);
}

/** A star of eight in a ring of dots: the eye of an ajrakh. */
export function chakra(c: Context2D, r: number, colours: readonly string[], ground: string): void {
  const [line, fill = line] = colours;
  dot(c, 0, 0, r, line);
  dot(c, 0, 0, r * 0.9, ground);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.283;
    dot(c, Math.cos(a) * r * 0.77, Math.sin(a) * r * 0.77, r * 0.075, line);
  }
  ring(c, 0, 0, r * 0.63, r * 0.07, line);
  for (let i = 0; i < 8; i++) leaf(c, (i / 8) * 6.283, r * 0.58, r * 0.11, i % 2 ? fill : line);
  dot(c, 0, 0, r * 0.17, fill);
  dot(c, 0, 0, r * 0.08, ground);
}
