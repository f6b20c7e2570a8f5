/** Things of sport, work and feasts in a hanging hand, gripped at their ends: what stood up over the fist would lie behind the hand. */

import { rampOf } from '#atelier/figure/brush/ramps.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { drawThumbOver } from '#atelier/figure/hands/draw-hand.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import { add, type Point, perp, scaled, unit } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import type { Side } from '#atelier/kit/side.ts';
import { closeHand, grip, leather } from './draw-carried.ts';
import { accentOf, type DrawThing, saidOf, strip, wire } from './worn-things.ts';

/** From a thing's own x across and y along, the fist at its origin, to the body's heads. */
type Own = (x: number, y: number) => Point;

/** @param lean how far it swings outwards from straight down, heads over a head. */
function along(at: Point, out: Side, lean: number): Own {
  const down = unit([out * lean, 1]);
  const across = perp(down);
  return (x, y) => add(add(at, scaled(down, y)), scaled(across, x));
}

/** A racket: where its throat parts, the middle and half-axes of its head, and strings to a side; heads. */
const RACKET = { butt: -0.02, throat: 0.62, middle: 1.42, wide: 0.43, tall: 0.54, frame: 0.055, strings: 7 } as const;

export const drawRacket: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const p = along(g.at, g.out, 0.3);
  const { butt, throat, middle, wide, tall, frame, strings } = RACKET;
  const round = ellipse([0, 0], 1, 1, 44).map(([x, y]) => p(x * wide, middle + y * tall));
  const net: Stroke[] = Array.from({ length: strings * 2 - 1 }, (_, i) => {
    const at = (i + 1) / strings - 1;
    const reach = Math.sqrt(1 - at * at);
    return [
      { pts: [p(at * wide, middle - reach * tall), p(at * wide, middle + reach * tall)], w: 0.006, a: 0.8 },
      { pts: [p(-reach * wide, middle + at * tall), p(reach * wide, middle + at * tall)], w: 0.006, a: 0.8 },
    ];
  }).flat();
  t.B.ink(net, '#e9e6dc');
  wire(t.B, [...round, round[0], round[1]], frame, t.ramp);
  for (const s of [-1, 1])
    wire(
      t.B,
      [p(0, throat), p(s * 0.12, middle - tall * 1.12), p(s * wide * 0.6, middle - tall * 0.8)],
      frame * 0.8,
      t.ramp,
    );
  wire(t.B, [p(0, 0), p(0, throat)], frame, t.ramp);
  const handle = strip([p(0, butt), p(0, 0.02), p(0, 0.36)], 0.05);
  leather({ ...t, ramp: rampOf('#2f2b2e') }, handle);
  t.B.ink(
    Array.from({ length: 4 }, (_, i) => ({
      pts: [p(-0.05, butt + i * 0.08), p(0.05, butt + 0.05 + i * 0.08)],
      w: 0.007,
    })),
    '#6a6468',
  );
  closeHand(t, g.side);
};

/** Half the breadth of a bat along it, heads: a blade of willow, or a club that swells. */
const BLADE: readonly Point[] = [
  [0.035, -0.02],
  [0.035, 0.4],
  [0.05, 0.5],
  [0.13, 0.62],
  [0.135, 1.6],
  [0.1, 1.76],
];
const CLUB: readonly Point[] = [
  [0.032, -0.02],
  [0.032, 0.36],
  [0.06, 0.8],
  [0.095, 1.3],
  [0.095, 1.66],
  [0.05, 1.76],
];

export const drawBat: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const p = along(g.at, g.out, 0.24);
  const isBlade = /cricket/i.test(saidOf(t.accessory));
  const half = isBlade ? BLADE : CLUB;
  const edge = (s: number): Point[] =>
    spline(
      half.map(([x, y]) => p(s * x, y)),
      6,
    );
  leather(t, [...edge(1), ...edge(-1).reverse()]);
  if (isBlade) t.B.ink([{ pts: [p(0, 0.62), p(0, 1.7)], w: 0.009, press: [0.4, 1, 0.3] }], t.ramp.shade);
  leather({ ...t, ramp: rampOf('#3a3f4d') }, strip([p(0, -0.02), p(0, 0.1), p(0, 0.36)], 0.04));
  closeHand(t, g.side);
};

/** A folder: half its breadth, its height, and how far its cover stands off the sheets, heads. */
const FOLDER = { half: 0.47, tall: 1.2, sheets: 0.028 } as const;

/** Held by its upper edge, the thumb over its face. */
export const drawFolder: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const { half, tall, sheets } = FOLDER;
  const p = along(add(g.hand.at([0, 0.36]), [g.out * 0.1, 0]), g.out, 0.07);
  const sheet = (dx: number, dy: number): Point[] => [
    p(-half + dx, dy),
    p(half + dx, dy),
    p(half + dx, tall + dy),
    p(-half + dx, tall + dy),
  ];
  const closed = (pts: Point[]): Point[] => spline([...pts, pts[0]], 1);
  leather({ ...t, ramp: rampOf('#f2eee4') }, closed(sheet(g.out * sheets, -sheets)));
  leather(t, closed(sheet(0, 0)));
  const board = /clipboard/i.test(saidOf(t.accessory));
  const tab = [p(-0.16, 0.03), p(0.16, 0.03), p(0.16, 0.12), p(-0.16, 0.12)];
  if (board) leather({ ...t, ramp: rampOf('#9a9ca0') }, closed(tab));
  else
    t.B.ink(
      [
        { pts: [p(-half + 0.06, 0.01), p(-half + 0.06, tall)], w: 0.008, a: 0.7 },
        { pts: [p(-half * 0.5, tall * 0.3), p(half * 0.5, tall * 0.3)], w: 0.007, a: 0.6 },
      ],
      t.ramp.ink,
    );
  if (!t.isAlone) drawThumbOver(t.B.scene, t.w, g.side);
};

/** A rolled paper: how far it reaches in the fist and below it, half its breadth, and its windings seen at the end. */
const ROLL = { up: -0.04, down: 1.05, half: 0.085, lines: 5 } as const;

export const drawRoll: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const p = along(g.at, g.out, 0.5);
  const { up, down, half, lines } = ROLL;
  leather(t, strip([p(0, up), p(0, 0), p(0, down)], half), 0.26);
  const print: Stroke[] = Array.from({ length: lines }, (_, i) => {
    const x = ((i + 0.5) / lines) * 2 - 1;
    return { pts: [p(x * half * 0.8, up + 0.1 + (i % 2) * 0.08), p(x * half * 0.8, down - 0.1)], w: 0.005, a: 0.45 };
  });
  t.B.ink(print, t.ramp.ink);
  const end = ellipse([0, 0], 1, 1, 24).map(([x, y]) => p(x * half, down + y * half * 0.42));
  t.B.touch([end], mixHex(t.ramp.base, t.ramp.deep, 0.45), 1);
  const coil = Array.from({ length: 30 }, (_, i): Point => {
    const r = 1 - i / 32;
    return p(Math.cos(i * 0.5) * half * r, down + Math.sin(i * 0.5) * half * 0.42 * r);
  });
  t.B.ink([{ pts: coil, w: 0.006, press: [1, 1, 0.5] }], t.ramp.ink);
  closeHand(t, g.side);
};

/** How far a pole stands over the hand that holds it, heads. */
const OVER_HAND = 0.55;

/** From over the hand to the ground before the foot. */
export const drawPole: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const floor = (t.w.floor - t.w.origin[1]) / t.w.perHead;
  const foot: Point = [g.at[0] + g.out * 0.2, floor - 0.05];
  const way = unit([g.at[0] - foot[0], g.at[1] - foot[1]]);
  wire(t.B, [add(g.at, scaled(way, OVER_HAND)), g.at, foot], 0.045, t.ramp);
  closeHand(t, g.side);
};

/** Where the flowers of a bunch lie under the fist that holds its stems, and how great each is, heads. */
const FLOWERS: readonly (readonly [x: number, y: number, r: number])[] = [
  ...([
    [-0.2, 0.34, 0.13],
    [0.2, 0.36, 0.13],
    [0, 0.3, 0.13],
    [-0.32, 0.56, 0.13],
    [0.32, 0.58, 0.13],
  ] as const),
  ...([
    [-0.12, 0.55, 0.15],
    [0.13, 0.57, 0.15],
    [-0.22, 0.76, 0.13],
    [0.02, 0.78, 0.15],
    [0.24, 0.77, 0.12],
  ] as const),
];
const LEAF = '#5f7a52';

/** A bunch held by its stems, its flowers hanging. */
export const drawBouquet: DrawThing = (t) => {
  const g = grip(t);
  if (!g) return;
  const p = along(g.at, g.out, 0.16);
  const green = rampOf(LEAF);
  // 'a bouquet of white roses' has the colour that its name says
  const named = accentOf({ ...t.accessory, told: t.accessory.name.split(' ') });
  const bloom = named ? rampOf(named) : t.ramp;
  for (const x of [-0.05, -0.02, 0.02, 0.05])
    wire(t.B, [p(x * 0.6, -0.02), p(x * 0.8, 0.1), p(x * 2.4, 0.34)], 0.018, green);
  const leaves = [-0.42, -0.3, -0.12, 0.14, 0.33, 0.44].map((x, i) => {
    const [from, to] = [p(x * 0.3, 0.2), p(x * 1.05, 0.62 + (i % 2) * 0.34)];
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const side = scaled(perp(unit([to[0] - from[0], to[1] - from[1]])), 0.08);
    return closedSpline([from, add([mx, my], side), to, add([mx, my], scaled(side, -1))]);
  });
  for (const leaf of leaves) leather({ ...t, ramp: green }, leaf);
  const heart = rampOf(mixHex(bloom.base, '#fff7ee', 0.4));
  for (const [i, [x, y, r]] of FLOWERS.entries()) {
    const ramp = i % 3 === 1 ? heart : bloom;
    const petals = Array.from({ length: 20 }, (_, k): Point => {
      const turn = (k / 20) * 2 * Math.PI;
      const reach = r * (1 + 0.09 * Math.cos(turn * 5 + i));
      return p(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
    });
    leather({ ...t, ramp }, petals, 0.3);
    const whorl = Array.from({ length: 22 }, (_, k): Point => {
      const turn = k * 0.55 + i;
      const reach = r * 0.72 * (1 - k / 24);
      return p(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
    });
    t.B.ink([{ pts: spline(whorl, 3), w: 0.009, press: [0.5, 1, 0.6], a: 0.7 }], ramp.ink);
  }
  closeHand(t, g.side);
};
