/** A belt closed to a loop, seen from before and a little from above: its buckle, its keeper, its tip and its holes. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { band, ellipse } from '#atelier/kit/shapes.ts';
import { BELT_BREADTHS } from '#atelier/lexicon/adornments/belt-breadths.ts';
import { closed, even } from '../bags/bag-face.ts';
import { chainAlong, plaits } from '../bags/bag-parts.ts';
import { metalHex, partHex } from '../part-said.ts';
import { type DrawThing, saidOf, type Thing } from '../worn-things.ts';

/** The middle of the loop, its half breadth and depth, and how far round its front a point lies a degree. Heads. */
const LOOP = { at: [0, 4], rx: 1.5, ry: 0.42 } as const;
const BREADTHS: readonly (readonly [RegExp, number])[] = [
  [BELT_BREADTHS.broad, 0.42],
  [BELT_BREADTHS.narrow, 0.16],
];
const USUAL = 0.27;
const STEPS = 48;
const STITCH = { in: 0.13, from: 0.042, dash: 0.55 } as const;

const onLoop = (degrees: number, dy = 0): Point => {
  const a = (degrees * Math.PI) / 180;
  return [LOOP.at[0] + LOOP.rx * Math.cos(a), LOOP.at[1] + LOOP.ry * Math.sin(a) + dy];
};
const arc = (from: number, to: number, dy = 0): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => onLoop(from + ((to - from) * i) / STEPS, dy));

/** Stitches along both edges of a stretch. */
function stitches(t: Thing, from: number, to: number, high: number): void {
  const thread = partHex(t.accessory, /\bstitch/) ?? mixHex(t.ramp.light, '#fff6e2', 0.35);
  const lines = [STITCH.in, 1 - STITCH.in].map((share) => arc(from, to, high * share));
  t.B.ink(
    lines.flatMap((line) => line.flatMap((p, i) => (i % 2 && line[i + 1] ? [even([p, line[i + 1]], 0.011)] : []))),
    thread,
    { alpha: 0.9 },
  );
}

/** The frame of the buckle, its prong over the tip. */
function buckle(t: Thing, high: number): void {
  const said = saidOf(t.accessory);
  const metal = rampOf(metalHex(t.accessory));
  const c = onLoop(90, high / 2);
  const [w, h] = [high * 0.72, high * 0.78];
  const isRound = /\b(?:round|oval|circle|ring|o-ring)\b/.test(said);
  const shape = (k: number): Point[] =>
    isRound
      ? ellipse(c, w * k, h * k, 48)
      : spline(
          closed([add(c, [-w * k, -h * k]), add(c, [w * k, -h * k]), add(c, [w * k, h * k]), add(c, [-w * k, h * k])]),
          1,
        );
  const [outer, inner] = [shape(1), shape(0.72)];
  t.B.glaze([outer.map((p) => add(p, [0.02, 0.03]))], '#2e2830', 0.4, 0.02);
  t.B.form([band(closed(outer), closed(inner))], metal, { round: 0.035, base: 0.36, grain: 0 });
  t.B.ink([even(closed(outer), 0.012), even(closed(inner), 0.01)], metal.ink);
  if (/\b(?:plate|logo|no prong|plaque)\b/.test(said)) {
    t.B.form([inner], metal, { round: 0.05, base: 0.3, grain: 0 });
    return;
  }
  const prong = [
    add(c, [-w, -high * 0.05]),
    add(c, [w * 0.86, -high * 0.035]),
    add(c, [w * 0.86, high * 0.035]),
    add(c, [-w, high * 0.05]),
  ];
  t.B.form([prong], metal, { round: 0.015, base: 0.3, grain: 0 });
  t.B.ink([even(closed(prong), 0.009)], metal.ink);
}

export const layBelt: DrawThing = (t) => {
  const said = saidOf(t.accessory);
  const high = BREADTHS.find(([words]) => words.test(said))?.[1] ?? USUAL;
  const inside = band(arc(180, 360), arc(180, 360, high));
  if (/\bchain\b/.test(said)) {
    chainAlong(t, arc(180, 360, high / 2), t.accessory.colour.hex);
    chainAlong(t, arc(0, 180, high / 2), t.accessory.colour.hex);
    return;
  }
  t.B.form([inside], t.ramp, { round: 0.05, base: 0.78 });
  t.B.ink([even(closed(inside), 0.011)], t.ramp.ink);
  const front = band(arc(0, 180), arc(0, 180, high));
  t.B.glaze([front.map((p) => add(p, [0.02, 0.05]))], '#3a3238', 0.28, 0.04, undefined, true);
  t.B.form([front], t.ramp, { round: 0.06, base: 0.34 });
  t.B.ink([even(closed(front), 0.013)], t.ramp.ink);
  if (/braid|woven|plait|weave/.test(said))
    for (const share of [0.25, 0.75])
      t.B.ink(plaits(arc(2, 178, high * share), high * 0.24), t.ramp.ink, { alpha: 0.7 });
  else stitches(t, 4, 176, high);
  // the tip runs through the buckle and lies over the strap beyond it
  const tip = [...arc(112, 66, high * 0.06), onLoop(63, high / 2), ...arc(66, 112, high * 0.94)];
  t.B.form([tip], t.ramp, { round: 0.05, base: 0.28 });
  t.B.ink([even(closed(tip), 0.012)], t.ramp.ink);
  const holes = [84, 80, 76, 72].map((degrees) => ellipse(onLoop(degrees, high / 2), 0.017, 0.017, 20));
  t.B.touch(holes, partHex(t.accessory, /\b(?:holes?|eyelets?)\b/) ?? t.ramp.ink, 0.95);
  const keeper = band(arc(101, 98), arc(101, 98, high));
  buckle(t, high);
  const keeperAt = band(arc(79, 75, -0.012), arc(79, 75, high + 0.012));
  t.B.form([keeperAt], t.ramp, { round: 0.02, base: 0.46 });
  t.B.ink([even(closed(keeperAt), 0.01)], t.ramp.ink);
  t.B.ink([even(closed(keeper), 0.006)], t.ramp.ink, { alpha: 0.5 });
};
