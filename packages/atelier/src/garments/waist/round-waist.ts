/** What goes round a waist: a band that follows the ellipse of it, as it is seen from above its height. */

import { Panel } from '#atelier/cloth/panel.ts';
import { at, resample, reversed } from '#atelier/kit/curves.ts';
import { lerp, times } from '#atelier/kit/numbers.ts';
import { add, distance, mix, type Point, perp, scaled, sub, unit } from '#atelier/kit/points.ts';

export interface Round {
  /** Its upper edge, its middle and its lower edge, from left to right. */
  top: Point[];
  middle: Point[];
  low: Point[];
  outline: Point[];
  surface: Panel;
}

/** How far the front of the ellipse hangs below its ends, a share of half the waist: the upper edge lies nearer to the eye's height. */
const HANG = { top: 0.19, low: 0.25 } as const;
/** Height at the sides, where it turns away, as a share of the height in front. */
const TURNED = 0.84;
/** How far it stands off the cloth at the sides, page units. */
const OFF = 1.1;
/** Points along it, and the roundness of its form. */
const POINTS = 41;
const DEPTH = 0.85;

/** From the left end (-1) to the right one, closer together where an ellipse turns. */
const across = times(POINTS, (i) => -Math.cos((Math.PI * i) / (POINTS - 1)));

/**
 * @param line of the waist, from left to right; where it hangs lower than an ellipse it is followed.
 * @param up how far the upper edge lies above it, page units.
 * @param down how far the lower edge lies below it.
 */
export function roundWaist(line: readonly Point[], up: number, down: number): Round {
  const [left, right] = [line[0], line[line.length - 1]];
  const half = distance(left, right) / 2;
  const way = unit(sub(right, left));
  const below = perp(way);
  const own = Math.max(0, ...line.map((p) => (p[0] - left[0]) * below[0] + (p[1] - left[1]) * below[1]));
  const evenly = resample(line, 80);
  const edge = (off: number, hang: number): Point[] =>
    across.map((u): Point => {
      const front = Math.sqrt(Math.max(0, 1 - u * u));
      const chord = add(mix(left, right, (u + 1) / 2), scaled(way, u * OFF));
      const from = own > half * hang ? at(evenly, (u + 1) / 2) : add(chord, scaled(below, half * hang * front));
      return add(from, scaled(below, off * lerp(TURNED, 1, front)));
    });
  const [top, low] = [edge(-up, HANG.top), edge(down, HANG.low)];
  const last = POINTS - 1;
  const surface = new Panel([top[0], low[0]], [top[last], low[last]], {
    sagTop: half * HANG.top,
    sagBottom: half * HANG.low,
    depth: DEPTH,
    along: 6,
  });
  return {
    top,
    middle: top.map((p, i) => mix(p, low[i], up / (up + down || 1))),
    low,
    outline: [...top, ...reversed(low)],
    surface,
  };
}
