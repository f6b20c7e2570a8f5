/** Beasts of tales and of children's clothes: around the origin, within 1. */

import { apartFrom, type Draw, fill, line, petal } from './creature-brush.ts';
import { dot } from './shapes.ts';

export const dragon: Draw = (c, { first, second, leaf }) => {
  const spine = Array.from({ length: 40 }, (_, i): [number, number, number] => {
    const k = i / 39;
    return [-0.62 + k * 1.5, -0.3 + Math.sin(k * 8.6 + 0.4) * 0.42 * (1 - k * 0.25) + k * 0.3, 0.19 * (1 - k) + 0.03];
  });
  for (const [i, [x, y, w]] of spine.entries())
    if (i % 2) petal(c, apartFrom(second, first), -1.9, w * 2.1, w * 0.6, x, y);
  for (const [x, y, w] of spine) dot(c, x, y, w, first);
  for (const [i, [x, y, w]] of spine.entries())
    if (i % 3 === 1) dot(c, x, y + w * 0.25, w * 0.42, apartFrom(leaf, first));
  for (const [i, s] of [
    [9, 1],
    [14, -1],
    [25, 1],
    [30, -1],
  ] as const) {
    const [x, y] = spine[i] ?? [0, 0];
    line(c, first, 0.09, [
      [x, y],
      [x + 0.04, y + 0.24],
      [x + 0.12 * s, y + 0.34],
    ]);
    for (const d of [-0.08, 0, 0.08])
      line(c, second, 0.035, [
        [x + 0.12 * s, y + 0.34],
        [x + 0.12 * s + d, y + 0.46],
      ]);
  }
  fill(
    c,
    first,
    'M-0.44 -0.42 C-0.5 -0.66 -0.78 -0.66 -0.86 -0.5 L-1.06 -0.44 L-1.04 -0.3 L-0.84 -0.28 L-0.98 -0.16 L-0.72 -0.1 C-0.54 -0.06 -0.4 -0.2 -0.44 -0.42Z',
  );
  for (const [x, y] of [
    [-0.3, -0.86],
    [-0.46, -0.92],
  ] as const)
    line(c, second, 0.06, [
      [-0.6, -0.56],
      [x - 0.06, y + 0.14],
      [x, y],
    ]);
  dot(c, -0.76, -0.46, 0.055, second);
  line(c, second, 0.035, [
    [-1.02, -0.4],
    [-1.12, -0.56],
    [-1.04, -0.68],
  ]);
};

export const bear: Draw = (c, { first, second }) => {
  const dark = apartFrom(second, first);
  for (const s of [-1, 1]) {
    dot(c, s * 0.58, -0.56, 0.3, dark);
    dot(c, s * 0.58, -0.56, 0.15, first);
  }
  c.fillStyle = first;
  c.beginPath();
  c.ellipse(0, 0.06, 0.86, 0.76, 0, 0, 7);
  c.fill();
  for (const s of [-1, 1]) {
    c.fillStyle = dark;
    c.beginPath();
    c.ellipse(s * 0.36, -0.04, 0.17, 0.22, s * 0.5, 0, 7);
    c.fill();
    dot(c, s * 0.34, -0.06, 0.06, first);
  }
  petal(c, dark, 0, 0.26, 0.12, -0.13, 0.3);
  line(c, dark, 0.05, [
    [-0.2, 0.5],
    [0, 0.42],
    [0.2, 0.5],
  ]);
};

export const skull: Draw = (c, { first, second }) => {
  fill(
    c,
    first,
    'M-0.76 -0.2 C-0.8 -1.14 0.8 -1.14 0.76 -0.2 C0.76 0.1 0.56 0.2 0.46 0.32 L0.42 0.78 L-0.42 0.78 L-0.46 0.32 C-0.56 0.2 -0.76 0.1 -0.76 -0.2Z',
  );
  const dark = apartFrom(second, first);
  for (const s of [-1, 1]) dot(c, s * 0.33, -0.16, 0.21, dark);
  fill(c, dark, 'M0 0.06 L0.12 0.3 L-0.12 0.3Z');
  for (const x of [-0.2, 0, 0.2])
    line(c, dark, 0.05, [
      [x, 0.5],
      [x, 0.78],
    ]);
};

/** A long neck, a long tail, four stout legs: told at the size of a button, which no jaw would be. */
export const dinosaur: Draw = (c, { first, second }) => {
  fill(
    c,
    first,
    'M-0.98 -0.62 C-0.98 -0.84 -0.62 -0.88 -0.54 -0.64 C-0.46 -0.4 -0.5 -0.2 -0.3 -0.2 C0 -0.36 0.34 -0.28 0.48 0.02 C0.62 0.3 0.82 0.34 1.06 0.22 C0.98 0.5 0.7 0.58 0.5 0.46 L0.48 0.86 L0.2 0.86 L0.18 0.54 L-0.22 0.54 L-0.24 0.86 L-0.52 0.86 L-0.54 0.42 C-0.82 0.16 -0.76 -0.2 -0.78 -0.44 C-0.86 -0.42 -0.98 -0.48 -0.98 -0.62Z',
  );
  const dark = apartFrom(second, first);
  for (const [x, y] of [
    [-0.14, -0.36],
    [0.1, -0.4],
    [0.32, -0.3],
    [0.5, -0.08],
  ] as const)
    fill(c, dark, `M${x - 0.1} ${y + 0.08} L${x + 0.02} ${y - 0.14} L${x + 0.12} ${y + 0.1}Z`);
  dot(c, -0.74, -0.66, 0.07, dark);
  for (const [x, y] of [
    [-0.24, 0.06],
    [0.02, -0.04],
    [0.18, 0.16],
  ] as const)
    dot(c, x, y, 0.08, dark);
};
