/** The edge of a jacket's front: from the neck over the break down to the hem. */

import { bustPoint, centreX, isWoman, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { isStepping, windOf } from '#atelier/garments/lower/skirt/skirt-sides.ts';
import { at, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import type { JacketCut } from './jacket-cut.ts';

/** Where on the shoulder line a front begins. */
const NECK_IN = 0.1;

/** Start of the front's neckline on the shoulder line. */
export const neckIn = (f: Wearer, s: Side, cut: JacketCut): Point =>
  add(at(shoulderLine(f, s, cut.pad, cut.padOut), NECK_IN), [0, -2]);

/** Where a front folds back, as a share of the way from chest to waist. */
const BREAK = { vee: 0.35, open: 0.5, double: 0.55, single: 0.78 } as const;

/** Where the fronts meet: the lapel's break or the neck. */
export function breakOf(f: Wearer, cut: JacketCut): Point {
  const waistY = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2;
  if (cut.front === 'neck') return add(f.neck.pit, [0, 2 + cut.neckOpen]);
  const chest = bustPoint(f, 1)[1];
  const share = BREAK[cut.front === 'vee' ? 'vee' : cut.open > 0 ? 'open' : cut.double ? 'double' : 'single'];
  const y = lerp(chest, waistY, share);
  return [centreX(f, y), y];
}

/** How far below the hip a coat hangs free, page units. */
const FREE = 100;
/** It hangs free below the hip. */
export const isLong = (f: Wearer, cut: JacketCut): boolean => cut.endY > f.hip[LEFT][1] + FREE;

/** The side that lies over the other: women's fronts close right over left, men's left over right; the viewer sees it the other way round. */
export const overOf = (f: Wearer): Side => (isWoman(f) ? -1 : 1);

/** Share of its length in which a wrapped-over front runs aside. */
const ASIDE = 0.26;
/** How far aside a wrapped-over front runs at a share of its length. */
export const asideAt = ({ slant }: JacketCut, t: number): number => slant * smoothstep(0, ASIDE, t);

/** From button to button, and from the last to the hem at least, page units. */
const APART = { waistcoat: 34, coat: 50, hem: 34 } as const;
/** Page height of the lowest button of fronts that fold back in lapels. */
export const lastButton = (cut: JacketCut, brk: Point): number =>
  Math.min(
    cut.endY - APART.hem,
    brk[1] + (Math.max(1, cut.buttons) - 1) * (cut.front === 'vee' ? APART.waistcoat : APART.coat),
  );

/** How far a front has rounded away from the centre at the hem, page units. */
const ROUNDED = 62;

/** The same of a front that hangs open, and how much of that at a share of its length. */
const OPEN_ROUND = 40;
const roundAt = (t: number): number => 1 - Math.sqrt(1 - clamp((t - 0.66) / 0.34) ** 2);

/** One front as its edge is cut: its side, where it breaks, and the hem below an x. */
export interface FrontCut {
  s: Side;
  cut: JacketCut;
  brk: Point;
  hemAt: (x: number) => number;
}

/** A cutaway front: one edge over the other down to the last button, then a quarter round out to the hem. */
function cutawayEdge(f: Wearer, { s, cut, brk, hemAt }: FrontCut): Point[] {
  const from = lastButton(cut, brk) + 5;
  const straight = [0, 0.5, 1].map((t): Point => {
    const y = lerp(brk[1], from, t);
    return [centreX(f, y) - s * cut.overlap, y];
  });
  const round = Array.from({ length: 8 }, (_, i): Point => {
    const angle = ((i + 1) / 8) * (Math.PI / 2);
    const y = lerp(from, cut.endY, Math.sin(angle));
    const x = centreX(f, y) + s * ((1 - Math.cos(angle)) ** 0.82 * (ROUNDED + cut.overlap) - cut.overlap);
    return [x, lerp(from, hemAt(x), Math.sin(angle))];
  });
  return spline([...straight, ...round], 5);
}

/** How far a step sweeps the front of a coat, page units; how much of its opening is at its break, and how much more below. */
const SWEPT = 22;
const OPEN_ABOVE = 0.42;
const OPEN_BELOW = 0.58;

/** Front edge from the break down to the hem; x is measured from the body's centre line. */
export function frontEdge(f: Wearer, front: FrontCut): Point[] {
  const { s, cut, brk, hemAt } = front;
  const closed = cut.open <= 0;
  if (closed && cut.cutaway) return cutawayEdge(f, front);
  const points: Point[] = [];
  const steps = closed || !cut.cutaway ? 10 : 20;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const y = lerp(brk[1], cut.endY, t);
    const swept = !closed && isLong(f, cut) && isStepping(f) ? windOf(f) * SWEPT * t ** 2.2 : 0;
    const aside = closed && s === overOf(f) ? -s * asideAt(cut, t) : 0;
    const round = cut.cutaway ? s * OPEN_ROUND * roundAt(t) : 0;
    const off = closed ? -s * cut.overlap + aside : s * cut.open * (OPEN_ABOVE + OPEN_BELOW * t) + swept + round;
    points.push([centreX(f, y) + off, y]);
  }
  const last = points[steps];
  last[1] = hemAt(last[0]);
  return spline(points, 5);
}

/** The part of the front above the break: straight to the neck, or round it. */
export function neckPart(f: Wearer, { s, cut, brk }: FrontCut, top: Point): Point[] {
  const start = neckIn(f, s, cut);
  if (cut.front === 'neck') return spline([start, add(mix(start, top, 0.55), [s * 2, 7]), top], 8);
  if (cut.front === 'vee') return spline([start, add(mix(start, top, 0.45), [s * 3, 0]), top], 8);
  return [start, [top[0], lerp(start[1], brk[1], 0.97)], top];
}
