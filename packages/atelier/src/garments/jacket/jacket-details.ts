/** What makes one jacket this jacket: yokes and topstitch, storm flap and epaulettes, slanted zips, the band of a cardigan. */

import type { Garment } from '@toile/look';
import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { bustPoint, centreX, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { epaulettes } from '#atelier/garments/finish/epaulettes.ts';
import { openZip } from '#atelier/garments/finish/fastenings.ts';
import { outside } from '#atelier/garments/finish/hem-shape.ts';
import { xAt } from '#atelier/garments/finish/pocket-cuts.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { hasDetail, trimOf } from '#atelier/garments/measures.ts';
import { at, resample, reversed, slice, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import type { Jacket } from './jacket.ts';

const METAL = '#b9b7b2';
const THREAD = '#b7843f';
const COPPER = '#a9683a';

/** A zipped leather jacket with lapels closes on the slant. */
export const isBiker = (g: Garment): boolean =>
  g.cloth.fabric === 'leather' && g.closure === 'zip' && g.neckline === 'lapel';

/** A robe worn open: its band runs down both fronts instead of crossing. */
export const isOpenRobe = (g: Garment): boolean => g.collar === 'cross' && g.closure === 'open';

/** It hangs from the shoulders over both arms. */
export const isCape = (g: Garment): boolean => g.family === 'jacket' && hasDetail(g, 'cape');

/** A knit that opens down the front. */
export const isCardigan = (g: Garment): boolean => g.family === 'top' && g.closure === 'open';

/** A line some way above the hem, from side seam to side seam. */
function aboveHem(j: Jacket, rise: number): Point[] {
  const sides = [j.panel.edge(-1), j.panel.edge(1)];
  return j.hemLine.map(([x, low]): Point => {
    const y = low - rise;
    return [clamp(x, xAt(sides[0], y) + 1, xAt(sides[1], y) - 1), y];
  });
}

/** The stitched band at the hem of a short jacket. */
function hemBandLines(j: Jacket): Line[] {
  if (j.cut.hem !== 'band') return [];
  const top = aboveHem(j, 14);
  return [
    { kind: 'detail', points: top },
    { kind: 'stitch', points: top.map((p) => add(p, [0, 3])), weight: 0.7 },
  ];
}

/** A seam felled with two needles. @param dx offset of the first row, page units. */
const felled = (points: Point[], dx: number, dy: number, seam: Line['kind'] = 'seam'): Line[] => [
  { kind: seam, points, weight: 0.9 },
  ...[1, 2].map((k): Line => ({ kind: 'stitch', points: points.map((p) => add(p, [dx * k, dy * k])), colour: THREAD })),
];

/** A chest pocket under the yoke: its flap comes to a point under a metal button. */
function flapPocket(j: Jacket, s: Side, top: number): Line[] {
  const at = (u: number, v: number): Point => j.panel.map(s * u, v);
  const [depth, peak] = [16 / j.panel.length(), 25 / j.panel.length()];
  const flap = [at(0.27, top), at(0.28, top + depth), at(0.45, top + peak), at(0.62, top + depth), at(0.63, top)];
  const middle = add(at(0.45, top + peak), [0, -8]);
  return [
    { kind: 'overlap', points: [...flap, flap[0]], weight: 0.75 },
    { kind: 'stitch', points: flap.map((p) => mix(p, at(0.45, top + depth * 0.4), 0.14)), weight: 0.9, colour: THREAD },
    { kind: 'detail', points: ellipse(middle, 2.2, 2.2, 10), weight: 1.5, colour: COPPER },
  ];
}

/** Yoke, flap pockets, the two seams that run from them to the band, welts at the hand, and the stitching of them all. */
function denimSeams(j: Jacket): Line[] {
  const yoke = 0.22;
  const lines = felled(j.panel.row(yoke, -0.92, 0.92, 30), 0, 2.6, 'detail');
  for (const s of SIDES) {
    lines.push(...flapPocket(j, s, yoke + 7 / j.panel.length()));
    for (const [top, low] of [
      [0.34, 0.16],
      [0.6, 0.42],
    ])
      lines.push(
        ...felled(
          j.panel.line(
            [
              [s * top, 0.4],
              [s * lerp(top, low, 0.5), 0.68],
              [s * low, 0.94],
            ],
            8,
          ),
          s * 2.4,
          0,
        ),
      );
    const welt = j.panel.line(
      [
        [s * 0.74, 0.64],
        [s * 0.62, 0.84],
      ],
      6,
    );
    lines.push(...felled(welt, s * 2.6, 0, 'detail'));
  }
  if (j.cut.open > 0)
    for (const v of [0.06, 0.28, 0.5, 0.72, 0.93]) {
      const p = add(at(j.edges[1], v), [7, 0]);
      lines.push({ kind: 'detail', points: ellipse(p, 2.3, 2.3, 10), weight: 1.5, colour: COPPER });
    }
  return lines;
}

/** Epaulettes and the flap over one shoulder, which hangs free of the chest. */
function trenchParts(d: Fitting, g: Garment, j: Jacket): Build {
  const b = hasDetail(g, 'epaulette') && !d.f.back ? epaulettes(d.f, j.panel, j.cut) : emptyBuild();
  if (hasDetail(g, 'storm-flap')) {
    const s: Side = j.over < 0 ? 1 : -1;
    const { f } = d;
    const chest = bustPoint(f, s);
    const under = f.underarm[s];
    const line = shoulderLine(f, s, j.cut.pad, j.cut.padOut);
    const edge = spline(
      [add(under, [-s * 6, -14]), add(mix(under, chest, 0.45), [0, 12]), add(chest, [-s * 8, 4])],
      10,
    );
    const shoulder = [...slice(line, 0.3, 0.92, 8)];
    b.pieces.push({ name: 'storm-flap', outline: [...shoulder, ...edge], surface: j.panel, lift: 3.4 });
    b.lines.push(
      { kind: 'overlap', points: edge, weight: 0.95 },
      { kind: 'stitch', points: edge.map((p) => add(p, [0, -4])), weight: 0.7 },
    );
  }
  return b;
}

/** The gaps between the teeth of a zip, and the weights of its chain and of them. */
const GAP = '#4b4844';
const CHAIN = { metal: 2.4, gap: 2.2 } as const;

/** A zip along an edge: a bright chain with dark gaps across it. */
const teeth = (points: Point[]): Line[] => [
  { kind: 'overlap', points, weight: CHAIN.metal, colour: METAL, isCord: true },
  { kind: 'stitch', points, weight: CHAIN.gap, colour: GAP, isCord: true },
];

/** The slider of a zip with its tab, at an end of it. */
const slider = (p: Point): Line[] => [
  { kind: 'overlap', points: [p, add(p, [1, 7])], weight: 3.6, colour: METAL, isCord: true },
  { kind: 'overlap', points: [add(p, [1, 8]), add(p, [2, 20])], weight: 2.2, colour: METAL, isCord: true },
];

/** The lapel of a biker jacket is its front turned back: the zip runs on along its edge, and a snap holds its point. */
export function zippedLapel(lapel: Build): Build {
  const edges = lapel.lines.filter(({ kind }) => kind === 'overlap');
  // the collar's rim has no zip
  const edge = edges[edges.length - 1];
  if (!edge) return lapel;
  const inside = (p: Point, by: number): Point => mix(p, at(edge.points, 1), by);
  return {
    ...lapel,
    lines: [
      ...lapel.lines,
      ...teeth(edge.points.slice(2).map((p) => inside(p, 0.03))),
      { kind: 'detail', points: ellipse(inside(edge.points[2], 0.1), 2.2, 2.2, 10), weight: 1.5, colour: METAL },
    ],
  };
}

/** The slanted zip of a biker jacket, its zipped pockets, snaps on the lapels and the belt at its hem. */
function bikerParts(j: Jacket): Line[] {
  const zipped = j.cut.open > 0 ? SIDES : [j.over];
  const lines: Line[] = zipped.flatMap((s) => {
    const edge = j.edges[s].map((p) => add(p, [s * 4, 0]));
    return [...teeth(edge), ...(s === j.over ? slider(edge[0]) : [])];
  });
  for (const s of SIDES) {
    const pocket = j.panel.line(
      [
        [s * 0.72, 0.6],
        [s * 0.46, 0.76],
      ],
      6,
    );
    lines.push(...teeth(pocket));
  }
  const chest = j.panel.line(
    [
      [-j.over * 0.76, 0.34],
      [-j.over * 0.44, 0.42],
    ],
    6,
  );
  lines.push(...teeth(chest));
  const belt = resample(aboveHem(j, 20), 40);
  lines.push({ kind: 'detail', points: belt, weight: 1 });
  const buckle = at(belt, 0.5 - j.over * (j.cut.open > 0 ? 0.3 : 0.14));
  const box: Point[] = [
    [-8, 2],
    [8, 2],
    [8, 17],
    [-8, 17],
  ].map(([x, y]) => add(buckle, [x, y]));
  lines.push({ kind: 'overlap', points: [...box, box[0]], weight: 1, colour: METAL });
  return lines;
}

/** Inner line of the knitted band along a cardigan's neck and front edge. */
const cardiganBand = (j: Jacket, s: Side): Point[] => j.edges[s].map((p): Point => add(p, [s * 13, 0]));

/** The ribbed band of a cardigan, along both fronts. */
function cardiganLines(j: Jacket): Line[] {
  return SIDES.flatMap((s): Line[] => {
    const edge = resample(j.edges[s], 40);
    const inner = resample(cardiganBand(j, s), 40);
    const ribs = edge.slice(1, -1).map((p, i): Line => ({ kind: 'seam', points: [p, inner[i + 1]], weight: 0.55 }));
    return [{ kind: 'detail', points: inner, weight: 0.8 }, ...ribs];
  });
}

/** Buttons of an open cardigan hang on its band. */
export const cardiganButtons = (j: Jacket): Point[] =>
  Array.from({ length: 5 }, (_, i) => {
    const t = 0.06 + i * 0.21;
    return mix(at(j.edges[j.over], t), at(cardiganBand(j, j.over), t), 0.5);
  });

/** Two tails that fall behind, from the waist to the back of the knee. */
export function coatTails(f: Wearer): Build {
  const b = emptyBuild();
  const low = (f.leg[LEFT].knee[1] + f.leg[RIGHT].knee[1]) / 2 + 24;
  for (const s of SIDES) {
    const hipAt = f.hip[s];
    const outer = spline(
      [
        add(f.waist[s], [s * 4, 0]),
        add(hipAt, [s * 11, 0]),
        [hipAt[0] + s * 9, lerp(hipAt[1], low, 0.5)],
        [hipAt[0] - s * 2, low],
      ],
      10,
    );
    const middle = centreX(f, low);
    const inner = spline(
      [
        [centreX(f, f.waist[LEFT][1]), f.waist[LEFT][1]],
        [middle, f.crotch[1]],
        [middle + s * 14, low - 6],
      ],
      10,
    );
    const panel = new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, { depth: 0.3, across: 10, along: 40 });
    b.pieces.push({ name: 'tail', outline: [...outer, ...reversed(inner)], surface: panel, dark: 0.2 });
    b.lines.push(
      { kind: s < 0 ? 'light' : 'shade', points: outer },
      { kind: 'overlap', points: inner, weight: 0.7 },
      { kind: 'hem', points: [outer[outer.length - 1], inner[inner.length - 1]] },
    );
  }
  return b;
}

/** Everything a jacket's kind and details ask for on its fronts. */
export function jacketDetails(d: Fitting, g: Garment, j: Jacket): Build {
  const b = trenchParts(d, g, j);
  b.lines.push(...hemBandLines(j));
  if (g.cloth.fabric === 'denim') b.lines.push(...denimSeams(j));
  if (isBiker(g)) b.lines.push(...bikerParts(j));
  else if (g.closure === 'zip' && j.cut.open > 0)
    for (const s of SIDES) b.lines.push(...openZip(j.edges[s], s, trimOf(g, 'zip')));
  if (isCardigan(g)) b.lines.push(...cardiganLines(j));
  if (isOpenRobe(g)) for (const s of SIDES) b.lines.push({ kind: 'detail', points: cardiganBand(j, s), weight: 0.9 });
  if (j.cut.open > 0) b.lines = b.lines.flatMap((line) => acrossFronts(j, line));
  return b;
}

/** A line across both fronts stops at their edges where they stand open. */
function acrossFronts(j: Jacket, line: Line): Line[] {
  const gap = [...j.edges[-1], ...reversed(j.edges[1])];
  return outside(line.points, gap).map((points) => ({ ...line, points }));
}
