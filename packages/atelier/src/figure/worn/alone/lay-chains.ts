/** A jewel that is worn round a limb or at the nose, laid to a loop: its chain, its bells, its stone. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { closed, even } from '../bags/bag-face.ts';
import { chainAlong } from '../bags/bag-parts.ts';
import { partHex } from '../part-said.ts';
import { accentOf, bead, type DrawThing, saidOf, strip, type Thing } from '../worn-things.ts';

/** Heads: the middle of the loop, its half breadth and depth. */
const LOOP = { at: [0, 4], anklet: [0.62, 0.3], waist: [1.2, 0.5] } as const;
const HANGS = /\b(?:ghungroos?|bells?|drops?|charms?|pearls?|beads?|stones?|coins?|tassels?)\b/;
const SOLID = /\b(?:kada|bangle|cuff|rigid|solid|plain)\b/;

/** What hangs from the front of the loop, bead by bead. */
function hangings(t: Thing, line: readonly Point[]): void {
  const said = saidOf(t.accessory).replaceAll('-', ' ');
  if (!HANGS.test(said)) return;
  const ramp = rampOf(partHex(t.accessory, HANGS) ?? accentOf(t.accessory) ?? t.accessory.colour.hex);
  // the nearer half of the loop
  const front = line.slice(2, line.length / 2 - 1);
  for (const [i, p] of front.entries()) {
    if (i % 3) continue;
    t.B.ink([even([p, add(p, [0, 0.05])], 0.01)], t.ramp.ink);
    bead(t.B, add(p, [0, 0.075]), 0.036, ramp);
    if (/ghungroo|bells?/.test(said)) t.B.ink([even([add(p, [-0.02, 0.088]), add(p, [0.02, 0.088])], 0.006)], ramp.ink);
  }
}

function layLoop(t: Thing, [rx, ry]: readonly [number, number]): void {
  const line = ellipse([LOOP.at[0], LOOP.at[1]], rx, ry, 96);
  if (SOLID.test(saidOf(t.accessory))) {
    const face = strip(closed(line), 0.04);
    t.B.form([face], t.ramp, { round: 0.03, base: 0.36, grain: 0 });
    t.B.ink([even(closed(ellipse([LOOP.at[0], LOOP.at[1]], rx + 0.04, ry + 0.04, 96)), 0.009)], t.ramp.ink);
  } else chainAlong(t, closed(line), t.accessory.colour.hex);
  hangings(t, line);
}

export const layAnklet: DrawThing = (t) => layLoop(t, LOOP.anklet);
export const layWaistChain: DrawThing = (t) => layLoop(t, LOOP.waist);

/** Heads: half the breadth of a nose ring and of its wire. */
const HOOP = { r: 0.5, half: 0.026 } as const;

export const layNoseRing: DrawThing = (t) => {
  const middle: Point = [LOOP.at[0], LOOP.at[1]];
  const line = ellipse(middle, HOOP.r, HOOP.r, 96);
  // open at the top, where it goes through
  const open = [...line.slice(78), ...line.slice(0, 68)];
  const face = strip(open, HOOP.half);
  t.B.form([face], t.ramp, { round: HOOP.half, base: 0.36, grain: 0 });
  t.B.ink([even(closed(face), 0.009)], t.ramp.ink);
  const stone = rampOf(partHex(t.accessory, HANGS) ?? accentOf(t.accessory) ?? t.accessory.colour.hex);
  for (const i of [12, 18, 24, 30, 36]) bead(t.B, line[i], i === 24 ? 0.075 : 0.05, stone);
};
