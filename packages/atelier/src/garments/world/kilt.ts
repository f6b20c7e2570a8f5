/** What makes a pleated skirt a kilt: the flat apron in front with its fringed edge and pin, and the sporran. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { stream } from '#atelier/kit/chance.ts';
import { at, reversed, slice, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, place } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, SIDES, type Side } from '#atelier/kit/side.ts';

/** Sides of the apron as u of the skirt; the viewer's right one is free and fringed. */
const APRON = [-0.52, 0.5] as const;

/** The pin that weighs it down: where across the apron and along it, its shaft and the radius of its head, page units. */
const PIN: { across: number; at: number; shaft: Point[]; head: number } = {
  across: 0.9,
  at: 0.84,
  shaft: [
    [-1, -13],
    [1, 13],
  ],
  head: 3,
};
const BRASS = '#b9a25e';

/** The apron, smooth over the pleats. */
export function apron(panel: Panel, seed: number): Build {
  const next = stream(seed, 'kilt.apron');
  const b = emptyBuild();
  const [u0, u1] = APRON;
  const surface = panel.part(u0, u1, 0, 1);
  const edge = panel.edge(-1).map((_, i, all): Point => panel.map(u1, i / (all.length - 1)));
  b.pieces.push({ name: 'apron', outline: surface.outline(), surface, lift: 2.4 });
  b.lines.push(
    { kind: 'overlap', points: edge, weight: 0.95 },
    { kind: 'seam', points: edge.map((p) => add(p, [-7, 0])), weight: 0.8 },
    { kind: 'overlap', points: Array.from({ length: 30 }, (_, i) => panel.map(u0, i / 29)), weight: 0.6 },
    { kind: 'hem', points: panel.row(1, u0, u1, 30), weight: 0.9 },
  );
  // the free edge is fringed
  for (let i = 2; i < edge.length - 1; i++)
    b.lines.push({ kind: 'fold', points: [edge[i], add(edge[i], [5 + next() * 3, 2 + next() * 3])], weight: 0.8 });
  const pin = panel.map(lerp(u0, u1, PIN.across), PIN.at);
  b.lines.push(
    { kind: 'overlap', points: place(PIN.shaft, pin), weight: 1.6, colour: BRASS },
    { kind: 'detail', points: ellipse(place(PIN.shaft, pin)[0], PIN.head, PIN.head, 12), weight: 1.6, colour: BRASS },
  );
  return b;
}

/** Where the chain and strap of the pouch run, from its side to the hip. */
function strapOf(f: Wearer, s: Side): Point[] {
  const from = add(pouchTop(f), [s * 20, 2]);
  const hold = add(mix(f.highHip[s], f.waist[s], 0.35), [-s, 0]);
  return spline([from, add(mix(from, hold, 0.5), [0, 8]), hold], 14);
}

const pouchTop = (f: Wearer): Point => [centreX(f, f.crotch[1]), lerp(f.waist[LEFT][1], f.crotch[1], 0.82)];

/** The strap round the hips, of leather. */
export function sporranStrap(f: Wearer): Build {
  const b = emptyBuild();
  for (const s of SIDES) {
    const top = slice(strapOf(f, s), STRAP, 1, 14);
    const low = top.map((p) => add(p, [0, 5.5]));
    b.pieces.push({
      name: 'strap',
      outline: [...top, ...reversed(low)],
      surface: new Panel(top, low, { depth: 0.3, across: 4, along: 8 }),
      lift: 1.5,
    });
    b.lines.push({ kind: 'overlap', points: low, weight: 0.7 });
  }
  return b;
}

/** Share of the way to the hip that is chain. */
const STRAP = 0.56;
/** Links of the chain on each side of the pouch. */
const LINKS = 8;

/** The links of the chain, each a point. */
export const sporranChain = (f: Wearer): Point[] =>
  SIDES.flatMap((s) =>
    Array.from({ length: LINKS }, (_, i) => add(at(strapOf(f, s), (STRAP * (i + 0.3)) / LINKS), [0, 2])),
  );

const METAL = '#c3b27a';
/** The pouch from the middle of its upper edge, page units; its right side holds its form. */
const POUCH: Record<'outline' | 'upper' | 'side', Point[]> = {
  outline: [
    [-21, 0],
    [-26, 26],
    [-17, 50],
    [0, 56],
    [17, 50],
    [26, 26],
    [21, 0],
  ],
  upper: [
    [-21, 0],
    [0, -6],
    [21, 0],
  ],
  side: [
    [26, 0],
    [26, 56],
  ],
};
/** The two rims of its cantle, and how far below the upper edge each is, page units. */
const CANTLE: { at: number[]; curve: Point[] } = {
  at: [0, 5],
  curve: [
    [-22, 0],
    [0, -5],
    [22, 0],
  ],
};
/** Where its tassels are knotted, how far they hang, how large the knots are and how their ends spread, page units. */
const TASSELS: { at: Point[]; hang: number; knot: number; ends: Point[] } = {
  at: [
    [-12, 22],
    [0, 28],
    [12, 22],
  ],
  hang: 14,
  knot: 2.4,
  ends: [
    [-2, 17],
    [0, 17],
    [2, 17],
  ],
};

/** The pouch hung before the fork on its strap, with a metal cantle and three tassels. */
export function sporran(f: Wearer): Build {
  const b = emptyBuild();
  const top = pouchTop(f);
  const pouch = spline(place(POUCH.outline, top), 8);
  b.pieces.push({
    name: 'sporran',
    outline: [...pouch, ...reversed(spline(place(POUCH.upper, top), 6))],
    surface: new Panel(place(POUCH.side, top, 0, -1), place(POUCH.side, top), { depth: 0.5 }),
    lift: 4,
  });
  b.lines.push({ kind: 'overlap', points: pouch, weight: 0.9 });
  for (const y of CANTLE.at)
    b.lines.push({
      kind: 'overlap',
      points: spline(
        CANTLE.curve.map(([x, dy]) => add(top, [x, y + dy])),
        8,
      ),
      weight: 1.9,
      colour: METAL,
    });
  for (const at of TASSELS.at) {
    const knot = add(top, at);
    b.lines.push(
      { kind: 'overlap', points: [add(knot, [0, -TASSELS.hang]), knot], weight: 0.9, colour: METAL },
      { kind: 'detail', points: ellipse(knot, TASSELS.knot, TASSELS.knot, 10), weight: 1.8, colour: METAL },
      ...TASSELS.ends.map((end) => ({ kind: 'fold' as const, points: [knot, add(knot, end)], weight: 1 })),
    );
  }
  return b;
}
