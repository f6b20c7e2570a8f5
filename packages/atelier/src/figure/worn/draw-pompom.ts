/** A ball of wool or fur on the top of a knitted hat. */

import { bumpy, curls } from '#atelier/figure/hair/hair-shapes.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { type Point, shift } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { Thing } from './worn-things.ts';

/** @param at its middle, in head space. */
export function drawPompom(t: Thing, at: Point): void {
  const { H } = t.s;
  const ball = bumpy(
    [...ellipse(at, 0.115, 0.105, 40), [at[0] + 0.115, at[1]]],
    -0.014,
    0.035,
    stream(SAME, 'pompom.outline'),
  );
  H.form([ball], t.ramp, {
    round: 0.07,
    base: 0.32,
    tones: [{ pts: shift(ball, [0.07, 0.06]), d: 0.22, soft: 0.078 }],
  });
  H.ink(curls(ball, 70, 0.02, stream(SAME, 'pompom.dark-curls'), 0.007), t.ramp.ink, { clip: [ball], alpha: 0.6 });
  H.ink(curls(ball, 40, 0.018, stream(SAME, 'pompom.light-curls'), 0.007), t.ramp.light, { clip: [ball], alpha: 0.6 });
  H.ink([{ pts: ball, w: 0.009, press: [0.4, 1, 0.7, 1, 0.4] }], t.ramp.ink);
}
