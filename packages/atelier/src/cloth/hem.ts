/**
 * A hem is an ellipse seen from above with uneven lobes. Where one lobe overlaps the next the edge turns back under
 * itself and a dark sliver of the inside shows. Every fold of the skirt ends on such a turn.
 */
import type { FoldCurve, Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import {
  add,
  arcLength,
  clamp,
  distance,
  lerp,
  mix,
  type Point,
  random,
  resample,
  smoothstep,
  spline,
} from '#atelier/paint/geometry.ts';

export interface HemOptions {
  fabric: FabricRule;
  seed: number;
  /** 0 a narrow skirt, 1 a full circle. */
  fullness: number;
  /** Height (v) from which the longest folds fall. */
  foldTop?: number;
  lobes?: number;
}

export interface Hem {
  edge: Point[];
  slivers: Piece[];
  folds: FoldCurve[];
  /** Roundness of each lobe, growing toward the hem. */
  swell: (u: number, v: number) => number;
}

interface Turn {
  index: number;
  u: number;
  /** Which lobe lies in front: 1 the left one, −1 the right one. */
  front: 1 | -1;
  drop: number;
  sharp: boolean;
}

interface HemPlan {
  panel: Panel;
  bounds: number[];
  turns: Turn[];
  amplitude: number;
}

const LOBE_POINTS = 17;
/** Deepest wave of any hem, drawing units. */
const MOST_WAVE = 14;

function planHem(panel: Panel, o: HemOptions, next: () => number): HemPlan {
  const width = distance(panel.map(-1, 1), panel.map(1, 1));
  const fullness = clamp(o.fullness);
  const amplitude = clamp(o.fabric.hemWave * Math.max(width, 200) * lerp(0.7, 1.5, fullness), 0.4, MOST_WAVE);
  const count = o.lobes ?? clamp(Math.round((2 + width / 95) * o.fabric.lobes * lerp(0.5, 1.12, fullness)), 2, 11);
  const shares = Array.from(
    { length: count },
    (_, i) => (1 + 2.4 * next() ** 1.4) * (i === 0 || i === count - 1 ? 0.75 : 1),
  );
  const total = shares.reduce((a, b) => a + b, 0);
  const bounds = [-1];
  for (const share of shares) bounds.push(bounds[bounds.length - 1] + (share / total) * 2);
  bounds[count] = 1;
  const turns = bounds.slice(1, -1).map(
    (u, index): Turn => ({
      index,
      u,
      front: next() < (u < 0.1 ? 0.8 : 0.45) ? 1 : -1,
      drop: amplitude * (0.5 + next() * 0.85),
      sharp: next() < (o.fabric.hemWave > 0.009 ? lerp(0.45, 0.9, fullness) : 0.35),
    }),
  );
  return { panel, bounds, turns, amplitude };
}

/** Share of a lobe over which it rounds up into the turn it lies in front of. */
const ROUNDING = 0.16;
/** Share of a lobe over which it comes back down from behind the one in front. */
const RETURN = 0.75;

/** Offset of a lobe's edge at `d` lobe widths from a turn at its end. @param front it is the one in front there. */
function endOffset(turn: Turn | undefined, front: boolean, d: number, amplitude: number): number {
  if (!turn) return -amplitude * 0.25 * clamp(1 - d * 2);
  if (!turn.sharp) return -turn.drop * 0.45 * (1 - smoothstep(0, 0.6, d));
  if (front) return turn.drop * (0.35 * (1 - smoothstep(0, 0.7, d)) - 0.95 * clamp(1 - d / ROUNDING) ** 2);
  return -turn.drop * 1.05 * (1 - smoothstep(0, RETURN, d)) ** 1.3;
}

/** Edge of lobe `i` at t 0..1: in front it hangs low and rounds up into the turn, behind it comes out from under its neighbour. */
function lobeAt({ panel, bounds, turns, amplitude }: HemPlan, i: number, t: number): Point {
  const before = turns[i - 1];
  const after = turns[i];
  const [x, y] = panel.map(lerp(bounds[i], bounds[i + 1], t), 1);
  const left = endOffset(before, !!before && before.front < 0, t, amplitude);
  const right = endOffset(after, !!after && after.front > 0, 1 - t, amplitude);
  return [x, y + left + right + Math.sin(Math.PI * t) * amplitude * 0.35];
}

function hemEdge(plan: HemPlan): Point[] {
  const { turns } = plan;
  const edge: Point[] = [];
  for (let i = 0; i <= turns.length; i++)
    for (let k = 0; k < LOBE_POINTS; k++) edge.push(lobeAt(plan, i, k / (LOBE_POINTS - 1)));
  return edge;
}

/** The inside of the cloth where it turns back under the lobe in front: a leaf below the edge of the hidden one. */
function undersideOf(plan: HemPlan, turn: Turn, reach: number): Piece {
  const ahead = turn.front > 0 ? turn.index : turn.index + 1;
  const hidden = turn.front > 0 ? turn.index + 1 : turn.index;
  const along = (lobe: number, d: number, fromEnd: boolean): Point => lobeAt(plan, lobe, fromEnd ? 1 - d : d);
  const corner = Array.from({ length: 7 }, (_, k) => along(ahead, (ROUNDING * (6 - k)) / 6, turn.front > 0));
  const edge = Array.from({ length: 10 }, (_, k) => along(hidden, (reach * k) / 9, turn.front < 0));
  const tip = corner[0];
  const end = edge[9];
  const low = spline([end, add(mix(end, tip, 0.55), [0, turn.drop * 0.16]), tip], 6).slice(1);
  return {
    name: 'under',
    // a little into the cloth above, so that no paper shows between
    outline: [...corner.map((p) => add(p, [-turn.front * 2, -2])), ...edge.map((p) => add(p, [0, -3])), ...low],
    surface: plan.panel,
    dark: 1.3,
  };
}

function foldTo(plan: HemPlan, turn: Turn, o: HemOptions, next: () => number): FoldCurve {
  const { panel } = plan;
  const width = distance(panel.map(-1, 1), panel.map(1, 1));
  const long = next() < 0.45;
  const top = long ? (o.foldTop ?? 0.1) + next() * 0.14 : 0.5 + next() * 0.24;
  const uTop = turn.u * lerp(0.72, 0.95, next()) + (next() - 0.5) * 0.1;
  const bow = (next() - 0.5) * 0.05;
  const u = (v: number): number => {
    const t = clamp((v - top) / (1 - top));
    return lerp(uTop, turn.u, t ** 1.1) + bow * Math.sin(Math.PI * t);
  };
  const points = Array.from({ length: 22 }, (_, k): Point => {
    const v = lerp(top, 1, k / 21);
    const p = panel.map(u(v), v);
    return k === 21 ? add(p, [0, -turn.drop * (turn.sharp ? 0.7 : 0.4)]) : p;
  });
  return {
    points,
    width: o.fabric.foldWidth * (0.75 + next() * 0.6) * lerp(0.85, 1.35, clamp(width / 420)),
    height: o.fabric.foldHeight * 1.35 * (long ? 1 : 0.7) * (0.75 + next() * 0.4),
    side: turn.front,
    grow: true,
    ...(turn.sharp && { ink: 0.8 }),
    from: long ? 0.25 : 0.1,
    to: 1,
  };
}

/** Flared cloth stands in tubes that widen to the hem: lit on one flank, dark on the other. */
function swellOf({ panel, bounds }: HemPlan, o: HemOptions): (u: number, v: number) => number {
  const top = (o.foldTop ?? 0.1) * 0.6;
  const depth = 0.24 * clamp(o.fullness * 1.5) * clamp(o.fabric.foldHeight / 8, 0.7, 1.1);
  const half = panel.halfWidth(1);
  if (o.fullness < 0.1) return () => 0;
  return (u, v) => {
    const open = smoothstep(top, 1, v);
    if (open <= 0) return 0;
    const spread = clamp(u / lerp(0.84, 1, v), -1, 1);
    let i = 0;
    while (i < bounds.length - 2 && spread > bounds[i + 1]) i++;
    const t = (spread - bounds[i]) / (bounds[i + 1] - bounds[i]);
    return (bounds[i + 1] - bounds[i]) * half * depth * open ** 1.3 * Math.sin(Math.PI * clamp(t)) ** 0.85;
  };
}

/** Width and depth of the scallops that edge lace, drawing units. */
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
  const next = random(o.seed);
  const plan = planHem(panel, o, next);
  const slivers: Piece[] = [];
  const folds: FoldCurve[] = [];
  for (const turn of plan.turns) {
    if (turn.sharp && plan.amplitude > 1.2) slivers.push(undersideOf(plan, turn, 0.4 + next() * 0.22));
    // a narrow skirt has nothing to fold
    if (o.fullness < 0.1) continue;
    folds.push(foldTo(plan, turn, o, next));
  }
  return { edge: selvedge(hemEdge(plan), o.fabric), slivers, folds, swell: swellOf(plan, o) };
}
