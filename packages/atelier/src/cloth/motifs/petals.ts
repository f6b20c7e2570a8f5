/** Petals and leaves laid in washes: dark where they grow, their own colour in the middle, pale at the lip. Around the origin. */
import type { Context2D } from '#atelier/kit/canvas.ts';
import { mixHex, shadeHex } from '#atelier/kit/colour.ts';

/** Deep tone of a pigment: darker and a little toward plum, never grey. */
const deepOf = (hex: string, k: number): string => mixHex(shadeHex(hex, k), '#4a1430', (1 - k) * 0.22);

/** A wash along x from 0 to `long`. @param lift 1 = the colour itself; more is paler. */
export function washAlong(
  c: Context2D,
  long: number,
  colour: string,
  lift = 1,
): ReturnType<Context2D['createLinearGradient']> {
  const wash = c.createLinearGradient(0, 0, long, 0);
  wash.addColorStop(0, deepOf(colour, 0.52 * lift));
  wash.addColorStop(0.4, deepOf(colour, 0.84 * lift));
  wash.addColorStop(0.78, shadeHex(colour, 1.04 * lift));
  wash.addColorStop(1, shadeHex(colour, 1.3 * lift));
  return wash;
}

/** Outline of one petal along the x axis: broad, with a notch at its tip. */
export function petalPath(c: Context2D, long: number, wide: number, notch: number): void {
  c.beginPath();
  c.moveTo(0, 0);
  c.bezierCurveTo(long * 0.3, -wide * 1.05, long * 0.98, -wide * 1.05, long, -wide * 0.16);
  c.lineTo(long * (1 - notch), 0);
  c.lineTo(long, wide * 0.16);
  c.bezierCurveTo(long * 0.98, wide * 1.05, long * 0.3, wide * 1.05, 0, 0);
}

interface Whorl {
  count: number;
  long: number;
  wide: number;
  notch: number;
  turn: number;
  /** 1 = the colour itself; more is paler. */
  lift?: number;
}

/** A ring of petals that overlap, each a little other than its neighbour and with its shade on the one below. */
export function whorl(c: Context2D, w: Whorl, colour: string, next: () => number, detailed: boolean): void {
  for (let i = 0; i < w.count; i++) {
    c.save();
    c.rotate((i / w.count) * 2 * Math.PI + w.turn + (next() - 0.5) * 0.24);
    const long = w.long * (0.9 + next() * 0.2);
    const wide = w.wide * (0.88 + next() * 0.24);
    c.globalAlpha = 0.5;
    c.fillStyle = deepOf(colour, 0.62);
    petalPath(c, long * 1.05, wide * 1.08, w.notch);
    c.fill();
    c.globalAlpha = 1;
    c.fillStyle = washAlong(c, long, colour, (w.lift ?? 1) * (0.95 + next() * 0.12));
    petalPath(c, long, wide * 0.96, w.notch);
    c.fill();
    if (detailed) {
      c.strokeStyle = deepOf(colour, 0.62);
      c.globalAlpha = 0.5;
      c.lineWidth = long * 0.022;
      for (const lean of [-0.34, -0.1, 0.16, 0.36]) {
        c.beginPath();
        c.moveTo(long * 0.14, 0);
        c.quadraticCurveTo(long * 0.4, lean * wide, long * (0.56 + next() * 0.2), lean * wide * 1.3);
        c.stroke();
      }
      c.globalAlpha = 1;
    }
    c.restore();
  }
}

/** A full flower: three rings of petals, and a heart of cups wound round each other. */
export function peony(c: Context2D, r: number, colour: string, next: () => number): void {
  const rings = [
    { count: 7, long: r, wide: r * 0.5, notch: 0.06, lift: 1.06 },
    { count: 6, long: r * 0.78, wide: r * 0.46, notch: 0.05, lift: 1 },
    { count: 5, long: r * 0.55, wide: r * 0.38, notch: 0.02, lift: 0.94 },
  ];
  for (const ring of rings) whorl(c, { ...ring, turn: next() * 6 }, colour, next, r > 14);
  let turn = next() * 6;
  for (let i = 0; i < 6; i++) {
    const far = r * (0.2 - i * 0.03);
    const wide = r * (0.25 - i * 0.022);
    c.save();
    c.rotate(turn);
    c.translate(far, 0);
    c.fillStyle = washAlong(c, wide * 1.5, colour, 0.9 + i * 0.03);
    c.beginPath();
    c.ellipse(0, 0, wide * 0.8, wide, 0, 0, 7);
    c.fill();
    c.strokeStyle = deepOf(colour, 0.5);
    c.globalAlpha = 0.7;
    c.lineWidth = Math.max(0.4, r * 0.035);
    c.beginPath();
    c.ellipse(0, 0, wide * 0.8, wide, 0, 1.9, 4.4);
    c.stroke();
    c.restore();
    turn += 2.4;
  }
}

/** A leaf from (x, y) along `angle`: a pale half and one in shade, darker where it grows, with ribs where there is room. */
export function paintedLeaf(
  c: Context2D,
  angle: number,
  long: number,
  wide: number,
  colour: string,
  x = 0,
  y = 0,
): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  for (const [side, lift] of [
    [-1, 1.08],
    [1, 0.84],
  ]) {
    const wash = c.createLinearGradient(0, 0, long, 0);
    wash.addColorStop(0, shadeHex(colour, 0.66 * lift));
    wash.addColorStop(0.6, shadeHex(colour, lift));
    wash.addColorStop(1, shadeHex(colour, 1.18 * lift));
    c.fillStyle = wash;
    c.beginPath();
    c.moveTo(0, 0);
    c.bezierCurveTo(long * 0.2, side * wide * 1.5, long * 0.72, side * wide * 1.05, long, 0);
    c.fill();
  }
  c.strokeStyle = shadeHex(colour, 0.6);
  c.lineWidth = Math.max(0.35, long * 0.022);
  c.globalAlpha = 0.8;
  c.beginPath();
  c.moveTo(0, 0);
  c.lineTo(long * 0.9, 0);
  if (long > 14)
    for (let i = 1; i < 5; i++)
      for (const side of [-1, 1]) {
        c.moveTo(long * (0.1 + i * 0.15), 0);
        c.lineTo(long * (0.24 + i * 0.15), side * wide * 0.6 * Math.sin(0.5 + i * 0.5));
      }
  c.stroke();
  c.restore();
}
