/** A ring standing upright, its stone above: the band, what it is set with, the claws that hold it. */
import { rampOf } from '#atelier/figure/brush/ramps.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { hexIn } from '#atelier/lexicon/colours/hex-in.ts';
import { PARTS_OF_THINGS } from '#atelier/lexicon/things/parts-of-things.ts';
import { closed, even } from '../bags/bag-face.ts';
import { accentOf, bead, type DrawThing, saidOf, strip, type Thing } from '../worn-things.ts';

/** The middle of the band, its half breadth and height, and half the breadth of its metal. Heads. */
const BAND = { at: [0, 4], rx: 0.62, ry: 0.66, half: 0.062 } as const;
const STONES = PARTS_OF_THINGS.filter(({ isStone }) => isStone).map(({ words, hex, id }) => ({
  of: new RegExp(`\\b(?:${words.replaceAll(', ', '|')})\\b`),
  hex,
  id,
}));
const CLEAR = '#eef2f4';
const GOLD = '#c9a14a';
const PLAIN = /\b(?:plain band|simple band|wedding band|no stone)\b/;
const SET = /\b(?:solitaire|set|cut|cocktail|engagement)\b/;

/** The colour of what it is set with; undefined of a band alone. */
function stoneOf({ accessory }: Thing, said: string): { hex: string; isPearl: boolean } | undefined {
  if (PLAIN.test(said)) return undefined;
  const stone = STONES.find(({ of }) => of.test(said));
  if (!stone) return SET.test(said) ? { hex: CLEAR, isPearl: false } : undefined;
  const told = (accessory.told ?? []).find((phrase) => stone.of.test(phrase)) ?? accessory.colour.name;
  return { hex: hexIn(told) ?? stone.hex ?? CLEAR, isPearl: stone.id === 'pearl' };
}

/** The outline of the stone as it is cut, in its own half breadth and height. */
function cutOf(said: string, at: Point): Point[] {
  const [w, h] = /\boval\b/.test(said)
    ? [0.34, 0.25]
    : /\b(?:pear|teardrop|marquise)\b/.test(said)
      ? [0.22, 0.33]
      : [0.28, 0.26];
  if (/\b(?:square|princess|emerald cut|rectangular|baguette)\b/.test(said)) {
    const cut = 0.3;
    const corner = (x: number, y: number): Point => add(at, [x * w, y * h]);
    return [
      ...[corner(-1 + cut, -1), corner(1 - cut, -1), corner(1, -1 + cut), corner(1, 1 - cut)],
      ...[corner(1 - cut, 1), corner(-1 + cut, 1), corner(-1, 1 - cut), corner(-1, -1 + cut)],
    ];
  }
  if (/\b(?:pear|teardrop)\b/.test(said))
    return Array.from({ length: 64 }, (_, i): Point => {
      const a = (i / 64) * 2 * Math.PI;
      const narrow = 0.55 + 0.45 * Math.sin(a);
      return add(at, [Math.cos(a) * w * narrow, Math.sin(a) * h]);
    });
  return ellipse(at, w, h, 64);
}

/** Facets: a table in the middle, and edges from it to the girdle. */
function facet(t: Thing, outline: readonly Point[], at: Point, hex: string): void {
  const ramp = rampOf(hex);
  t.B.form([[...outline]], ramp, { round: 0.09, base: 0.42, grain: 0 });
  const corners = Array.from(
    { length: 8 },
    (_, i) => outline[Math.round(((i + 0.5) * outline.length) / 8) % outline.length],
  );
  const table = corners.map((p) => mix(p, at, 0.46));
  const light = mixHex(ramp.light, '#ffffff', 0.5);
  for (let i = 0; i < 8; i++) {
    const next = (i + 1) % 8;
    t.B.touch([[corners[i], corners[next], table[next], table[i]]], i < 4 ? ramp.deep : light, i % 2 ? 0.3 : 0.16);
  }
  t.B.touch([table], light, 0.35);
  t.B.touch([[table[4], table[5], at]], '#ffffff', 0.55);
  t.B.ink(
    [
      even(closed([...outline]), 0.011),
      even(closed(table), 0.006),
      ...corners.map((p, i) => even([p, table[i]], 0.005)),
    ],
    ramp.ink,
    {
      alpha: 0.8,
    },
  );
}

/** What a signet is cut into. */
function layPlate(t: Thing, head: Point, metal: Thing['ramp']): void {
  const plate = ellipse(add(head, [0, -0.01]), 0.27, 0.2, 48);
  t.B.form([plate], metal, { round: 0.06, base: 0.28, grain: 0 });
  t.B.ink([even(closed(plate), 0.011)], metal.ink);
}

export const layRing: DrawThing = (t) => {
  const { colour } = t.accessory;
  const said = `${saidOf(t.accessory)} ${colour.name}`.replaceAll('-', ' ');
  // a ruby ring is of metal
  const isOfStone = STONES.some(({ of }) => of.test(colour.name));
  const metal = isOfStone ? rampOf(accentOf(t.accessory) ?? GOLD) : t.ramp;
  const { at, rx, ry } = BAND;
  const middle: Point = [at[0], at[1]];
  const isWide = /\b(?:wide|broad|thick|chunky|signet|statement)\b/.test(said);
  const half = BAND.half * (isWide ? 1.8 : /\b(?:thin|dainty|delicate|slim|fine)\b/.test(said) ? 0.62 : 1);
  const round = ellipse(middle, rx, ry, 96);
  const outer = strip(closed(round), half);
  t.B.glaze(
    [ellipse([at[0] + 0.06, at[1] + ry + half * 0.6], rx * 0.7, 0.05, 40)],
    '#4a4048',
    0.3,
    0.05,
    undefined,
    true,
  );
  t.B.form([outer], metal, { round: half * 0.9, base: 0.36, grain: 0 });
  t.B.ink(
    [
      even(closed(ellipse(middle, rx + half, ry + half, 96)), 0.011),
      even(closed(ellipse(middle, rx - half, ry - half, 96)), 0.009),
    ],
    metal.ink,
  );
  // light on the left of the band, and where it turns below
  const lit = round.slice(44, 62).map((p) => mix(p, middle, half * 0.35));
  t.B.ink([{ pts: lit, w: half * 0.5, press: [0.1, 1, 0.1] }], mixHex(metal.light, '#ffffff', 0.6), { alpha: 0.85 });
  const stone = stoneOf(t, said);
  const head: Point = [at[0], at[1] - ry - half * 0.4];
  if (!stone) {
    if (/\bsignet\b/.test(said)) layPlate(t, head, metal);
    return;
  }
  const seat = add(head, [0, -0.12]);
  if (stone.isPearl) {
    bead(t.B, seat, 0.22, rampOf(stone.hex));
    return;
  }
  const outline = cutOf(said, seat);
  const basket = [
    add(head, [-0.15, 0.05]),
    add(head, [0.15, 0.05]),
    add(head, [0.24, -0.14]),
    add(head, [-0.24, -0.14]),
  ];
  t.B.form([basket], metal, { round: 0.03, base: 0.5, grain: 0 });
  t.B.ink([even(closed(basket), 0.009)], metal.ink);
  facet(t, outline, seat, stone.hex);
  for (let i = 0; i < 4; i++) {
    const p = outline[Math.round(((i + 0.5) * outline.length) / 4) % outline.length];
    bead(t.B, mix(p, seat, 0.04), 0.032, metal);
  }
  if (/\b(?:halo|pave|cluster|side stones)\b/.test(said))
    for (let i = 0; i < 20; i++)
      bead(t.B, mix(outline[Math.round((i * outline.length) / 20) % outline.length], seat, -0.16), 0.03, rampOf(CLEAR));
};
