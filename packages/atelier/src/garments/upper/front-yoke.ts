/** The upper part of a front that is cut apart: straight across the chest, or in two points as on western shirts. */

import type { Garment } from '@toile/look';
import { emptyBuild, type Line } from '#atelier/cloth/build.ts';
import { bustPoint } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { frontLine } from '#atelier/garments/finish/fastenings.ts';
import { contrastOf } from '#atelier/garments/finish/trimmings.ts';
import { type ClothLayer, lay } from '#atelier/garments/layer.ts';
import { garmentMaterial, hasDetail, hasDetailOn, plainOf, trimOf } from '#atelier/garments/measures.ts';
import { printedPart, printOn } from '#atelier/garments/part-print.ts';
import { lerp, times } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { type Bodice, neckFront } from './bodice-cut.ts';

/** How far from the pit of the neck to the bust a yoke reaches, how much deeper its points are, and how its print is off, page units. */
const YOKE = { reach: 0.62, points: 26, lift: 1.8, off: 19 } as const;
/** Where across the chest a point hangs (u). */
const POINT_AT = 0.5;
/** The row of stitches below its edge, page units. */
const STITCHED = 4;

const isInOtherColour = (g: Garment): boolean => trimOf(g, 'yoke') !== undefined || hasDetailOn(g, 'yoke', 'contrast');

/** A yoke is asked for, by itself or in another colour. */
const isYoked = (g: Garment): boolean => hasDetail(g, 'yoke') || isInOtherColour(g) || printOn(g, 'yoke') !== undefined;

/** Its lower edge from left to right, beyond both sides. */
function edgeOf(f: Wearer, g: Garment, b: Bodice): Point[] {
  const bust = (bustPoint(f, LEFT)[1] + bustPoint(f, RIGHT)[1]) / 2;
  const y = lerp(f.neck.pit[1], bust, YOKE.reach);
  const [left, right] = [f.underarm[LEFT][0] - 30, f.underarm[RIGHT][0] + 30];
  const middle = (b.panel.map(0, 0.3)[0] - left) / (right - left);
  // press studs are of western shirts, whose yokes come to a point over either pocket
  const isPointed = hasDetail(g, 'press-studs');
  return times(41, (i): Point => {
    const t = i / 40;
    const u = Math.abs(t - middle) / Math.max(middle, 1 - middle);
    const down = isPointed ? YOKE.points * Math.max(0, 1 - Math.abs(u - POINT_AT) / POINT_AT) : 6 * (1 - u * u);
    return [lerp(left, right, t), y + down];
  });
}

/** Half the breadth of the band that is buttoned over it, page units. */
const BAND = 7.5;

/** The buttoned band runs on over the yoke. */
const frontOver = (f: Wearer, { closure }: Garment, b: Bodice, low: number): Line[] =>
  closure === 'buttons' || closure === 'half-placket'
    ? SIDES.map((s) => ({
        kind: 'detail',
        points: frontLine(f, add(neckFront(b), [0, 2]), low).map((p) => add(p, [s * BAND, 0])),
        weight: 0.8,
      }))
    : [];

/** The yoke of a front, over its cloth and under its sleeves. */
export function frontYoke(f: Wearer, g: Garment, b: Bodice): ClothLayer[] {
  if (!isYoked(g) || f.back || b.neck.strapless) return [];
  const edge = edgeOf(f, g, b);
  const top = Math.min(...b.pieces.flatMap(({ outline }) => outline.map(([, y]) => y))) - 4;
  const clip = b.pieces.filter(({ name }) => name === 'bodice').map(({ outline }) => outline);
  const build = emptyBuild();
  build.pieces.push({
    name: 'yoke',
    outline: [[edge[0][0], top], [edge[edge.length - 1][0], top], ...edge.toReversed()],
    surface: b.panel,
    clip,
    grain: { dx: YOKE.off, dy: YOKE.off },
    lift: YOKE.lift,
  });
  build.lines.push(
    { kind: 'overlap', points: edge, weight: 0.75 },
    { kind: 'stitch', points: edge.map((p) => add(p, [0, -STITCHED])), weight: 0.9 },
  );
  build.lines.push(...frontOver(f, g, b, edge[Math.floor(edge.length / 2)][1]));
  const own = garmentMaterial(g);
  const of =
    printedPart(g, 'yoke') ??
    (isInOtherColour(g) ? { ...plainOf(own), colour: trimOf(g, 'yoke') ?? contrastOf(g) } : own);
  return [lay(g, 'yoke', build, { of, cast: 0.15, clip })];
}
