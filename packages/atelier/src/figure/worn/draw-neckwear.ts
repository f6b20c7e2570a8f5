/** Necklaces, chokers and pendants: hung from the neck's own curve. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { arcLength, closedSpline, part, pointAlong, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, sub, unit } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { partHex, partRamp, partSaid } from './part-said.ts';
import { accentOf, bead, type DrawThing, saidOf, sizeOf, type Thing, wire, wires } from './worn-things.ts';

/** A chain from one side of the neck to the other, its lowest point `drop` heads under the pit. */
function chain({ w }: Thing, drop: number, high = 0.62): Point[] {
  const { trap, j } = w.body;
  const l = mix(trap[LEFT][1], trap[LEFT][2], high);
  const r = mix(trap[RIGHT][1], trap[RIGHT][2], high);
  const low = add(j.pit, [0, drop]);
  return spline([l, add(mix(l, low, 0.55), [-0.02, 0.05]), low, add(mix(r, low, 0.55), [0.02, 0.05]), r]);
}

/** Heads: how far below the pit of the neck the chains of a layered necklace hang. */
const LAYERS = [0.08, 0.28, 0.52] as const;
/** Heads from link to link, and half the length and breadth of one. */
const LINK = { apart: 0.05, long: 0.031, wide: 0.018 } as const;

/** Links of even size, each other one seen from its edge; as heavy as the chain is said to be. */
function links(t: Thing, line: readonly Point[]): void {
  const size = sizeOf(t.accessory);
  const count = Math.max(8, Math.round(arcLength(line) / (LINK.apart * size)));
  const strokes = Array.from({ length: count }, (_, i) => {
    const [a, b] = [pointAlong(line, i / count), pointAlong(line, (i + 1) / count)];
    const [dx, dy] = unit(sub(b, a));
    const c = mix(a, b, 0.5);
    const wide = size * (i % 2 ? LINK.wide * 0.25 : LINK.wide);
    const round = ellipse([0, 0], LINK.long * size, wide, 12).map(
      ([x, y]): Point => add(c, [x * dx - y * dy, x * dy + y * dx]),
    );
    return [...round, round[0]];
  });
  wires(t.B, strokes, 0.0145 * size, t.ramp);
}

/** What it is called says how it is strung. */
const isLayered = ({ accessory }: Thing): boolean =>
  /layer|stacked|multi|three (?:chains|strands)/.test(saidOf(accessory));
const isChain = ({ accessory: { name } }: Thing): boolean => /chain/.test(name);

/** Heads under the pit of the neck at which a necklace ends, and one that is long: over the waist. Beads, and more of them on the longer. */
const STRING = { usual: { drop: 0.3, beads: 15, r: 0.014 }, long: { drop: 1.05, beads: 41, r: 0.02 } } as const;
const isLong = ({ accessory }: Thing): boolean =>
  accessory.details?.some(({ id }) => id === 'long') === true || /\blong\b/.test(saidOf(accessory));

/** Half as wide as a pendant on a chain, heads. */
const PENDANT = 0.05;

/** A stone cut as a drop: its length and half its breadth, heads. */
const DROP = { long: 0.085, half: 0.026 } as const;

function dropUnder(t: Thing, [x, y]: Point, ramp: Ramp): void {
  const { long, half } = DROP;
  const drop = closedSpline([
    [x, y],
    [x + half, y + long * 0.62],
    [x, y + long],
    [x - half, y + long * 0.62],
  ]);
  t.B.form([drop], ramp, { round: half, grain: 0 });
  t.B.ink([{ pts: [...drop, drop[0]], w: 0.005 }], ramp.ink);
  t.B.touch([ellipse([x - half * 0.3, y + long * 0.5], half * 0.24, half * 0.4, 16)], '#fffaf0', 0.75);
}

/** Pearls strung under a choker: rows, how far under it and under each other, how many and how large. */
const STRUNG = { rows: 3, under: 0.1, apart: 0.07, count: 33, r: 0.015 } as const;

function strung(t: Thing, at: (u: number, down: number) => Point): void {
  const ramp = partRamp(t.accessory, /\bstr(?:ings?|ands?)\b/, rampOf('#f3ead9'));
  for (let row = 0; row < STRUNG.rows; row++)
    for (let i = 0; i < STRUNG.count; i++) {
      const u = 0.03 + (0.94 * i) / (STRUNG.count - 1);
      const sag = (0.6 + row * 0.5) * STRUNG.under * Math.sin(Math.PI * u);
      bead(t.B, at(u, CHOKER.deep + 0.03 + row * STRUNG.apart * Math.sin(Math.PI * u) + sag), STRUNG.r, ramp);
    }
}

export const drawNecklace: DrawThing = (t) => {
  const hung = partHex(t.accessory, /\bpendants?$/);
  const stone = rampOf(hung ?? accentOf(t.accessory) ?? t.accessory.colour.hex);
  const isHung = partSaid(t.accessory, /\bpendants?$/) !== undefined;
  if (isLayered(t)) {
    for (const drop of LAYERS) links(t, chain(t, drop));
    bead(t.B, add(pointAlong(chain(t, LAYERS[2]), 0.5), [0, 0.04]), isHung ? PENDANT : 0.034, stone);
    return;
  }
  if (isChain(t)) {
    links(t, chain(t, 0.28));
    if (isHung) bead(t.B, add(pointAlong(chain(t, 0.28), 0.5), [0, 0.05]), PENDANT, stone);
    return;
  }
  const { drop, beads: count, r: least } = STRING[isLong(t) ? 'long' : 'usual'];
  const line = chain(t, drop);
  wire(t.B, line, 0.012, t.ramp);
  const beads = partRamp(t.accessory, /\bbeads?\b/, t.ramp);
  const drops = partHex(t.accessory, /\b(?:drops?|stones?|rubies|emeralds?|sapphires?)\b/);
  for (let i = 0; i < count; i++) {
    const u = 0.1 + (0.8 * i) / (count - 1);
    const r = least + 0.018 * Math.sin(Math.PI * u) ** 2;
    bead(t.B, pointAlong(line, u), r, beads);
    if (drops && i % 2 === 0) dropUnder(t, add(pointAlong(line, u), [0, r]), rampOf(drops));
  }
  bead(t.B, add(pointAlong(line, 0.5), [0, 0.055]), isHung ? PENDANT : 0.034, stone);
};

/** What is set with stones: its names, and the stones where no colour is said of them. */
const SET = /diamond|crystal|sapphire|rhinestone|kundan|polki|temple|bridal|stone|meena|jadau|emerald|ruby|pearl|drop/;
const STONE = '#f4ecd8';
/** The band of a choker: how deep it is; its stones and the drops under it, and from one to the next as shares of it, heads. */
const CHOKER = { deep: 0.105, wire: 0.012, stones: 11, stone: 0.024, drop: 0.024, under: 0.036 } as const;

/** A band close round the neck: metal with a row of stones and drops under it, or plain. */
export const drawChoker: DrawThing = (t) => {
  const { deep, stones, stone, drop, under } = CHOKER;
  const line = part(chain(t, -0.15, 0.3), 0.04, 0.96);
  const at = (u: number, down: number): Point => add(pointAlong(line, u), [0, down - 0.03]);
  const edge = (down: number): Point[] => Array.from({ length: 25 }, (_, i) => at(i / 24, down));
  t.B.form([[...edge(0), ...edge(deep).reverse()]], t.ramp, { round: 0.03, base: 0.3, grain: 0 });
  for (const down of [0, deep]) wire(t.B, edge(down), CHOKER.wire, t.ramp);
  if (partSaid(t.accessory, /\bstr(?:ings?|ands?)\b/)) strung(t, at);
  if (!SET.test(saidOf(t.accessory))) return;
  const own = partHex(t.accessory, /\b(?:stones?|rubies|emeralds?|sapphires?|drops?)\b/);
  const set = rampOf(own ?? accentOf(t.accessory) ?? STONE);
  for (let i = 0; i < stones; i++) {
    const u = 0.07 + (0.86 * i) / (stones - 1);
    const isStone = own !== undefined && partSaid(t.accessory, /\bdrops?\b/) === undefined;
    bead(t.B, at(u, deep / 2), stone, isStone && i % 2 ? set : rampOf(STONE));
    bead(t.B, at(u, deep + under * (1 + 0.35 * Math.sin(Math.PI * u))), drop, set);
  }
};

export const drawPendant: DrawThing = (t) => {
  const line = chain(t, 0.34);
  wire(t.B, line, 0.01, t.ramp);
  bead(t.B, add(pointAlong(line, 0.5), [0, 0.045]), 0.045 * sizeOf(t.accessory), t.ramp);
};

/** A chain round the hips over the skirt's waist, its drop at the bearing side. */
export const drawWaistChain: DrawThing = (t) => {
  const { station } = t.w.body;
  const line = spline([
    station(1.1, -1),
    add(station(1.14, -0.4), [0, 0.05]),
    add(station(1.14, 0.3), [0, 0.06]),
    station(1.1, 1),
  ]);
  wire(t.B, line, 0.03, t.ramp);
  for (let i = 1; i < 16; i++) bead(t.B, add(pointAlong(line, i / 16), [0, 0.045]), 0.021, t.ramp);
};

/** A brooch on the chest, on the wearer's left unless the other side is said. */
export const drawBrooch: DrawThing = (t) => {
  const side = /\bright\b/.test(saidOf(t.accessory)) ? LEFT : RIGHT;
  const p = t.w.body.station(0.42, side * 0.5);
  const size = sizeOf(t.accessory);
  for (let i = 0; i < 6; i++)
    bead(t.B, add(p, [Math.cos(i * 1.047) * 0.05 * size, Math.sin(i * 1.047) * 0.05 * size]), 0.026 * size, t.ramp);
  bead(t.B, p, 0.032 * size, t.ramp);
};
