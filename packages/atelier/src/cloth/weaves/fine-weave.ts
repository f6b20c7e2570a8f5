/** Weaves with lines of their own, read at several points of a pixel: one point alone would shimmer into patterns no cloth has. */
import type { FabricRule, Weave } from '#atelier/cloth/fabric-rules.ts';
import type { ClothField } from '#atelier/cloth/shading/field.ts';
import type { Facing } from '#atelier/cloth/shading/shade.ts';
import { type Woven, weaveOf } from './weave.ts';
import type { WeaveAt } from './weave-at.ts';

/** The weave at pixel `i` of a garment's field; see `WeaveAt` for the rest. */
export type WeaveOn = (i: number, c: number[], facing: Facing) => number;

const LINED: readonly Weave[] = ['twill', 'rib', 'cable', 'herringbone', 'wale', 'warp', 'dupion', 'sequin', 'quilt'];

/** Four points of a pixel, no two in one row or column: across, down, across … in pixels from its middle. */
const POINTS = Float64Array.of(0.125, 0.375, -0.125, -0.375, 0.375, -0.125, -0.375, 0.125);
/** In a preview two do. */
const FEW_POINTS = Float64Array.of(0.25, 0.25, -0.25, -0.25);

function severalPoints(weave: WeaveAt, { box, u, v, piece, cover }: ClothField, points: Float64Array): WeaveOn {
  const share = 2 / points.length;
  /** The neighbour `step` before or after on the same piece; the pixel itself where there is none. */
  const beside = (i: number, step: number): number => {
    if (cover[i + step] > 0.3 && piece[i + step] === piece[i]) return i + step;
    return cover[i - step] > 0.3 && piece[i - step] === piece[i] ? i - step : i;
  };
  return (i, c, facing) => {
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
    let red = 0;
    let green = 0;
    let blue = 0;
    let thread = 0;
    let texture = 0;
    for (let n = 0; n < points.length; n += 2) {
      const ox = points[n];
      const oy = points[n + 1];
      c[0] = r;
      c[1] = g;
      c[2] = b;
      c[3] = a;
      texture += weave(u[i] + ox * ux + oy * uy, v[i] + ox * vx + oy * vy, c, facing);
      red += c[0];
      green += c[1];
      blue += c[2];
      thread += c[3];
    }
    c[0] = red * share;
    c[1] = green * share;
    c[2] = blue * share;
    c[3] = thread * share;
    return texture * share;
  };
}

/** Weaves whose lines are lost in a preview: there they are their tone alone. */
const TOO_FINE: readonly Weave[] = ['fine', 'warp', 'floats', 'crepe', 'fuzz'];
/** Weaves that one point of a pixel tells there as well as several: their colour, and no more their lines, is seen. */
const SIMPLY_TOLD: readonly Weave[] = ['twill', 'dupion'];

/** Whether its threads are seen. @param isNear whether a pixel is small enough to show them. */
export const isWoven = ({ weave }: FabricRule, isNear: boolean): boolean =>
  weave !== 'none' && (isNear || !TOO_FINE.includes(weave));

/** Weaves that make a figure, or leave holes. */
const FIGURED: readonly Weave[] = ['figured', 'lace', 'mesh', 'curls'];

/** Whether its threads make lines or figures that are seen even in a preview. */
export const isSeenAfar = ({ weave }: FabricRule): boolean =>
  (LINED.includes(weave) && !SIMPLY_TOLD.includes(weave)) || FIGURED.includes(weave);

/** Null where the cloth is smooth, or seen from too far off to tell its threads. */
export function weaveOn(rule: FabricRule, woven: Woven, field: ClothField, isNear: boolean): WeaveOn | null {
  if (!isWoven(rule, isNear)) return null;
  const weave = weaveOf(rule, woven);
  if (LINED.includes(rule.weave) && (isNear || !SIMPLY_TOLD.includes(rule.weave)))
    return severalPoints(weave, field, isNear ? POINTS : FEW_POINTS);
  const { u, v } = field;
  return (i, c, facing) => weave(u[i], v[i], c, facing);
}
