/** A pocket square laid open, one corner turned over: its hem, its border and its print. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { closed, even } from '../bags/bag-face.ts';
import { partHex } from '../part-said.ts';
import { layPattern, patternOf } from '../scarf-pattern.ts';
import type { DrawThing } from '../worn-things.ts';

/** Heads: the middle of the square, half its side; how much of a side the turned corner takes. */
const SQUARE = { at: [0, 4], half: 1, turned: 0.34, hem: 0.045, border: 0.13 } as const;

/** Breadths of figures side by side. */
const STRIPS = 6;

export const laySquare: DrawThing = (t) => {
  const { at, half, turned, hem, border } = SQUARE;
  const p = (x: number, y: number): Point => [at[0] + x * half, at[1] + y * half];
  const cut = 1 - 2 * turned;
  const body = [p(-1, -1), p(1, -1), p(1, cut), p(cut, 1), p(-1, 1)];
  t.B.glaze([body.map(([x, y]): Point => [x + 0.05, y + 0.07])], '#4a4048', 0.35, 0.05, undefined, true);
  t.B.form([body], t.ramp, { round: 0.04, base: 0.3 });
  const side = (x: number): Point[] => Array.from({ length: 25 }, (_, i) => p(x, lerp(-1, 1, i / 24)));
  if (patternOf(t))
    for (let i = 0; i < STRIPS; i++)
      layPattern(t, {
        left: side(lerp(-1, 1, i / STRIPS)),
        right: side(lerp(-1, 1, (i + 1) / STRIPS)),
        outline: body,
      });
  const edge = partHex(t.accessory, /\b(?:border|edge|edges|edging|trim|piping|hem)\b/);
  const inner = (d: number): Point[] => [
    p(-1 + d, -1 + d),
    p(1 - d, -1 + d),
    p(1 - d, cut - d * 0.4),
    p(cut - d * 0.4, 1 - d),
    p(-1 + d, 1 - d),
  ];
  if (edge)
    t.B.form([[...closed(body), ...closed(inner(border)).reverse()]], rampOf(edge), { round: 0.02, base: 0.34 });
  t.B.ink([even(closed(inner(hem)), 0.006)], t.ramp.ink, { alpha: 0.6 });
  t.B.ink([even(closed(body), 0.012)], t.ramp.ink);
  const back = rampOf(mixHex(t.accessory.colour.hex, '#ffffff', 0.16));
  const corner = [p(1, cut), p(cut, 1), p(cut - 0.06, cut - 0.08)];
  t.B.glaze([corner.map(([x, y]): Point => [x - 0.04, y - 0.02])], '#3a3238', 0.4, 0.03);
  t.B.form([corner], back, { round: 0.05, base: 0.4 });
  t.B.ink([even(closed(corner), 0.011)], back.ink);
  // folds it was pressed in
  t.B.ink([even([p(0, -1), p(0, 1 - turned * 0.4)], 0.01), even([p(-1, 0), p(1, 0)], 0.01)], t.ramp.ink, {
    alpha: 0.18,
  });
};
