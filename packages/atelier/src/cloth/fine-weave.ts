/** Weaves with lines of their own, read at several points of a pixel: one point alone would shimmer into patterns no cloth has. */
import type { FabricRule, Weave } from '#atelier/cloth/fabrics.ts';
import type { ClothField } from '#atelier/cloth/field.ts';
import { type WeaveAt, weaveOf } from '#atelier/cloth/weave.ts';

/** The weave at pixel `i` of a garment's field; see `WeaveAt` for the rest. */
export type WeaveOn = (i: number, c: number[], lambert: number, x: number, y: number) => number;

const LINED: readonly Weave[] = [
  'twill',
  'rib',
  'cable',
  'herringbone',
  'wale',
  'warp',
  'mesh',
  'lace',
  'sequin',
  'figured',
];

/** Four points of a pixel, no two in one row or column. */
const POINTS = [
  [0.125, 0.375],
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
] as const;
const SHARE = 1 / POINTS.length;

function severalPoints(weave: WeaveAt, { box, u, v, piece, cover }: ClothField): WeaveOn {
  const seen = [0, 0, 0, 0];
  /** The neighbour `step` before or after on the same piece; the pixel itself where there is none. */
  const beside = (i: number, step: number): number => {
    if (cover[i + step] > 0.3 && piece[i + step] === piece[i]) return i + step;
    return cover[i - step] > 0.3 && piece[i - step] === piece[i] ? i - step : i;
  };
  return (i, c, lambert, x, y) => {
    const across = beside(i, 1);
    const along = beside(i, box.w);
    const right = Math.sign(across - i);
    const down = Math.sign(along - i);
    const ux = (u[across] - u[i]) * right;
    const vx = (v[across] - v[i]) * right;
    const uy = (u[along] - u[i]) * down;
    const vy = (v[along] - v[i]) * down;
    const r = c[0];
    const g = c[1];
    const b = c[2];
    const a = c[3];
    seen[0] = seen[1] = seen[2] = seen[3] = 0;
    let texture = 0;
    for (const [ox, oy] of POINTS) {
      c[0] = r;
      c[1] = g;
      c[2] = b;
      c[3] = a;
      texture += weave(u[i] + ox * ux + oy * uy, v[i] + ox * vx + oy * vy, c, lambert, x, y);
      seen[0] += c[0];
      seen[1] += c[1];
      seen[2] += c[2];
      seen[3] += c[3];
    }
    for (let n = 0; n < 4; n++) c[n] = seen[n] * SHARE;
    return texture * SHARE;
  };
}

/** @param ground the cloth's own colour, 0..1. */
export function weaveOn(rule: FabricRule, ground: readonly number[], field: ClothField): WeaveOn {
  const weave = weaveOf(rule, ground);
  if (LINED.includes(rule.weave)) return severalPoints(weave, field);
  const { u, v } = field;
  return (i, c, lambert, x, y) => weave(u[i], v[i], c, lambert, x, y);
}
