/** Creatures and the lotus, as embroiderers and printers draw them: in three colours, around the origin, radius `r`. */

import type { Context2D } from '#atelier/kit/canvas.ts';
import { shadeHex } from '#atelier/kit/colour.ts';
import { bear, dinosaur, dragon, skull } from './beasts.ts';
import { apartFrom, type CreatureColours, type Draw, fill, line, petal } from './creature-brush.ts';
import { dot } from './shapes.ts';

/** Feathers of its fan, and its root; where along each its eye lies, and how large. */
const FAN = { feathers: 9, x: 0.12, y: 0.52, long: 1.2, wide: 0.2, eye: 0.8, large: 0.13 } as const;
/** From its side before the fan to the other, shares of half a turn. */
const SPREAD = { from: 0.03, to: 0.97 } as const;

/** From the side before its spread fan: a train that lies behind it is a duck's tail at the size of a hem. */
const peacock: Draw = (c, { first, second, leaf }) => {
  const feather = apartFrom(leaf, first);
  const { feathers, x, y, long, wide, eye, large } = FAN;
  const turns = Array.from(
    { length: feathers },
    (_, i) => -Math.PI * (SPREAD.from + ((SPREAD.to - SPREAD.from) * i) / (feathers - 1)),
  );
  for (const turn of turns) petal(c, feather, turn, long, wide, x, y);
  for (const turn of turns) {
    const [ex, ey] = [x + Math.cos(turn) * long * eye, y + Math.sin(turn) * long * eye];
    dot(c, ex, ey, large, second);
    dot(c, ex, ey, large * 0.5, first);
  }
  fill(
    c,
    first,
    'M-0.6 -0.4 L-0.4 -0.5 C-0.36 -0.66 -0.14 -0.66 -0.12 -0.46 C-0.1 -0.26 -0.22 -0.16 -0.18 0.02 C-0.1 0.16 0.2 0.2 0.28 0.44 C0.32 0.64 0.12 0.74 -0.1 0.72 C-0.42 0.7 -0.56 0.44 -0.52 0.16 C-0.5 -0.04 -0.36 -0.16 -0.36 -0.34 C-0.42 -0.4 -0.52 -0.38 -0.6 -0.4Z',
  );
  for (const [tx, ty] of [
    [-0.46, -0.92],
    [-0.26, -1],
    [-0.06, -0.92],
  ] as const) {
    line(c, first, 0.06, [
      [-0.26, -0.58],
      [tx, ty],
    ]);
    dot(c, tx, ty, 0.08, second);
  }
  dot(c, -0.3, -0.5, 0.055, second);
  petal(c, apartFrom(second, first), 0.5, 0.42, 0.14, -0.2, 0.3);
  for (const lx of [-0.22, 0])
    line(c, second, 0.07, [
      [lx, 0.68],
      [lx - 0.02, 0.98],
      [lx - 0.18, 0.98],
    ]);
};

const elephant: Draw = (c, { first, second, leaf }) => {
  fill(
    c,
    first,
    'M-0.6 -0.34 C-0.42 -0.64 -0.06 -0.62 0.22 -0.6 C0.66 -0.58 0.9 -0.36 0.9 0.02 L0.92 0.8 L0.6 0.8 L0.56 0.36 C0.36 0.42 0.12 0.42 -0.06 0.36 L-0.1 0.8 L-0.42 0.8 L-0.42 0.2 C-0.54 0.22 -0.6 0.14 -0.64 0.08 C-0.66 0.32 -0.66 0.6 -0.86 0.66 C-1.02 0.7 -1.1 0.5 -1 0.42 C-0.92 0.5 -0.86 0.4 -0.88 0.14 C-0.94 -0.12 -0.84 -0.36 -0.6 -0.34Z',
  );
  fill(
    c,
    apartFrom(leaf, first),
    'M-0.46 -0.34 C-0.2 -0.44 -0.08 -0.2 -0.16 0.02 C-0.22 0.18 -0.4 0.14 -0.44 0 C-0.48 -0.12 -0.54 -0.28 -0.46 -0.34Z',
  );
  fill(c, second, 'M0.02 -0.64 L0.52 -0.6 L0.6 0.1 L0 0.1Z');
  for (let i = 0; i < 5; i++) dot(c, 0.05 + i * 0.125, 0.12, 0.055, apartFrom(leaf, second));
  petal(c, apartFrom(leaf, second), -Math.PI / 2, 0.42, 0.16, 0.28, -0.08);
  fill(c, second, 'M-0.7 -0.34 L-0.5 -0.42 L-0.56 -0.12Z');
  dot(c, -0.68, -0.06, 0.045, apartFrom(leaf, first));
  line(c, second, 0.07, [
    [-0.72, 0.14],
    [-0.84, 0.24],
    [-0.98, 0.22],
  ]);
  line(c, first, 0.07, [
    [0.88, -0.1],
    [1, 0.16],
    [0.98, 0.36],
  ]);
};

const crane: Draw = (c, { first, second, leaf }) => {
  const tips = apartFrom(leaf, first);
  for (const [x, y] of [
    [0.98, 0.42],
    [0.96, 0.52],
  ] as const)
    line(c, second, 0.045, [
      [0.3, 0.22],
      [x, y],
    ]);
  fill(
    c,
    tips,
    'M0.02 0.12 C0.02 -0.4 0.2 -0.84 0.62 -1 C0.58 -0.86 0.68 -0.82 0.66 -0.68 C0.78 -0.68 0.76 -0.54 0.7 -0.46 C0.82 -0.42 0.72 -0.24 0.66 -0.2 C0.66 0 0.4 0.16 0.02 0.12Z',
  );
  fill(c, first, 'M0 0.1 C0 -0.3 0.14 -0.62 0.44 -0.8 C0.44 -0.5 0.56 -0.2 0.42 0.04 C0.3 0.16 0.14 0.16 0 0.1Z');
  fill(
    c,
    tips,
    'M-0.1 0.06 C-0.46 -0.2 -0.6 -0.64 -0.4 -1 C-0.34 -0.88 -0.24 -0.9 -0.2 -0.78 C-0.1 -0.84 -0.02 -0.72 -0.04 -0.62 C0.08 -0.62 0.1 -0.48 0.08 -0.4 C0.2 -0.2 0.16 0.02 -0.1 0.06Z',
  );
  fill(
    c,
    first,
    'M-0.12 0.08 C-0.38 -0.12 -0.46 -0.46 -0.36 -0.74 C-0.2 -0.5 0.06 -0.3 0.1 -0.04 C0.08 0.08 -0.02 0.12 -0.12 0.08Z',
  );
  fill(c, first, 'M-0.34 0.14 C-0.1 -0.06 0.28 0 0.52 0.26 C0.3 0.36 -0.16 0.44 -0.34 0.14Z');
  line(c, first, 0.1, [
    [-0.24, 0.14],
    [-0.46, 0.16],
    [-0.62, 0.06],
    [-0.76, -0.06],
  ]);
  dot(c, -0.78, -0.08, 0.085, first);
  dot(c, -0.8, -0.13, 0.055, second);
  line(c, tips, 0.045, [
    [-0.84, -0.06],
    [-1.06, 0],
  ]);
};

const songbird: Draw = (c, { first, second, leaf }) => {
  line(c, leaf, 0.06, [
    [-0.95, 0.72],
    [-0.3, 0.62],
    [0.3, 0.66],
    [0.95, 0.5],
  ]);
  for (const [x, y, a] of [
    [-0.7, 0.68, 2.2],
    [-0.5, 0.64, -2.4],
    [0.6, 0.6, -0.7],
    [0.75, 0.56, 0.9],
  ] as const)
    petal(c, leaf, a, 0.34, 0.1, x, y);
  dot(c, -0.9, 0.62, 0.1, second);
  petal(c, apartFrom(second, first), 0.95, 1.05, 0.12, 0.14, 0.2);
  petal(c, first, 0.75, 0.95, 0.1, 0.14, 0.16);
  fill(
    c,
    first,
    'M-0.82 -0.46 L-0.6 -0.56 C-0.54 -0.78 -0.2 -0.8 -0.12 -0.54 C-0.06 -0.34 0.36 -0.2 0.4 0.22 C0.3 0.58 -0.3 0.7 -0.5 0.3 C-0.62 0.04 -0.62 -0.2 -0.6 -0.4Z',
  );
  fill(c, apartFrom(second, first), 'M-0.18 -0.2 C0.12 -0.24 0.44 0.06 0.6 0.5 C0.26 0.44 -0.22 0.3 -0.18 -0.2Z');
  for (const k of [0.1, 0.24])
    line(c, first, 0.04, [
      [-0.04 + k, -0.04 + k * 0.4],
      [0.3 + k * 0.8, 0.3 + k * 0.3],
    ]);
  dot(c, -0.4, -0.52, 0.07, apartFrom(second, first));
};

const butterfly: Draw = (c, { first, second, leaf }) => {
  for (const s of [-1, 1]) {
    c.save();
    c.scale(s, 1);
    fill(c, first, 'M0.04 -0.1 C0.2 -0.7 0.7 -1 0.96 -0.86 C1.1 -0.6 0.8 -0.02 0.06 0.06Z');
    fill(
      c,
      apartFrom(leaf, first),
      'M0.05 0.04 C0.5 -0.02 0.84 0.24 0.76 0.56 C0.66 0.96 0.3 0.9 0.2 0.6 C0.14 0.4 0.06 0.3 0.05 0.04Z',
    );
    fill(c, second, 'M0.24 -0.22 C0.34 -0.5 0.6 -0.7 0.76 -0.66 C0.8 -0.5 0.6 -0.2 0.24 -0.22Z');
    dot(c, 0.46, 0.44, 0.14, second);
    for (const [x, y] of [
      [0.88, -0.74],
      [0.9, -0.56],
      [0.82, -0.4],
    ] as const)
      dot(c, x, y, 0.045, second);
    line(c, apartFrom(second, first), 0.04, [
      [0.02, -0.3],
      [0.14, -0.6],
      [0.26, -0.74],
    ]);
    c.restore();
  }
  petal(c, apartFrom(second, first), Math.PI / 2, 0.9, 0.1, 0, -0.36);
};

const bee: Draw = (c, { first, second, leaf }) => {
  const dark = apartFrom(second, first);
  for (const a of [-2.15, -1.55, -1.15]) petal(c, apartFrom(leaf, first), a, 0.95, 0.24, -0.05, 0.02);
  petal(c, dark, 0.12, 0.4, 0.07, 0.56, 0.34);
  c.save();
  c.beginPath();
  c.ellipse(0.06, 0.26, 0.6, 0.36, 0.14, 0, 7);
  c.fillStyle = first;
  c.fill();
  c.clip();
  for (const x of [-0.06, 0.2, 0.46])
    line(c, dark, 0.13, [
      [x + 0.05, -0.3],
      [x - 0.05, 0.9],
    ]);
  c.restore();
  dot(c, -0.58, 0.16, 0.2, dark);
  for (const [x, y] of [
    [-0.72, -0.2],
    [-0.9, -0.1],
  ] as const)
    line(c, dark, 0.05, [
      [-0.62, 0.06],
      [x, y],
    ]);
};

const fish: Draw = (c, { first, second, leaf }) => {
  fill(
    c,
    apartFrom(leaf, first),
    'M0.5 0.24 C0.7 0.1 0.86 -0.2 1 -0.16 C0.94 0.06 0.96 0.2 1.02 0.42 C0.86 0.5 0.64 0.4 0.5 0.3Z',
  );
  fill(c, apartFrom(leaf, first), 'M-0.3 -0.3 C-0.1 -0.66 0.2 -0.68 0.36 -0.5 L0.3 -0.06Z');
  fill(c, apartFrom(leaf, first), 'M-0.3 0.2 C-0.34 0.5 -0.16 0.72 0.06 0.74 C0.02 0.56 0.08 0.44 0.14 0.3Z');
  fill(
    c,
    first,
    'M-1 -0.02 C-0.82 -0.42 -0.3 -0.5 0.1 -0.32 C0.4 -0.18 0.52 0.04 0.66 0.24 C0.4 0.4 0.1 0.42 -0.24 0.38 C-0.6 0.34 -0.9 0.22 -1 -0.02Z',
  );
  fill(c, second, 'M-0.5 -0.38 C-0.3 -0.46 -0.1 -0.4 0.02 -0.34 C-0.02 -0.1 -0.4 -0.02 -0.5 -0.38Z');
  fill(c, second, 'M0.14 -0.06 C0.3 -0.14 0.44 0.04 0.52 0.2 C0.34 0.28 0.12 0.16 0.14 -0.06Z');
  c.strokeStyle = apartFrom(second, first);
  c.lineWidth = 0.035;
  for (let i = 0; i < 4; i++) {
    c.beginPath();
    c.arc(-0.5 + i * 0.22, 0.02 + i * 0.03, 0.2, -0.9, 0.9);
    c.stroke();
  }
  dot(c, -0.76, -0.08, 0.06, apartFrom(second, first));
};

const lotus: Draw = (c, { first, second, leaf }) => {
  for (const s of [-1, 1]) petal(c, leaf, s > 0 ? 0.28 : Math.PI - 0.28, 1, 0.13, 0, 0.5);
  for (const [a, long, k] of [
    [0.14, 1, 0.8],
    [0.86, 1, 0.8],
    [0.25, 1.12, 0.92],
    [0.75, 1.12, 0.92],
    [0.37, 1.24, 1.04],
    [0.63, 1.24, 1.04],
    [0.5, 1.34, 1.16],
  ] as const) {
    petal(c, shadeHex(first, k * 0.86), -Math.PI * a, long, 0.26, 0, 0.52);
    petal(c, shadeHex(first, k), -Math.PI * a, long * 0.93, 0.19, 0, 0.5);
  }
  petal(c, second, -Math.PI / 2, 0.6, 0.14, 0, 0.5);
  for (const x of [-0.3, -0.15, 0, 0.15, 0.3]) dot(c, x, 0.62 - Math.abs(x) * 0.2, 0.055, second);
};

const DRAWN = {
  peacock,
  elephant,
  crane,
  songbird,
  butterfly,
  bee,
  fish,
  lotus,
  dragon,
  bear,
  dinosaur,
  skull,
} as const;
export type Creature = keyof typeof DRAWN;

/** @returns the creature a word of the lexicon names; undefined for any other. */
export const creatureOf = (id: string): Creature | undefined => (id in DRAWN ? (id as Creature) : undefined);

/** Draws a creature upright around the origin within radius `r`. */
export function creature(c: Context2D, which: Creature, r: number, t: CreatureColours): void {
  c.save();
  c.scale(r, r);
  DRAWN[which](c, t);
  c.restore();
}
