/** The buti of each craft, upright around the origin with radius `r`: what is strewn on a field and set into a band. */
import { dot } from '#atelier/cloth/motifs/shapes.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { coil, mirror, ribbonLeaf, running, satinFlower, satinLeaf, type Threads } from './stitches.ts';

export type Buti = (c: Context2D, r: number, t: Threads) => void;

/** A flower on its stalk between leaves, in coloured silk: resham, aari. */
export const silkSpray: Buti = (c, r, t) => {
  c.strokeStyle = t.leaf;
  c.lineWidth = Math.max(0.7, r * 0.1);
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(-r * 0.1, r * 1.1);
  c.quadraticCurveTo(r * 0.28, r * 0.5, 0, -r * 0.1);
  c.stroke();
  for (const s of [-1, 1]) {
    satinLeaf(c, s > 0 ? -0.35 : Math.PI + 0.35, r * 0.78, r * 0.15, t.leaf, r * 0.05, r * 0.72);
    satinLeaf(c, s > 0 ? -0.75 : Math.PI + 0.75, r * 0.6, r * 0.13, t.leaf, r * 0.05, r * 0.3);
    dot(c, s * r * 0.78, -r * 0.02, r * 0.13, t.second);
  }
  c.translate(0, -r * 0.3);
  satinFlower(c, r * 0.62, 6, t.first, t.second);
};

/** A spray in metal thread: its stem couched, its petals laid, and points of light where wire and spangles catch it. */
export const metalSpray: Buti = (c, r, t) => {
  coil(c, Math.max(0.8, r * 0.1), t.leaf, () => {
    c.moveTo(-r * 0.1, r * 1.1);
    c.quadraticCurveTo(r * 0.28, r * 0.5, 0, -r * 0.1);
  });
  const light = mixHex(t.first, '#ffffff', 0.82);
  for (const s of [-1, 1]) {
    satinLeaf(c, s > 0 ? -0.35 : Math.PI + 0.35, r * 0.8, r * 0.17, t.first, r * 0.05, r * 0.72);
    satinLeaf(c, s > 0 ? -0.75 : Math.PI + 0.75, r * 0.64, r * 0.15, t.first, r * 0.05, r * 0.3);
    dot(c, s * r * 0.8, 0, r * 0.14, t.leaf);
    dot(c, s * r * 0.77, -r * 0.04, r * 0.07, light);
    dot(c, s * r * 0.42, r * 0.56, r * 0.07, light);
  }
  c.translate(0, -r * 0.3);
  satinFlower(c, r * 0.66, 6, t.first, t.second);
  for (let i = 0; i < 3; i++)
    dot(c, Math.cos(i * 2.1 + 0.3) * r * 0.4, Math.sin(i * 2.1 + 0.3) * r * 0.4, r * 0.08, light);
};

/** A mango in gold: a coiled rim round a body of laid thread, a flower in its heart, leaves at its foot, beads along its back. */
export const goldSpray: Buti = (c, r, t) => {
  const body = (): void => {
    c.moveTo(r * 0.62, -r * 0.98);
    c.bezierCurveTo(r * 0.1, -r * 1.12, -r * 0.86, -r * 0.5, -r * 0.72, r * 0.28);
    c.bezierCurveTo(-r * 0.6, r * 0.98, r * 0.62, r * 1.02, r * 0.68, r * 0.22);
    c.bezierCurveTo(r * 0.7, -r * 0.26, r * 0.1, -r * 0.3, r * 0.2, -r * 0.66);
    c.bezierCurveTo(r * 0.26, -r * 0.86, r * 0.48, -r * 0.9, r * 0.62, -r * 0.98);
  };
  const light = shadeHex(t.first, 1.4);
  for (const [a, long] of [
    [0.5, 0.62],
    [1.57, 0.5],
    [2.64, 0.62],
  ] as const)
    satinLeaf(c, a, r * long, r * 0.13, t.first, 0, r * 0.74);
  c.beginPath();
  body();
  c.fillStyle = mixHex(t.ground, t.first, 0.42);
  c.fill();
  coil(c, r * 0.12, t.first, body);
  c.save();
  c.translate(-r * 0.02, r * 0.2);
  for (let i = 0; i < 6; i++) satinLeaf(c, (i / 6) * 6.283 - 1.57, r * 0.44, r * 0.13, light);
  dot(c, 0, 0, r * 0.14, t.second);
  c.restore();
  dot(c, r * 0.02, -r * 0.48, r * 0.1, light);
  for (let i = 0; i < 6; i++) {
    const a = 2.3 + i * 0.4;
    dot(c, Math.cos(a) * r * 0.98, Math.sin(a) * r * 1.16, r * 0.08, light);
  }
};

/** A leaf padded up in white thread: its vein and its far side are told by shade alone. */
function paddedLeaf(c: Context2D, angle: number, long: number, wide: number, t: Threads, x: number, y: number): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.beginPath();
  c.moveTo(0, 0);
  c.quadraticCurveTo(long * 0.45, -wide * 1.8, long, 0);
  c.quadraticCurveTo(long * 0.45, wide * 1.8, 0, 0);
  c.fillStyle = t.first;
  c.fill();
  c.strokeStyle = t.second;
  c.lineWidth = Math.max(0.35, long * 0.06);
  c.beginPath();
  c.moveTo(0, 0);
  c.lineTo(long * 0.86, 0);
  c.stroke();
  c.restore();
}

/** White work: a padded flower round a heart of drawn threads, leaves along its bent stalk, knots at its tips. */
export const whiteSpray: Buti = (c, r, t) => {
  c.strokeStyle = t.first;
  c.lineWidth = Math.max(0.9, r * 0.12);
  c.lineCap = 'round';
  c.beginPath();
  c.moveTo(-r * 0.25, r * 1.2);
  c.quadraticCurveTo(r * 0.35, r * 0.6, 0, 0);
  c.stroke();
  for (const [x, y, a] of [
    [0.02, 0.86, -0.35],
    [0.02, 0.86, 3.45],
    [0.1, 0.5, -0.65],
    [0.1, 0.5, 3.85],
  ])
    paddedLeaf(c, a, r * 0.68, r * 0.17, t, x * r, y * r);
  c.translate(0, -r * 0.24);
  for (let i = 0; i < 6; i++) paddedLeaf(c, (i / 6) * 6.283 + 0.26, r * 0.78, r * 0.25, t, 0, 0);
  dot(c, 0, 0, r * 0.25, t.first);
  for (let i = 0; i < 5; i++)
    dot(c, Math.cos(i * 1.257) * r * 0.13, Math.sin(i * 1.257) * r * 0.13, r * 0.06, t.second);
};

/** A diamond darned in floss, each quarter's threads lying another way so that it shimmers. */
export const darnedDiamond: Buti = (c, r, t) => {
  for (const [k, colour] of [
    [1, t.first],
    [0.56, t.second],
    [0.26, t.leaf],
  ] as const) {
    for (let q = 0; q < 4; q++) {
      c.save();
      c.rotate((q * Math.PI) / 2);
      c.beginPath();
      c.moveTo(0, 0);
      c.lineTo(r * k, 0);
      c.lineTo(0, r * k);
      c.closePath();
      c.fillStyle = shadeHex(colour, q % 2 ? 1.12 : 0.88);
      c.fill();
      c.clip();
      c.strokeStyle = shadeHex(colour, q % 2 ? 0.82 : 1.2);
      c.lineWidth = Math.max(0.3, r * 0.035);
      c.beginPath();
      for (let i = 1; i < 9; i++) {
        c.moveTo((i / 9) * r * k, 0);
        c.lineTo((i / 9) * r * k, r);
      }
      c.stroke();
      c.restore();
    }
  }
};

/** Ribbon leaves round a bead. */
export const ribbonFlower: Buti = (c, r, t) => {
  for (let i = 0; i < 6; i++) ribbonLeaf(c, (i / 6) * 6.283 + 0.52, r, t.first);
  dot(c, 0, 0, r * 0.2, t.second);
  dot(c, -r * 0.05, -r * 0.05, r * 0.08, shadeHex(t.second, 1.5));
};

/** A mirror in a ring of chain-stitched petals. */
export const mirrorFlower: Buti = (c, r, t) => {
  for (let i = 0; i < 8; i++) satinLeaf(c, (i / 8) * 6.283, r * 1.08, r * 0.15, i % 2 ? t.first : t.leaf);
  mirror(c, r * 0.52, t.first, t.second);
};

/** Running stitch echoing a leaf shape, row inside row. */
export const echoedLeaf: Buti = (c, r, t) => {
  for (const k of [1, 0.74, 0.48, 0.22])
    running(c, k > 0.6 ? t.first : t.second, Math.max(0.6, r * 0.075), r * 0.2, () => {
      c.moveTo(0, -r * k);
      c.bezierCurveTo(r * 0.95 * k, -r * 0.4 * k, r * 0.7 * k, r * 0.8 * k, 0, r * k);
      c.bezierCurveTo(-r * 0.7 * k, r * 0.8 * k, -r * 0.95 * k, -r * 0.4 * k, 0, -r * k);
    });
};

/** A cluster of beads or stones: one large, its court around it. */
export const jewels: Buti = (c, r, t) => {
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    const [x, y] = [Math.cos(a) * r * 0.72, Math.sin(a) * r * 0.72];
    dot(c, x, y, r * 0.2, mixHex(t.first, '#2a1c14', 0.35));
    dot(c, x - r * 0.03, y - r * 0.04, r * 0.16, t.first);
    dot(c, x - r * 0.06, y - r * 0.07, r * 0.06, '#ffffff');
  }
  dot(c, 0, 0, r * 0.36, mixHex(t.second, '#1c1210', 0.35));
  dot(c, -r * 0.02, -r * 0.03, r * 0.3, t.second);
  dot(c, -r * 0.1, -r * 0.12, r * 0.1, '#ffffff');
};

/** One sequin with the light on its rim; where it is large, a round of them. */
export const spangle: Buti = (c, r, t) => {
  if (r > 5) {
    for (let i = 0; i < 7; i++) {
      const a = i * 0.898;
      c.save();
      if (i < 6) c.translate(Math.cos((a * 7) / 6) * r * 0.66, Math.sin((a * 7) / 6) * r * 0.66);
      spangle(c, Math.min(4.9, r * 0.3), i % 2 ? t : { ...t, first: t.second, second: t.first });
      c.restore();
    }
    return;
  }
  dot(c, 0, 0, r, mixHex(t.first, '#1c1418', 0.24));
  dot(c, -r * 0.08, -r * 0.1, r * 0.84, t.first);
  dot(c, -r * 0.3, -r * 0.34, r * 0.32, t.second);
};

/** A fleck of beaten silver wire. */
export const fleck: Buti = (c, r, t) => {
  for (const [x, y] of [
    [0, -0.6],
    [0.55, 0.4],
    [-0.55, 0.4],
  ]) {
    dot(c, x * r, y * r, r * 0.26, mixHex(t.first, '#20181a', 0.3));
    dot(c, x * r - r * 0.05, y * r - r * 0.05, r * 0.2, t.first);
  }
};

/** Flowers cut of cloth, sewn down with a buttonhole edge. */
export const patchFlower: Buti = (c, r, t) => {
  c.fillStyle = t.first;
  for (let i = 0; i < 5; i++) {
    c.beginPath();
    c.arc(Math.cos(i * 1.257) * r * 0.52, Math.sin(i * 1.257) * r * 0.52, r * 0.4, 0, 7);
    c.fill();
  }
  for (let i = 0; i < 5; i++)
    running(c, shadeHex(t.first, 0.62), Math.max(0.5, r * 0.06), r * 0.12, () =>
      c.arc(Math.cos(i * 1.257) * r * 0.52, Math.sin(i * 1.257) * r * 0.52, r * 0.3, 0, 7),
    );
  dot(c, 0, 0, r * 0.24, t.second);
};
