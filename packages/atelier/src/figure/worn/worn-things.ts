/** Shared by the files that draw what is worn on the body. */

import type { Accessory } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Brush, Ramp } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { brushFor } from '#atelier/figure/brush/wearer-brush.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { spline } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';

/** One thing about to be painted. */
export interface Thing {
  /** Paints in the body's heads. */
  B: Brush;
  w: Wearer;
  /** Head space, for what sits on the head. */
  s: HeadSpace;
  ramp: Ramp;
  accessory: Accessory;
}
export type DrawThing = (t: Thing) => void;

export function thingOf(s: HeadSpace, w: Wearer, accessory: Accessory): Thing {
  return { B: brushFor(s.H.scene, w), w, s, ramp: rampOf(accessory.colour.hex), accessory };
}

/** A bead or stone: a small round form with a point of light. */
export function bead(brush: Brush, at: Point, r: number, ramp: Ramp): void {
  brush.form([ellipse(at, r, r, 14)], ramp, { round: r * 0.8, base: 0.34, edge: 0.6, grain: 0 });
  brush.ink([{ pts: [...ellipse(at, r, r, 14), [at[0] + r, at[1]]], w: 0.006, press: [0.4, 1, 0.6] }], ramp.ink, {
    alpha: 0.7,
  });
  brush.touch([ellipse([at[0] - r * 0.3, at[1] - r * 0.35], r * 0.26, r * 0.26, 8)], '#fffaf0', 0.8);
}

/** A metal line with a lit crest. */
export function wire(brush: Brush, pts: Point[], w: number, ramp: Ramp): void {
  const line = spline(pts);
  brush.ink([{ pts: line, w: w * 1.5, press: [1, 1, 1] }], ramp.ink, { alpha: 0.8 });
  brush.ink([{ pts: line, w, press: [1, 1, 1] }], ramp.base);
  brush.ink(
    [{ pts: line.map(([x, y]): Point => [x - w * 0.15, y - w * 0.2]), w: w * 0.4, press: [0.2, 1, 0.4, 1, 0.2] }],
    ramp.light,
  );
}
