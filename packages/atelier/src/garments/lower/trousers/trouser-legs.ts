/** Trousers and shorts. Two legs that meet at the crotch; the bearing leg lies in front. */

import { type Build, emptyBuild, type Line, type Piece } from '#atelier/cloth/build.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { isWoman, legShape } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { bodiedEdges, fork, legMasses, partLegs } from '#atelier/garments/lower/leg-form.ts';
import { branch } from '#atelier/kit/chance.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { isInside, outsideOf } from '#atelier/kit/shapes.ts';
import { other, type Side } from '#atelier/kit/side.ts';
import { crotchFolds } from './crotch-folds.ts';
import { tautEdge } from './taut-leg.ts';
import { jeansSeat, seatSeam, tailoredSeat } from './trouser-backs.ts';
import type { TrouserCut } from './trouser-cuts.ts';
import { fly, jeansLeg, slantPocket } from './trouser-details.ts';
import { legFolds, pressedCrease } from './trouser-folds.ts';
import { isCreased, isWide, type LegPanel, type TrouserOptions, type Waist } from './trouser-parts.ts';

export interface Trousers extends Build {
  legs: LegPanel[];
  waistLine: Point[];
}

/** How far the fork hangs below the body's own: at least, and for each unit of room at the thigh. */
const RISE = { least: 5, room: 1.2, men: 4 };

function waistOf(f: Wearer, { cut, second, drop = isWoman(f) ? 0.08 : 0.5 }: TrouserOptions): Waist {
  const hang = second ? 0 : Math.min(12, cut.thigh * RISE.room) + (isWoman(f) ? 0 : RISE.men);
  const end = (s: Side): Point => add(mix(f.waist[s], f.highHip[s], drop), [s * 2, 0]);
  return {
    left: end(-1),
    right: end(1),
    front: add(mix(end(-1), end(1), 0.5), [0, 6]),
    crotch: add(f.crotch, [0, RISE.least + hang]),
  };
}

/** Room of a leg in a boot, page units: cloth above the mouth drops over it. */
const IN_BOOT = 1;

/** A point of the leg's edge at t, which may lie beyond the ankle. */
function alongLeg(edge: Point[], t: number): Point {
  if (t <= 1) return at(edge, t);
  const end = edge[edge.length - 1];
  return add(end, [0, (t - 1) * (end[1] - edge[0][1])]);
}

/** Share of the leg at the knee, at the thigh where room begins to change, and by which cloth above a cuff or a boot ends. */
const KNEE = 0.5;
const THIGH = 0.2;
const ABOVE = { boot: 0.04, cuff: 0.03 } as const;

const isCuffed = ({ rib, gathered, barrel }: TrouserCut): boolean => !!(rib || gathered || barrel);

/** Room between leg and cloth at t, page units. */
function roomAt({ cut, length, tucked }: TrouserOptions, t: number): number {
  if (tucked && t > length - ABOVE.boot) return IN_BOOT;
  if (t < KNEE) return lerp(cut.thigh, cut.knee, Math.max(0, (t - THIGH) / 0.3));
  const below = (t - KNEE) / 0.5;
  // cloth held by a cuff keeps its fullness and drops over it
  if (cut.barrel) return lerp(cut.knee, cut.hem, below ** 1.5);
  if (isCuffed(cut) && t < length - ABOVE.cuff) return lerp(cut.knee, cut.knee * 0.9, below);
  return lerp(cut.knee, cut.hem, Math.min(1, below));
}

/** Room at the hem from which a leg is wide, and how much wider it is outside than within. */
const WIDE = { hem: 30, out: 1.05, within: 0.72 } as const;

/** Share of its room that a leg has within; a pressed leg hangs over the heel within as over the toe without. */
const withinAt = ({ cut }: TrouserOptions, t: number): number =>
  cut.hem > WIDE.hem ? WIDE.within : lerp(0.55, cut.taut ? 0.95 : 0.7, Math.max(0, Math.min(1, (t - 0.6) / 0.4)));

/** Where along the leg its edges are led. */
function stopsOf({ cut, length }: TrouserOptions): number[] {
  const knots = cut.barrel
    ? [0.2, 0.36, 0.54, 0.76]
    : isCuffed(cut)
      ? [0.2, 0.5, length - 0.22, length - 0.06]
      : cut.follows || cut.taut || cut.hem < 16
        ? [0.2, 0.36, 0.5, 0.64, 0.8]
        : cut.hem - cut.knee > 20
          ? [0.2, 0.5, 0.76]
          : [0.2, 0.5];
  return [...knots.filter((t, i) => t < length - 0.05 && (i === 0 || t > knots[i - 1])), length];
}

interface LegEdges {
  outer: Point[];
  inner: Point[];
}

/** Points of a leg's two edges at t. */
interface LegAt {
  out: (t: number) => Point;
  inner: (t: number) => Point;
}

/** A short leg ends level: the outside as long as the inside, nor longer where the thigh is pushed out. Changes both in place. */
function levelEnd({ outer, inner: inseam }: LegEdges, { out, inner }: LegAt, crotchY: number, length: number): void {
  const low = Math.max(crotchY + SHORTEST, inner(length)[1]) - 4;
  let t = length;
  while (t < 0.9 && out(t)[1] < low) t += 0.004;
  outer[outer.length - 1] = out(t);
  const deep = outer[outer.length - 1][1] - 8;
  while (t < 0.9 && inner(t)[1] < deep) t += 0.004;
  if (inseam[inseam.length - 1][1] < deep) inseam.push(inner(t));
}

/** How far below the crotch the shortest leg ends, page units. */
const SHORTEST = 16;
/** Lengths of a leg below which it ends level, and above which its edges are drawn taut or full. */
const SHORT = 0.62;
const LONG = 0.6;

/** Knots of both edges from the waist down. */
function legKnots(f: Wearer, s: Side, o: TrouserOptions, w: Waist): LegEdges {
  const { cut, length } = o;
  const { edge } = legShape(f, s);
  const lap = s === f.weight ? 0 : -s * 7;
  const wide = cut.hem > WIDE.hem ? WIDE.out : 1;
  const at: LegAt = {
    out: (t) => add(alongLeg(edge[s], t), [s * roomAt(o, t) * wide, 0]),
    inner: (t) => add(alongLeg(edge[other(s)], t), [-s * roomAt(o, t) * withinAt(o, t), 0]),
  };
  const outer = [s < 0 ? w.left : w.right];
  const high = add(f.highHip[s], [s * 3, 0]);
  if (high[1] > outer[0][1] + 16) outer.push(high);
  outer.push(add(f.hip[s], [s * (3 + cut.thigh * 0.45), 0]));
  const front = add(w.front, [lap, 0]);
  const crotch = add(w.crotch, [lap * 0.5, cut.gathered ? cut.thigh : 0]);
  const inner = [front, add(mix(front, crotch, 0.55), [0, 0]), crotch];
  for (const t of stopsOf(o)) {
    outer.push(at.out(t));
    const p = at.inner(t);
    if (p[1] > crotch[1] + 10) inner.push(p);
  }
  if (length < SHORT && !o.tucked) levelEnd({ outer, inner }, at, crotch[1], length);
  if (inner.length === 3) inner.push([at.inner(length)[0], Math.max(crotch[1] + SHORTEST, at.inner(length)[1])]);
  return { outer, inner };
}

function legEdges(f: Wearer, s: Side, o: TrouserOptions, w: Waist): LegEdges {
  const { cut, length } = o;
  const { edge } = legShape(f, s);
  const knots = legKnots(f, s, o, w);
  const [, , crotch] = knots.inner;
  let edges = { outer: spline(knots.outer, 12), inner: spline(knots.inner, 12) };
  if (cut.taut && length > LONG) {
    const from = f.hip[s][1];
    edges = { outer: tautEdge(edges.outer, s, from), inner: tautEdge(edges.inner, -s, crotch[1] + 30) };
  }
  if (!cut.gathered && !cut.barrel && length > LONG) edges = bodiedEdges(edges, f, s, s !== f.weight, o);
  if (isWide(o)) partLegs(f, s, edges, w.crotch);
  contain(edges.outer, edge[s], s);
  contain(edges.inner, edge[other(s)], -s, crotch[1] + 12);
  return edges;
}

/** Least room between cloth and skin, page units. */
const CLEAR = 1.3;

/** Pushes an edge outward, in place, wherever the leg would show beside it. @param from page height above which it is left. */
function contain(edge: Point[], skin: readonly Point[], out: number, from = 0): void {
  for (const p of edge) {
    if (p[1] < from) continue;
    const i = skin.findIndex((q) => q[1] >= p[1]);
    if (i < 1) continue;
    const [a, b] = [skin[i - 1], skin[i]];
    const x = lerp(a[0], b[0], (p[1] - a[1]) / (b[1] - a[1] || 1));
    const short = CLEAR - out * (p[0] - x);
    if (short > 0) p[0] += out * short;
  }
}

/** Shade by which the far leg falls behind the near one; wide legs lie closer together and part further in tone. */
const FAR = 0.28;
const FAR_WIDE = 0.32;

function trouserLeg(
  f: Wearer,
  s: Side,
  o: TrouserOptions,
  w: Waist,
  folds: FoldSet,
): { leg: LegPanel; pieces: Piece[] } {
  const { outer, inner } = legEdges(f, s, o, w);
  const name = s < 0 ? 'legL' : 'legR';
  const mouth = Math.abs(outer[outer.length - 1][0] - inner[inner.length - 1][0]);
  const panel = new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, {
    depth: 0.6,
    sagBottom: mouth * 0.09,
    // the front lies on the instep, the back falls to the heel
    ...(o.length > 0.98 && !isWide(o) && { bottom: (u: number) => -mouth * 0.13 * (1 - u * u) }),
    across: 24,
    along: 60,
  });
  const wide = isWide(o);
  const stiff = o.stiff ?? 0.5;
  const hem = makeHem(panel, {
    fabric: o.fabric,
    seed: branch(o.seed, 'trousers.leg', s),
    // a pressed leg hangs in two planes
    fullness: wide ? lerp(0.85, 0.4, stiff) * (isCreased(o) ? 0.6 : 1) : 0,
    lobes: wide ? (isCreased(o) ? 2 : Math.round((o.cut.hem > 66 ? 4 : 3) * lerp(1.15, 0.7, stiff))) : 1,
    foldTop: o.cut.knee < 12 ? 0.6 : 0.3,
    stiff,
  });
  const relaxed = s !== f.weight;
  const piece: Piece = {
    name,
    outline: [
      ...panel.row(0),
      ...panel.edge(1, 0, 1, 80),
      ...reversed(hem.edge),
      ...reversed(panel.edge(-1, 0, 1, 80)),
    ],
    surface: panel,
    grain: { angle: o.angle ?? 0 },
    lift: relaxed ? 0 : wide ? 5 : 2,
    // the far leg falls back a value, so that two legs read as two
    ...(relaxed && {
      shadeDown: [w.crotch[1] - 10, 0, w.crotch[1] + 110, wide ? FAR_WIDE : FAR] satisfies Piece['shadeDown'],
    }),
    ...(wide && { swell: hem.swell }),
  };
  const leg: LegPanel = { side: s, name, panel, outer, inner, relaxed, hem: hem.edge };
  // before what falls to the hem: that gives way to it
  if (isCreased(o)) pressedCrease(folds, leg, o);
  if (wide) for (const fold of hem.folds) folds.add({ ...fold, on: [name] });
  return { leg, pieces: [...(wide ? hem.slivers : []), piece] };
}

/** Pockets and seams round the hips, as they are seen from this side. */
function seatLines(f: Wearer, leg: LegPanel, o: TrouserOptions, w: Waist): Line[] {
  if (o.second) return [];
  if (!f.back) return o.jeans ? jeansLeg(f, leg, w) : slantPocket(f, leg, o, w);
  if (o.jeans) return jeansSeat(f, leg, w);
  return o.cut.gathered || o.cut.rings || o.cut.rib ? [] : tailoredSeat(f, leg, w);
}

export function trousers(f: Wearer, o: TrouserOptions): Trousers {
  const w = waistOf(f, o);
  const bearing = f.weight;
  const b: Trousers = { ...emptyBuild(), legs: [], waistLine: spline([w.left, w.front, w.right], 10) };
  const folds = new FoldSet();
  for (const s of [other(bearing), bearing]) {
    const { leg, pieces } = trouserLeg(f, s, o, w, folds);
    b.legs.push(leg);
    b.pieces.push(...pieces);
  }
  crotchFolds(folds, f, w.crotch, o);
  const near = b.pieces[b.pieces.length - 1];
  const crossed = b.legs[0].inner.some((p, i) => i % 5 === 0 && p[1] > w.crotch[1] + 60 && isInside(p, near.outline));
  b.bumps.push(...fork(w.crotch, o));
  for (const made of b.legs) {
    const s = made.side;
    legFolds(folds, made, o);
    if (!o.cut.gathered && !o.cut.barrel) b.bumps.push(...legMasses(f, s, made, made.relaxed, o));
    const lines: Line[] = seatLines(f, made, o, w);
    const fork = made.inner.findIndex((p) => p[1] >= w.crotch[1] - 1);
    lines.push(
      { kind: s < 0 ? 'light' : 'shade', points: made.outer, weight: s < 0 ? 1 : 0.95 },
      { kind: 'hem', points: made.hem, weight: 0.9 },
      { kind: 'overlap', points: made.inner.slice(Math.max(0, fork)), weight: made.relaxed ? 0.75 : 0.95 },
    );
    if (!made.relaxed) lines.push({ kind: 'seam', points: made.inner.slice(0, fork + 1), weight: 1.2 });
    if (o.cut.turnUp || o.cut.rib || o.cut.gathered)
      lines.push({ kind: 'detail', points: made.panel.row(o.cut.turnUp ? 0.955 : 0.965, -1, 1, 20), weight: 1.1 });
    if (o.cut.kneeSeam) lines.push({ kind: 'detail', points: made.panel.row(0.52, -1, 1, 30), weight: 1 });
    b.lines.push(...(made.relaxed && crossed ? lines.flatMap((line) => beside(line, near.outline)) : lines));
  }
  const { front, crotch } = w;
  b.joins.push({ curve: spline([add(front, [0, 6]), mix(front, crotch, 0.6), add(crotch, [0, -4])], 8), radius: 15 });
  b.folds = folds.list;
  if (!o.second && !o.cut.gathered && !o.cut.rings && !o.cut.rib)
    b.lines.push(...(f.back ? seatSeam(w, !!o.jeans) : fly(w, !!o.jeans)));
  b.lines.push({ kind: 'detail', points: b.waistLine });
  return b;
}

/** What the near leg leaves of a line of the far one. */
const beside = (line: Line, near: Point[]): Line[] =>
  outsideOf(line.points, near).map((points) => ({ ...line, points }));

export interface Waistband extends Build {
  top: Point[];
  low: Point[];
}

/** A band over the top edge of trousers or a skirt. @param depth page units. */
export function waistband(line: Point[], depth: number): Waistband {
  const top = line.map((p) => add(p, [0, -depth * 0.55]));
  const low = line.map((p) => add(p, [0, depth * 0.45]));
  const last = line.length - 1;
  const panel = new Panel([top[0], low[0]], [top[last], low[last]], { sagTop: 6, sagBottom: 6, depth: 0.5, along: 6 });
  return {
    ...emptyBuild(),
    top,
    low,
    pieces: [
      { name: 'band', outline: [...top, ...reversed(low)], surface: panel, lift: 1.5, grain: { angle: Math.PI / 2 } },
    ],
    lines: [
      { kind: 'overlap', points: low, weight: 0.7 },
      { kind: 'opening', points: top, weight: 0.8 },
    ],
  };
}
