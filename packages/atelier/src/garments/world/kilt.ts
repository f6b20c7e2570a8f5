/** What makes a pleated skirt a kilt: the flat apron in front with its fringed edge and pin, and the sporran. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { centreX } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { stream } from '#atelier/kit/chance.ts';
import { at, reversed, slice, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, SIDES, type Side } from '#atelier/kit/side.ts';

/** Sides of the apron as u of the skirt; the viewer's right one is free and fringed. */
const APRON = [-0.52, 0.5] as const;

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
  const pin = panel.map(lerp(u0, u1, 0.9), 0.84);
  b.lines.push(
    { kind: 'overlap', points: [add(pin, [-1, -13]), add(pin, [1, 13])], weight: 1.6, colour: '#b9a25e' },
    { kind: 'detail', points: ellipse(add(pin, [-1, -13]), 3, 3, 12), weight: 1.6, colour: '#b9a25e' },
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

/** The pouch hung before the fork on its strap, with a metal cantle and three tassels. */
export function sporran(f: Wearer): Build {
  const b = emptyBuild();
  const top = pouchTop(f);
  const pouch = spline(
    [
      add(top, [-21, 0]),
      add(top, [-26, 26]),
      add(top, [-17, 50]),
      add(top, [0, 56]),
      add(top, [17, 50]),
      add(top, [26, 26]),
      add(top, [21, 0]),
    ],
    8,
  );
  b.pieces.push({
    name: 'sporran',
    outline: [...pouch, ...reversed(spline([add(top, [-21, 0]), add(top, [0, -6]), add(top, [21, 0])], 6))],
    surface: new Panel([add(top, [-26, 0]), add(top, [-26, 56])], [add(top, [26, 0]), add(top, [26, 56])], {
      depth: 0.5,
    }),
    lift: 4,
  });
  b.lines.push({ kind: 'overlap', points: pouch, weight: 0.9 });
  const metal = '#c3b27a';
  for (const y of [0, 5])
    b.lines.push({
      kind: 'overlap',
      points: spline([add(top, [-22, y]), add(top, [0, y - 5]), add(top, [22, y])], 8),
      weight: 1.9,
      colour: metal,
    });
  for (const dx of [-12, 0, 12]) {
    const knot = add(top, [dx, 22 + (dx ? 0 : 6)]);
    b.lines.push(
      { kind: 'overlap', points: [add(knot, [0, -14]), knot], weight: 0.9, colour: metal },
      { kind: 'detail', points: ellipse(knot, 2.4, 2.4, 10), weight: 1.8, colour: metal },
      ...[-2, 0, 2].map((k) => ({ kind: 'fold' as const, points: [knot, add(knot, [k, 17])] as Point[], weight: 1 })),
    );
  }
  return b;
}
