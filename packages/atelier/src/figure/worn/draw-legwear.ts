/** Tights and socks: the legs again in another colour, before shoes and clothes. */

import { legLines } from '#atelier/figure/body/body-lines.ts';
import { legTones } from '#atelier/figure/body/body-tones.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { brushFor } from '#atelier/figure/brush/wearer-brush.ts';
import { part } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { band } from '#atelier/kit/shapes.ts';
import { other, type Side } from '#atelier/kit/side.ts';

export interface Legwear {
  kind: 'tights' | 'socks';
  colour: { hex: string };
  /** What the words call it: how high a sock reaches. */
  said?: string;
}
/** How much of the skin shows through tights. */
const SHEER = 0.12;
/** Fraction of the leg, from the hip, where a sock ends. */
const SOCK_TOP = 0.65;
/** The same of socks that are said to reach so high. */
const SOCK_TOPS: readonly (readonly [words: RegExp, top: number])[] = [
  [/\b(?:over the knee|over knee|thigh)\b/, 0.36],
  [/\b(?:knee|football|hockey|long|hose)\b/, 0.54],
  [/\b(?:ankle|trainer|frilly|short|bobby)\b/, 0.87],
];
const sockTop = (said = ''): number => SOCK_TOPS.find(([words]) => words.test(said))?.[1] ?? SOCK_TOP;

/** Paints tights or socks on the bare legs; the feet are the shoes' to paint, in the same colour. */
export function drawLegwear(S: Scene, w: Wearer, wear: Legwear): void {
  const b = w.body;
  const B = brushFor(S, w);
  const ramp = rampOf(wear.colour.hex);
  const from = wear.kind === 'socks' ? sockTop(wear.said) : 0;
  const shapeOf = (s: Side): Point[] => band(part(b.legOut[s], from, 1, 50), part(b.legIn[s], from, 1, 50));
  const near = other(b.pose.far);
  for (const s of [b.pose.far, near]) {
    const hide = s === near ? [] : [b.shapes.leg[near]];
    B.form([shapeOf(s)], ramp, {
      base: 0.3,
      round: 0.115,
      tones: legTones(b, s),
      alpha: wear.kind === 'tights' ? 1 - SHEER : 1,
    });
    B.ink(legLines(b, s), ramp.ink, { clip: [shapeOf(s)], hide });
    if (wear.kind === 'socks') {
      const top = [part(b.legOut[s], from, from, 2)[0], part(b.legIn[s], from, from, 2)[0]];
      B.ink([{ pts: top, w: 0.012, press: [1, 0.8, 1] }], ramp.ink, { hide });
    }
  }
}
