import { legShape } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { bodiedEdges, partLegs } from '#atelier/garments/lower/leg-form.ts';
import { at, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { other, type Side } from '#atelier/kit/side.ts';
import { tautEdge } from './taut-leg.ts';
import type { TrouserCut } from './trouser-cuts.ts';
import { isWide, type TrouserOptions, type Waist } from './trouser-parts.ts';

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

/** Both edges of a leg, outer and inner. */
export function legEdges(f: Wearer, s: Side, o: TrouserOptions, w: Waist): LegEdges {
  const { cut, length } = o;
  const { edge } = legShape(f, s);
  const knots = legKnots(f, s, o, w);
  const [, , crotch] = knots.inner;
  let edges = { outer: spline(knots.outer, 12), inner: spline(knots.inner, 12) };
  if (cut.taut && length > LONG) {
    const from = f.hip[s][1];
    edges = { outer: tautEdge(edges.outer, s, from), inner: tautEdge(edges.inner, -s, crotch[1] + 30) };
  }
  if (!cut.gathered && !cut.barrel && length > LONG) edges = bodiedEdges(edges, f, s, o);
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
