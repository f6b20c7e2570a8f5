/**
 * A hem is an ellipse seen from above that goes in and out in flutes. Between two flutes the edge either arches up, or
 * one flute laps over the next; there the cloth turns back under itself and its inside shows. Every fold of a skirt ends
 * on such a turn.
 */

import type { FoldCurve, Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { stream } from '#atelier/kit/chance.ts';
import { arcLength, resample, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, distance, mix, type Point } from '#atelier/kit/points.ts';
import { tabled } from '#atelier/kit/profile.ts';

export interface HemOptions {
  fabric: FabricRule;
  seed: number;
  /** 0 a narrow skirt, 1 a full circle. */
  fullness: number;
  /** Height (v) from which the longest folds fall. */
  foldTop?: number;
  lobes?: number;
  /** Factor on the depth of its waves; 1 if absent. */
  deep?: number;
  /** 0 pours, 1 stands: sharp few cones or soft many. See `stiffnessOf`. */
  stiff?: number;
  /** Shift across u by which flutes bend half-way down: the way the cloth is swept. */
  sway?: number;
}

export interface Hem {
  edge: Point[];
  slivers: Piece[];
  /** Lower rims of the slivers, to be drawn finely. */
  rims: Point[][];
  folds: FoldCurve[];
  /** Roundness of each flute, growing toward the hem. */
  swell: (u: number, v: number) => number;
}

/** One tube of the cloth between two turns. */
interface Flute {
  /** By how much its rim hangs below the even hem, page units. */
  drop: number;
  /** Height (v) at which it opens. */
  top: number;
}

interface Turn {
  index: number;
  u: number;
  /** Which flute lies in front: 1 the left one, −1 the right one. */
  front: 1 | -1;
  /** By how much the edge rises here, page units. */
  rise: number;
  /** The flute in front covers a piece of the other; else the edge only arches. */
  laps: boolean;
  /** Across u, how far the front flute reaches over the other. */
  over: number;
}

interface HemPlan {
  panel: Panel;
  bounds: number[];
  flutes: Flute[];
  turns: Turn[];
  amplitude: number;
  stiff: number;
}

const LOBE_POINTS = 17;
/** Deepest wave of any hem, page units. */
const MOST_WAVE = 23;

/** Deepest wave as a share of the breadth of its flute: steeper, a hem has teeth. */
const STEEPEST = 0.27;

function amplitudeOf(width: number, { fabric, fullness, deep = 1 }: HemOptions): number {
  const full = clamp(fullness);
  return clamp((0.012 + fabric.hemWave * 0.95) * clamp(width, 150, 420) * lerp(0.3, 1.75, full) * deep, 0.4, MOST_WAVE);
}

function planHem(panel: Panel, o: HemOptions, next: () => number): HemPlan {
  const width = distance(panel.map(-1, 1), panel.map(1, 1));
  const fullness = clamp(o.fullness);
  const stiff = o.stiff ?? 0.5;
  const amplitude = amplitudeOf(width, o);
  const wanted = (2 + width / 106) * o.fabric.lobes * lerp(0.5, 1.1, fullness) * lerp(1.14, 0.78, stiff);
  const count = o.lobes ?? clamp(Math.round(wanted), 2, 10);
  const shares = Array.from(
    { length: count },
    // a few great flutes among small ones; toward the sides all are seen from beside, and narrower
    (_, i) => (0.7 + 2.6 * next() ** 1.7) * (0.42 + 0.58 * Math.sin((Math.PI * (i + 0.5)) / count)),
  );
  const total = shares.reduce((a, b) => a + b, 0);
  const bounds = [-1];
  for (const share of shares) bounds.push(bounds[bounds.length - 1] + (share / total) * 2);
  bounds[count] = 1;
  const hold = o.foldTop ?? 0.1;
  const breadth = (i: number): number => ((bounds[i + 1] - bounds[i]) * width) / 2;
  const flutes = shares.map((share, i): Flute => {
    const size = clamp((share / total) * count, 0.5, 1.7);
    // a wide flute hangs from high above; between two of them a small one opens late
    const late = size < 0.95 && next() < 0.75;
    const drop = amplitude * (0.08 + 0.4 * size + next() * 0.22) * (i === 0 || i === count - 1 ? 0.7 : 1);
    return {
      drop: Math.min(drop, breadth(i) * STEEPEST),
      top: late ? 0.42 + next() * 0.3 : hold + next() * 0.2,
    };
  });
  const turns = bounds.slice(1, -1).map((u, index): Turn => {
    const front = next() < (u < 0.1 ? 0.78 : 0.42) ? 1 : -1;
    const hidden = front > 0 ? index + 1 : index;
    const laps = next() < lerp(0.74, 0.5, stiff) * (o.fabric.hemWave > 0.0045 ? 1 : 0.7) * lerp(0.45, 1, fullness);
    const rise = amplitude * (0.2 + next() ** 1.6 * 0.9) * (laps ? 1.15 : 0.4);
    return {
      index,
      u,
      front,
      laps,
      rise: Math.min(rise, breadth(laps ? hidden : index) * STEEPEST * (0.8 + next() * 0.5)),
      over: laps ? (bounds[hidden + 1] - bounds[hidden]) * (0.1 + next() * 0.1) * fullness : 0,
    };
  });
  return { panel, bounds, flutes, turns, amplitude, stiff };
}

/** Share of a flute over which it rounds up into the turn it lies in front of. */
const ROUNDING = 0.2;
/** Share of a flute over which it comes back down from behind the one in front. */
const RETURN = 0.72;
/** Half the breadth of an arch, as a share of the flute beside it. */
const ARCH = 0.42;

/** How far the edge is lifted at `d` flute widths from a turn at its end. @param front it is the one in front there. */
function liftAt(turn: Turn | undefined, front: boolean, d: number, stiff: number): number {
  if (!turn) return 0;
  const fall = (t: number): number => lerp(1 - smoothstep(0, 1, t), clamp(1 - t), stiff * 0.7);
  if (!turn.laps) return turn.rise * fall(d / ARCH);
  return front ? turn.rise * 0.5 * clamp(1 - d / ROUNDING) ** 2 : turn.rise * fall(d / RETURN) ** 1.15;
}

/** A tube across its breadth, 0 at its ends and 1 at its crest: round in soft cloth, two planes in stiff. */
const crest = (t: number, stiff: number): number =>
  lerp(Math.sin(Math.PI * t) ** 0.9, 1 - Math.abs(2 * t - 1) ** 1.25, clamp(stiff * 1.3 - 0.3));

/** The rim of a tube, 0 at its ends and 1 at its lowest: a round arc, or a corner. */
const rim = (t: number, stiff: number): number =>
  lerp(Math.sin(Math.PI * t) ** 1.15, 1 - Math.abs(2 * t - 1) ** 1.4, clamp(stiff * 1.5 - 0.62));

/** Edge of flute `i` at t 0..1. */
function lobeAt(plan: HemPlan, i: number, t: number): Point {
  const { panel, bounds, turns, flutes, stiff } = plan;
  const before = turns[i - 1];
  const after = turns[i];
  const ahead = (turn: Turn | undefined, way: 1 | -1): boolean => !!turn && turn.front === way;
  const from = bounds[i] - (before && ahead(before, -1) ? before.over : 0);
  const to = bounds[i + 1] + (after && ahead(after, 1) ? after.over : 0);
  const [x, y] = panel.map(lerp(from, to, t), 1);
  const lift = liftAt(before, ahead(before, -1), t, stiff) + liftAt(after, ahead(after, 1), 1 - t, stiff);
  return [x, y - lift + flutes[i].drop * rim(t, stiff)];
}

/** The way the edge takes from the tip of the flute in front back to where the other comes out from behind it. */
function tuck(plan: HemPlan, turn: Turn): Point[] {
  if (!turn.laps) return [];
  const ahead = turn.front > 0 ? turn.index : turn.index + 1;
  const hidden = turn.front > 0 ? turn.index + 1 : turn.index;
  const tip = lobeAt(plan, ahead, turn.front > 0 ? 1 : 0);
  const start = lobeAt(plan, hidden, turn.front > 0 ? 0 : 1);
  const way = [add(mix(tip, start, 0.35), [0, -turn.rise * 0.12]), mix(tip, start, 0.72)] satisfies Point[];
  return turn.front > 0 ? way : way.reverse();
}

function hemEdge(plan: HemPlan): Point[] {
  const edge: Point[] = [];
  for (let i = 0; i < plan.flutes.length; i++) {
    for (let k = 0; k < LOBE_POINTS; k++) edge.push(lobeAt(plan, i, k / (LOBE_POINTS - 1)));
    const turn = plan.turns[i];
    if (turn) edge.push(...tuck(plan, turn));
  }
  return edge;
}

/** A dark leaf: its upper side under the cloth, its lower side free. */
interface Underside {
  upper: Point[];
  low: Point[];
}

/** The inside of the cloth where one flute laps over the next: a leaf below the edge of the hidden one. */
function lapUnderside(plan: HemPlan, turn: Turn, reach: number): Underside {
  const left = turn.front > 0;
  const ahead = left ? turn.index : turn.index + 1;
  const hidden = left ? turn.index + 1 : turn.index;
  const along = (lobe: number, d: number, fromEnd: boolean): Point => lobeAt(plan, lobe, fromEnd ? 1 - d : d);
  const corner = Array.from({ length: 7 }, (_, k) => along(ahead, (ROUNDING * (6 - k)) / 6, left));
  const edge = Array.from({ length: 12 }, (_, k) => along(hidden, (reach * k) / 11, !left));
  const tip = corner[0];
  const end = edge[11];
  return {
    // a little into the cloth above, so that no paper shows between
    upper: [...corner.map((p) => add(p, [-turn.front * 3, -2])), ...edge.map((p) => add(p, [0, -3]))],
    low: spline([end, add(mix(end, tip, 0.5), [0, turn.rise * 0.14]), tip], 8),
  };
}

/** The inside of the far cloth under an arch of the edge. */
function archUnderside(plan: HemPlan, turn: Turn): Underside {
  const left = Array.from({ length: 9 }, (_, k) => lobeAt(plan, turn.index, 1 - ARCH * 0.8 * (1 - k / 8)));
  const right = Array.from({ length: 9 }, (_, k) => lobeAt(plan, turn.index + 1, (ARCH * 0.8 * k) / 8));
  const [a, b] = [left[0], right[8]];
  const top = left[8];
  const low = mix(a, b, 0.5);
  const deep = lerp(top[1], low[1], 0.6);
  const foot = (p: Point): Point => [lerp(p[0], top[0], 0.5), lerp(p[1], deep, 0.8)];
  return {
    upper: [...left, ...right].map((p) => add(p, [0, -3])),
    low: spline([b, foot(b), [top[0], deep], foot(a), a], 6),
  };
}

function foldTo(plan: HemPlan, turn: Turn, o: HemOptions, next: () => number): FoldCurve {
  const { panel, flutes, stiff } = plan;
  const width = distance(panel.map(-1, 1), panel.map(1, 1));
  const beside = Math.min(flutes[turn.index].top, flutes[turn.index + 1].top);
  // the great falls come from where the cloth is held; between them short ones rise from the hem, none like its neighbour
  const long = next() < (beside < 0.42 ? 0.8 : turn.index % 2 ? 0.35 : 0);
  const top = long ? Math.min(beside, 0.3) * 0.5 + next() * 0.12 : 0.46 + next() * 0.32;
  const uTop = turn.u * lerp(0.66, 0.94, next()) + (next() - 0.5) * 0.12;
  const bow = (next() - 0.5) * lerp(0.12, 0.02, stiff) + (o.sway ?? 0) * (1 - Math.abs(turn.u));
  const u = (v: number): number => {
    const t = clamp((v - top) / (1 - top));
    return lerp(uTop, turn.u, t ** 1.1) + bow * Math.sin(Math.PI * t);
  };
  const points = Array.from({ length: 22 }, (_, k): Point => {
    const v = lerp(top, 1, k / 21);
    const p = panel.map(u(v), v);
    return k === 21 ? add(p, [0, -turn.rise * (turn.laps ? 0.8 : 0.6)]) : p;
  });
  return {
    points,
    width:
      o.fabric.foldWidth *
      (long ? 0.75 + next() ** 1.5 * 1.15 : 0.6 + next() * 0.5) *
      lerp(0.85, 1.35, clamp(width / 420)),
    height: o.fabric.foldHeight * 1.35 * (long ? 1 : 0.75) * (0.75 + next() * 0.4),
    side: turn.front,
    grow: true,
    ...((turn.laps || long || next() < 0.35) && { ink: turn.laps ? 0.6 + next() * 0.4 : 0.5 }),
    from: long ? 0.1 + next() * 0.3 : 0.05,
    to: 1,
  };
}

/** Flared cloth stands in tubes that widen to the hem: lit on one flank, dark on the other; stiff cloth breaks in planes. */
function swellOf({ panel, bounds, flutes, stiff }: HemPlan, o: HemOptions): (u: number, v: number) => number {
  // pile glows where it turns: what is black would be grey along its hem
  const deep = o.fabric.shine === 'edge' ? 1 : (o.deep ?? 1);
  const depth = 0.31 * deep * clamp(o.fullness * 1.5) * clamp(o.fabric.foldHeight / 8, 0.7, 1.1);
  const half = panel.halfWidth(1);
  if (o.fullness < 0.1) return () => 0;
  const { sway } = o;
  const opening = tabled((t) => t ** 1.2);
  const across = tabled((t) => crest(t, stiff));
  return (u, v) => {
    const swept = sway ? u - sway * (1 - u * u) * Math.sin(Math.PI * v) : u;
    const spread = clamp(swept / lerp(0.84, 1, v), -1, 1);
    let i = 0;
    while (i < bounds.length - 2 && spread > bounds[i + 1]) i++;
    const open = smoothstep(flutes[i].top * 0.5, 0.94, v);
    if (open <= 0) return 0;
    const t = clamp((spread - bounds[i]) / (bounds[i + 1] - bounds[i]));
    return (bounds[i + 1] - bounds[i]) * half * depth * opening(open) * across(t);
  };
}

/** Width and depth of the scallops that edge lace, page units. */
const SCALLOP = 15;
const SCALLOP_DEPTH = 5;

/** An edge cut along the bows of the cloth's own pattern, as lace is; other cloth keeps its edge. */
export function selvedge(edge: Point[], fabric: FabricRule): Point[] {
  if (fabric.weave !== 'lace') return edge;
  const bows = Math.max(3, Math.round(arcLength(edge) / SCALLOP));
  const fine = resample(edge, bows * 8 + 1);
  return fine.map((p, i) => add(p, [0, SCALLOP_DEPTH * Math.sin((Math.PI * (i % 8)) / 8)]));
}

/** The free hem of a panel with the folds that make it. */
export function makeHem(panel: Panel, o: HemOptions): Hem {
  const next = stream(o.seed, 'hem.lobes');
  const plan = planHem(panel, o, next);
  const slivers: Piece[] = [];
  const rims: Point[][] = [];
  const folds: FoldCurve[] = [];
  for (const turn of plan.turns) {
    if (plan.amplitude > 1.6 && turn.rise > 2) {
      const { upper, low } = turn.laps ? lapUnderside(plan, turn, 0.42 + next() * 0.26) : archUnderside(plan, turn);
      rims.push(low);
      slivers.push({
        name: 'under',
        outline: [...upper, ...low.slice(1, -1)],
        surface: panel,
        dark: 0.9 * o.fabric.cover,
      });
    }
    // a narrow skirt has nothing to fold
    if (o.fullness < 0.1) continue;
    folds.push(foldTo(plan, turn, o, next));
  }
  return { edge: selvedge(hemEdge(plan), o.fabric), slivers, rims, folds, swell: swellOf(plan, o) };
}
