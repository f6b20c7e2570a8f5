/** What is tied at the neck: ties, bow ties, scarves. */

import { bustPoint, centreX } from '#atelier/figure/body/landmarks.ts';
import type { Tone } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import type { DrawThing, Thing } from './worn-things.ts';

function cloth(t: Thing, shape: Point[], o: { base?: number; tones?: Tone[]; cast?: boolean } = {}): void {
  if (o.cast ?? true) t.B.glaze([shift(shape, [0.025, 0.035])], '#4a4048', 0.4, 0.03, undefined, true);
  t.B.form([shape], t.ramp, { round: 0.06, base: o.base ?? 0.32, tones: o.tones ?? [], edge: 1 });
  t.B.ink([{ pts: [...shape, shape[0]], w: 0.0115, press: [0.5, 1, 1.2, 0.9, 0.5] }], t.ramp.ink);
}
const crease = (pts: Point[], a = 0.6): Stroke => ({ pts: spline(pts), w: 0.009, press: [0.1, 1, 0.6, 0.1], a });

/** Between two stripes of a tie, heads. */
const STRIPE_PITCH = 0.16;

/** The stripes of a club tie, falling from its wearer's left. */
function stripe(t: Thing, line: readonly Point[], blade: Point[]): void {
  const { hex } = t.accessory.colour;
  const [top, end] = [line[0][1], line[line.length - 1][1]];
  const at = (y: number): Point => line.find((p) => p[1] >= y) ?? line[line.length - 1];
  const bars: Point[][] = [];
  for (let y = top - 0.1; y < end + 0.1; y += STRIPE_PITCH) {
    const [x] = at(y);
    bars.push(
      closedSpline([
        [x - 0.16, y + 0.1],
        [x + 0.16, y - 0.1],
        [x + 0.16, y - 0.06],
        [x - 0.16, y + 0.14],
      ]),
    );
  }
  const pale = mixHex(hex, lumaOf(hex) > 0.6 ? '#3a3a46' : '#f5ecd9', 0.72);
  t.B.form(bars, rampOf(pale), { clip: [blade], round: 0.01, base: 0.3, edge: 0, grain: 0 });
}

/** A tie: knot in the collar's angle, blade down the middle of the body to the waist. */
export const drawTie: DrawThing = (t) => {
  const { j, station } = t.w.body;
  const knot = add(j.pit, [0, -0.05]);
  const line = spline([add(knot, [0, 0.1]), station(0.35, 0), station(0.7, 0), station(0.93, 0)]);
  const edge = (side: number, from: number, to: number) =>
    part(line, 0, 0.94, 20).map((p, i): Point => add(p, [side * (from + ((to - from) * i) / 19), 0]));
  const left = edge(-1, 0.045, 0.105);
  const right = edge(1, 0.045, 0.105);
  const blade = [...left, line[line.length - 1], ...right.slice().reverse()];
  const shade = band(part(line, 0, 0.94, 20), right);
  cloth(t, blade, { tones: [{ pts: shade, d: 0.12, soft: 0.02 }] });
  if (/stripe/.test(t.accessory.name)) stripe(t, line, blade);
  cloth(
    t,
    closedSpline([
      add(knot, [-0.075, -0.035]),
      add(knot, [0.075, -0.035]),
      add(knot, [0.048, 0.1]),
      add(knot, [-0.048, 0.1]),
    ]),
    { base: 0.4 },
  );
  t.B.ink([crease([add(knot, [-0.01, 0.12]), add(knot, [0.006, 0.22])])], t.ramp.ink);
};

export const drawBowTie: DrawThing = (t) => {
  const c = add(t.w.body.j.pit, [0, -0.015]);
  for (const side of [-1, 1]) {
    const wing = closedSpline([
      add(c, [side * 0.02, -0.02]),
      add(c, [side * 0.11, -0.07]),
      add(c, [side * 0.18, -0.068]),
      add(c, [side * 0.185, 0.05]),
      add(c, [side * 0.11, 0.062]),
      add(c, [side * 0.02, 0.025]),
    ]);
    cloth(t, wing, { base: side > 0 ? 0.42 : 0.3 });
    t.B.ink([crease([add(c, [side * 0.03, 0]), add(c, [side * 0.12, -0.02])])], t.ramp.ink);
  }
  cloth(
    t,
    closedSpline([add(c, [-0.032, -0.036]), add(c, [0.032, -0.036]), add(c, [0.03, 0.036]), add(c, [-0.03, 0.036])]),
    {
      base: 0.36,
      cast: false,
    },
  );
};

/** A pocket square: two folded points out of the welt on the wearer's left breast. */
export const drawPocketSquare: DrawThing = (t) => {
  const { w } = t;
  const y = bustPoint(w, 1)[1] - WELT;
  const [px, py]: Point = [mix([centreX(w, y), y], [w.bust[RIGHT][0], y], 0.63)[0], y];
  const c: Point = [(px - w.origin[0]) / w.k, (py - w.origin[1]) / w.k];
  const at = (x: number, up: number): Point => add(c, [x, -up - x * 0.1]);
  const back = closedSpline([at(-0.02, 0), at(0.035, 0.13), at(0.09, 0.005)]);
  const front = closedSpline([at(-0.085, 0), at(-0.03, 0.105), at(0.05, 0.002)]);
  for (const shape of [back, front]) cloth(t, shape, { base: 0.26 });
};

/** How far the welt of the breast pocket lies over the breast, sheet pixels. */
const WELT = 13;

/** One end of a scarf, from under the loop down the front. */
function scarfEnd(t: Thing, from: Point, to: Point, half: number): void {
  const line = spline([from, add(mix(from, to, 0.45), [(from[0] - to[0]) * 0.2, 0]), to]);
  const edge = (side: number) =>
    line.map((p, i): Point => add(p, [side * half * (0.72 + (0.34 * i) / line.length), 0]));
  const left = edge(-1);
  const right = edge(1);
  const shape = [...left, ...right.slice().reverse()];
  cloth(t, shape, { tones: [{ pts: band(part(line, 0, 1, 20), part(right, 0, 1, 20)), d: 0.16, soft: 0.03 }] });
  const fringe = Array.from({ length: 9 }, (_, i): Stroke => {
    const p = mix(left[left.length - 1], right[right.length - 1], (i + 0.5) / 9);
    return {
      pts: [p, add(p, [((i * 7) % 5) * 0.003 - 0.006, 0.07 + ((i * 3) % 4) * 0.006])],
      w: 0.011,
      press: [1, 0.7, 0.4],
    };
  });
  t.B.ink(fringe, t.ramp.shade);
  t.B.ink(
    [
      crease([mix(left[3], right[3], 0.4), mix(left[12], right[12], 0.3)]),
      crease([mix(left[6], right[6], 0.7), mix(left[18], right[18], 0.6)], 0.45),
    ],
    t.ramp.ink,
  );
}

/** A scarf wound once round the neck, both ends hanging, one longer than the other. */
export const drawScarf: DrawThing = (t) => {
  const { j, trap, station } = t.w.body;
  const l = mix(trap[LEFT][2], trap[LEFT][1], 0.35);
  const r = mix(trap[RIGHT][2], trap[RIGHT][1], 0.35);
  const pit = j.pit;
  scarfEnd(t, add(pit, [0.07, 0.08]), station(0.78, 0.34), 0.13);
  scarfEnd(t, add(pit, [-0.05, 0.1]), station(1.05, -0.3), 0.14);
  const loop = closedSpline([
    add(l, [-0.09, -0.08]),
    add(l, [0.02, -0.11]),
    add(pit, [-0.1, -0.2]),
    add(pit, [0.1, -0.2]),
    add(r, [-0.02, -0.11]),
    add(r, [0.09, -0.07]),
    add(r, [0.12, 0.08]),
    add(pit, [0.17, 0.14]),
    add(pit, [0, 0.2]),
    add(pit, [-0.18, 0.13]),
    add(l, [-0.12, 0.06]),
  ]);
  cloth(t, loop, { tones: [{ pts: shift(loop, [0.2, 0.05]), d: 0.16, soft: 0.06 }] });
  t.B.ink(
    [
      crease([add(l, [-0.06, 0]), add(pit, [-0.08, 0.04]), add(pit, [0.1, 0.08])]),
      crease([add(l, [-0.02, -0.06]), add(pit, [0, -0.06]), add(r, [0.04, -0.02])]),
      crease([add(r, [0.08, 0.02]), add(pit, [0.1, 0]), add(pit, [-0.06, 0.1])], 0.45),
    ],
    t.ramp.ink,
  );
};
