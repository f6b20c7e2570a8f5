/** Side seams where something holds the cloth: a rib, a belt, the channels of a padded coat. All change a seam in place. */

import { CHANNEL } from '#atelier/cloth/weaves/pile.ts';
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

/** Length over which cloth bulges above a rib, page units. */
const BULGE = 40;

/** A rib at the lower end draws the seam in by `by`, and the cloth above bulges over it. @param rise height of the rib. */
export function drawInRib(seam: Point[], s: Side, rise: number, by: number): void {
  const end = seam[seam.length - 1][1];
  for (const p of seam) {
    const up = end - p[1];
    if (up < rise) p[0] -= s * by * smoothstep(rise, rise - 9, up);
    else if (up < rise + BULGE) p[0] += s * by * 0.45 * Math.sin((Math.PI * (up - rise)) / BULGE);
  }
}

/** A belt at page height `y` draws the seam in by `by`. */
export function drawInBelt(seam: Point[], s: Side, y: number, by: number): void {
  for (const p of seam) p[0] -= s * by * Math.exp(-(((p[1] - y) / 24) ** 2));
}

/** Padding swells the seam between its stitched rows, counted from the top of the piece. */
export function swellChannels(seam: Point[], s: Side, top: number, by: number): void {
  for (const p of seam) p[0] += s * by * clamp(Math.abs(Math.sin((Math.PI * (p[1] - top)) / CHANNEL)));
}
