/** Needlework at the size of a motif: thread laid side by side, coils, mirrors, running stitch. Around the origin, radius `r`. */
import type { Creature } from '#atelier/cloth/motifs/creature-motifs.ts';
import { dot, ring } from '#atelier/cloth/motifs/shapes.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';

/** What a piece of work is sewn with. */
export interface Threads {
  /** The main thread, its second, and the leaf's. */
  first: string;
  second: string;
  leaf: string;
  /** The cloth. */
  ground: string;
  /** What is sewn in place of the craft's own buti. */
  figure?: Creature;
}

/** Satin stitch in the shape of a leaf from the origin along `angle`: laid threads, pale and deep by turns. */
export function satinLeaf(c: Context2D, angle: number, long: number, wide: number, colour: string, x = 0, y = 0): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.beginPath();
  c.moveTo(0, 0);
  c.quadraticCurveTo(long * 0.45, -wide * 1.8, long, 0);
  c.quadraticCurveTo(long * 0.45, wide * 1.8, 0, 0);
  c.fillStyle = shadeHex(colour, 0.82);
  c.fill();
  c.clip();
  c.strokeStyle = shadeHex(colour, 1.22);
  c.lineWidth = Math.max(0.35, long * 0.05);
  c.beginPath();
  for (let i = 1; i < 8; i++) {
    const at = (i / 8) * long;
    c.moveTo(at - wide * 0.5, 0);
    c.lineTo(at, -wide * 1.2);
    c.moveTo(at - wide * 0.5, 0);
    c.lineTo(at, wide * 1.2);
  }
  c.stroke();
  c.restore();
}

/** A flower in satin stitch with a knot in its middle. */
export function satinFlower(c: Context2D, r: number, petals: number, colour: string, heart: string): void {
  for (let i = 0; i < petals; i++) satinLeaf(c, (i / petals) * 6.283 + 0.3, r, r * 0.27, colour);
  dot(c, 0, 0, r * 0.22, heart);
  dot(c, -r * 0.05, -r * 0.05, r * 0.09, shadeHex(heart, 1.4));
}

/** Running stitch along a path: @param draw traces it. */
export function running(c: Context2D, colour: string, width: number, dash: number, draw: () => void): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.setLineDash([dash, dash * 0.8]);
  c.beginPath();
  draw();
  c.stroke();
  c.setLineDash([]);
}

/** A round mirror held by a ring of stitches. */
export function mirror(c: Context2D, r: number, thread: string, second: string): void {
  ring(c, 0, 0, r * 0.86, r * 0.34, thread);
  c.strokeStyle = second;
  c.lineWidth = Math.max(0.4, r * 0.1);
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.283;
    c.beginPath();
    c.moveTo(Math.cos(a) * r * 0.72, Math.sin(a) * r * 0.72);
    c.lineTo(Math.cos(a) * r * 1.06, Math.sin(a) * r * 1.06);
    c.stroke();
  }
  dot(c, 0, 0, r * 0.68, '#8f9aa3');
  c.fillStyle = '#f4f6f6';
  c.beginPath();
  c.arc(0, 0, r * 0.66, 2.4, 5.2);
  c.fill();
  dot(c, r * 0.16, r * 0.2, r * 0.16, '#d5dde2');
}

/** Gold wire coiled close and couched: the heavy line of zardozi, with a dark edge and a bright back. */
export function coil(c: Context2D, width: number, gold: string, draw: () => void): void {
  c.lineCap = 'round';
  for (const [k, colour] of [
    // a pale metal has a pale shadow
    [1.5, mixHex(gold, '#3a2010', lumaOf(gold) > 0.6 ? 0.42 : 0.62)],
    [1, gold],
  ] as const) {
    c.strokeStyle = colour;
    c.lineWidth = width * k;
    c.beginPath();
    draw();
    c.stroke();
  }
  c.strokeStyle = shadeHex(gold, 1.55);
  c.lineWidth = width * 0.42;
  c.setLineDash([width * 0.6, width * 0.5]);
  c.beginPath();
  draw();
  c.stroke();
  c.setLineDash([]);
}

/** A leaf cut of gold ribbon and folded: gota patti. */
export function ribbonLeaf(c: Context2D, angle: number, long: number, gold: string): void {
  c.save();
  c.rotate(angle);
  for (const [side, shade] of [
    [-1, 1.2],
    [1, 0.82],
  ]) {
    c.fillStyle = shadeHex(gold, shade);
    c.beginPath();
    c.moveTo(long * 0.12, 0);
    c.lineTo(long * 0.55, side * long * 0.3);
    c.lineTo(long, 0);
    c.fill();
  }
  c.strokeStyle = mixHex(gold, '#3a2410', 0.5);
  c.lineWidth = Math.max(0.3, long * 0.035);
  c.strokeRect(long * 0.5, -0.2, long * 0.02, 0.4);
  c.restore();
}
