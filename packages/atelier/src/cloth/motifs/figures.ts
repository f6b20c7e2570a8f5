/** Things that prints are named for: stars, hearts, fruit, anchors; and the scene of a toile. Around the origin, radius `r`. */

import type { Context2D } from '#atelier/kit/canvas.ts';
import { die, oneOf, stream } from '#atelier/kit/chance.ts';
import { shadeHex } from '#atelier/kit/colour.ts';
import { dot, fillShape, leaf, ring, stem } from './shapes.ts';

export function star(c: Context2D, r: number, colour: string): void {
  fillShape(
    c,
    colour,
    Array.from({ length: 10 }, (_, i) => {
      const q = i % 2 ? r * 0.42 : r;
      const a = (i / 10) * 6.283 - Math.PI / 2;
      return [Math.cos(a) * q, Math.sin(a) * q] as const;
    }),
  );
}

export function heart(c: Context2D, r: number, colour: string): void {
  c.fillStyle = colour;
  c.beginPath();
  c.moveTo(0, r * 0.95);
  c.bezierCurveTo(-r * 1.5, -r * 0.1, -r * 0.72, -r * 1.25, 0, -r * 0.42);
  c.bezierCurveTo(r * 0.72, -r * 1.25, r * 1.5, -r * 0.1, 0, r * 0.95);
  c.fill();
}

function cherries(c: Context2D, r: number, colour: string, green: string): void {
  stem(c, [-r * 0.5, r * 0.45], [r * 0.1, -r], 0.1, r * 0.11, green);
  stem(c, [r * 0.55, r * 0.6], [r * 0.1, -r], -0.15, r * 0.11, green);
  for (const [x, y] of [
    [-0.5, 0.5],
    [0.55, 0.65],
  ]) {
    dot(c, x * r, y * r, r * 0.42, colour);
    dot(c, (x - 0.13) * r, (y - 0.14) * r, r * 0.1, shadeHex(colour, 1.6));
  }
  leaf(c, 0.2, r * 0.9, r * 0.2, green, r * 0.1, -r);
}

function lemon(c: Context2D, r: number, colour: string, green: string): void {
  c.fillStyle = colour;
  c.beginPath();
  c.moveTo(-r, 0);
  c.bezierCurveTo(-r * 0.6, -r * 0.95, r * 0.6, -r * 0.9, r * 1.05, -r * 0.05);
  c.bezierCurveTo(r * 0.6, r * 0.85, -r * 0.6, r * 0.9, -r, 0);
  c.fill();
  dot(c, -r * 0.25, -r * 0.3, r * 0.14, shadeHex(colour, 1.5));
  leaf(c, -2.2, r * 1.1, r * 0.26, green, -r * 0.85, 0);
  leaf(c, 2.6, r * 0.8, r * 0.2, green, -r * 0.85, 0);
}

function strawberry(c: Context2D, r: number, colour: string, green: string): void {
  heart(c, r * 0.95, colour);
  for (const [x, y] of [
    [-0.4, -0.15],
    [0.4, -0.15],
    [0, 0.1],
    [-0.2, 0.4],
    [0.22, 0.42],
  ])
    dot(c, x * r, y * r, r * 0.065, shadeHex(colour, 1.7));
  for (const a of [-0.5, -1.57, -2.64, -1.05, -2.1]) leaf(c, a, r * 0.5, r * 0.12, green, 0, -r * 0.42);
}

/** A lemon, a pair of cherries or a strawberry, by the seed. */
export function fruit(c: Context2D, r: number, colours: readonly string[], seed: number): void {
  const draw = oneOf([cherries, lemon, strawberry], seed, 'fruit.kind');
  draw(c, r, colours[0], colours[colours.length - 1]);
}

function boat(c: Context2D, r: number, colour: string): void {
  for (const shape of [
    [
      [-0.9, 0.45],
      [0.9, 0.45],
      [0.55, 0.9],
      [-0.55, 0.9],
    ],
    [
      [0.05, -1],
      [0.05, 0.3],
      [0.8, 0.3],
    ],
    [
      [-0.1, -0.6],
      [-0.1, 0.3],
      [-0.6, 0.3],
    ],
  ])
    fillShape(
      c,
      colour,
      shape.map(([x, y]) => [x * r, y * r] as const),
    );
}

function anchor(c: Context2D, r: number, colour: string): void {
  ring(c, 0, -r * 0.78, r * 0.2, r * 0.14, colour);
  c.lineCap = 'round';
  c.lineWidth = r * 0.2;
  c.beginPath();
  c.moveTo(0, -r * 0.55);
  c.lineTo(0, r * 0.85);
  c.moveTo(-r * 0.42, -r * 0.3);
  c.lineTo(r * 0.42, -r * 0.3);
  c.moveTo(-r * 0.78, r * 0.22);
  c.quadraticCurveTo(-r * 0.6, r * 0.9, 0, r * 0.9);
  c.quadraticCurveTo(r * 0.6, r * 0.9, r * 0.78, r * 0.22);
  c.stroke();
}

/** An anchor, or now and then a little boat. */
export function nautical(c: Context2D, r: number, colour: string, seed: number): void {
  const draw = die(3, seed, 'nautical.kind') ? anchor : boat;
  draw(c, r, colour);
}

/** A tree of engraved leaves over a hillock: what stands between the people of a toile. */
function tree(c: Context2D, r: number, ink: string, next: () => number): void {
  stem(c, [0, r * 0.9], [r * 0.08, -r * 0.1], 0.08, r * 0.11, ink);
  stem(c, [0.02 * r, r * 0.3], [-r * 0.42, -r * 0.2], -0.15, r * 0.06, ink);
  stem(c, [0.03 * r, r * 0.2], [r * 0.46, -r * 0.25], 0.15, r * 0.06, ink);
  for (let i = 0; i < 34; i++) {
    const a = next() * 6.283;
    const q = Math.sqrt(next()) * r * 0.62;
    leaf(c, next() * 6.28, r * 0.22, r * 0.05, ink, Math.cos(a) * q * 1.15, -r * 0.36 + Math.sin(a) * q * 0.8);
  }
  c.strokeStyle = ink;
  c.lineWidth = r * 0.035;
  for (let i = 0; i < 6; i++) {
    c.beginPath();
    c.moveTo(-r * (0.75 - i * 0.05), r * (0.86 + i * 0.055));
    c.quadraticCurveTo(0, r * (0.78 + i * 0.05), r * (0.8 - i * 0.09), r * (0.92 + i * 0.05));
    c.stroke();
  }
}

/** A shepherdess or her swain in a few engraver's strokes. */
function person(c: Context2D, r: number, ink: string, isWoman: boolean): void {
  dot(c, 0, -r * 0.78, r * 0.13, ink);
  c.fillStyle = ink;
  c.beginPath();
  c.ellipse(0, -r * 0.87, r * 0.24, r * 0.06, -0.1, 0, 7);
  c.fill();
  fillShape(c, ink, [
    [-r * 0.13, -r * 0.62],
    [r * 0.13, -r * 0.62],
    [r * 0.09, -r * 0.2],
    [-r * 0.09, -r * 0.2],
  ]);
  c.strokeStyle = ink;
  c.lineCap = 'round';
  c.lineWidth = r * 0.07;
  c.beginPath();
  c.moveTo(r * 0.12, -r * 0.55);
  c.lineTo(r * 0.42, -r * 0.3);
  c.moveTo(-r * 0.12, -r * 0.55);
  c.lineTo(-r * 0.34, -r * 0.2);
  c.moveTo(r * 0.44, -r * 0.62);
  c.lineTo(r * 0.42, r * 0.8);
  c.stroke();
  if (!isWoman) {
    c.beginPath();
    for (const x of [-0.1, 0.1]) {
      c.moveTo(x * r, -r * 0.2);
      c.lineTo(x * r * 2.2, r * 0.75);
    }
    c.stroke();
    return;
  }
  c.lineWidth = r * 0.045;
  for (let i = -4; i <= 4; i++) {
    c.beginPath();
    c.moveTo(i * r * 0.02, -r * 0.2);
    c.quadraticCurveTo(i * r * 0.1, r * 0.1, i * r * 0.12, r * 0.76);
    c.stroke();
  }
}

/** One vignette of a toile de Jouy, engraved in one colour. */
export function vignette(c: Context2D, r: number, ink: string, seed: number): void {
  const next = stream(seed, 'vignette.leaves');
  c.save();
  c.translate(-r * 0.38, 0);
  tree(c, r, ink, next);
  c.restore();
  for (const [x, isWoman] of [
    [0.36, true],
    [0.82, false],
  ] as const) {
    c.save();
    c.translate(r * x, r * 0.42);
    person(c, r * 0.5, ink, isWoman);
    c.restore();
  }
}
