/** What stands on a stick: an open umbrella, a cane. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { closed, even } from '../bags/bag-face.ts';
import { metalHex, partHex } from '../part-said.ts';
import { layPattern } from '../scarf-pattern.ts';
import { type DrawThing, saidOf, strip, type Thing } from '../worn-things.ts';

/** Heads: the top of the canopy, half its breadth, its height, the length of the stick under it; half the breadth of the stick. */
const UMBRELLA = { top: [0, 2.4], half: 1.5, high: 0.92, bubble: 1.5, stick: 2.75, half_stick: 0.026 } as const;
/** How often the rim is drawn up between two ribs, and how far, shares. */
const PANELS = 6;
const RISE = 0.075;
/** How much of what lies behind a clear canopy shows. */
const CLEAR = 0.45;
const CLEAR_WORDS = /\b(?:transparent|clear|sheer|see through)\b/;

function stick(t: Thing, line: Point[], half: number, hex: string): void {
  const ramp = rampOf(hex);
  const face = strip(line, half);
  t.B.form([face], ramp, { round: half * 0.8, base: 0.4, grain: 0 });
  t.B.ink([even(closed(face), 0.008)], ramp.ink);
}

const crook = (at: Point, r: number): Point[] =>
  spline([
    at,
    [at[0], at[1] + r * 0.6],
    [at[0] + r * 0.5, at[1] + r * 1.25],
    [at[0] + r * 1.35, at[1] + r],
    [at[0] + r * 1.6, at[1] + r * 0.2],
  ]);

/** From -1..1 across and 0..1 down the dome to the body's heads; the rim lies highest between ribs. */
function dome(high: number): (u: number, v: number) => Point {
  const { top, half } = UMBRELLA;
  return (u, v) => [top[0] + u * half * Math.sin((v * Math.PI) / 2), top[1] + high * (1 - Math.cos((v * Math.PI) / 2))];
}

export const layUmbrella: DrawThing = (t) => {
  const said = saidOf(t.accessory).replaceAll('-', ' ');
  const high = /\b(?:bubble|dome|birdcage)\b/.test(said) ? UMBRELLA.bubble : UMBRELLA.high;
  const at = dome(high);
  const [x, y] = UMBRELLA.top;
  const foot: Point = [x, y + UMBRELLA.stick];
  const handle = partHex(t.accessory, /\b(?:handle|grip|crook)\b/) ?? '#6b4a30';
  const shaft = metalHex(t.accessory) === '#d9b25a' ? '#8d9096' : metalHex(t.accessory);
  stick(t, [[x, y - 0.16], foot], UMBRELLA.half_stick, shaft);
  const rim = Array.from({ length: PANELS * 10 + 1 }, (_, i): Point => {
    const u = (2 * i) / (PANELS * 10) - 1;
    const between = Math.abs(Math.sin((i / 10) * Math.PI));
    const p = at(u, 1);
    return [p[0], p[1] - between * RISE * high];
  });
  const over = Array.from({ length: 49 }, (_, i): Point => {
    const a = lerp(-1, 1, i / 48);
    return at(Math.sign(a), 1 - Math.abs(1 - Math.abs(a)) ** 1 * 1);
  });
  const canopy = [...over, ...[...rim].reverse()];
  t.B.form([canopy], t.ramp, { round: 0.16, base: 0.32, alpha: CLEAR_WORDS.test(said) ? CLEAR : 1 });
  const ribAt = (u: number): Point[] => Array.from({ length: 20 }, (_, i) => at(u, i / 19));
  const ribs = Array.from({ length: PANELS + 1 }, (_, i) => (2 * i) / PANELS - 1);
  for (const [i, u] of ribs.slice(0, -1).entries()) {
    const next = ribs[i + 1] ?? 1;
    if (i % 2) t.B.touch([band(ribAt(u), ribAt(next))], t.ramp.deep, 0.13);
    layPattern(t, { left: ribAt(u), right: ribAt(next), outline: canopy });
  }
  const trim = partHex(t.accessory, /\b(?:trim|border|edge|edging|frill|piping)\b/);
  if (trim) t.B.form([strip(rim, 0.045)], rampOf(trim), { round: 0.02, base: 0.34 });
  t.B.ink([...ribs.slice(1, -1).map((u) => even(ribAt(u), 0.01)), even(closed(canopy), 0.013)], t.ramp.ink);
  stick(t, crook(foot, 0.16), UMBRELLA.half_stick * 1.5, handle);
};

/** Heads: the top of a cane, its length, half its breadth, its crook. */
const CANE = { top: [0, 2.2], long: 3.4, half: 0.045, crook: 0.24 } as const;

export const layCane: DrawThing = (t) => {
  const { top, long, half, crook: r } = CANE;
  const { hex } = t.accessory.colour;
  const knob = partHex(t.accessory, /\b(?:handle|grip|knob|head|top)\b/) ?? hex;
  const foot: Point = [top[0], top[1] + long];
  stick(t, [[top[0], top[1]], foot], half, hex);
  stick(
    t,
    crook([top[0], top[1] + 0.02], r).map(([x, y]): Point => [x, 2 * top[1] - y + 0.04]),
    half * 1.15,
    knob,
  );
  stick(t, [[foot[0], foot[1] - 0.12], foot], half * 1.2, mixHex('#3a3638', hex, 0.15));
};
