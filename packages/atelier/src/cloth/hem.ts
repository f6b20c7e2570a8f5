/**
 * A hem is an ellipse seen from above with uneven lobes. Where one lobe overlaps the next the edge turns back under
 * itself and a dark sliver of the inside shows. Every fold of the skirt ends on such a turn.
 */
import type { FoldCurve, Piece, PrintCut } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { add, clamp, distance, lerp, type Point, random, smoothstep, spline } from '#atelier/paint/geometry.ts';

export interface HemOptions {
  fabric: FabricRule;
  seed: number;
  /** 0 a narrow skirt, 1 a full circle. */
  fullness: number;
  /** Height (v) from which the longest folds fall. */
  foldTop?: number;
  lobes?: number;
  /** Size of the print's repeat; a fold swallows a share of it. */
  repeat?: number;
}

export interface Hem {
  edge: Point[];
  slivers: Piece[];
  folds: FoldCurve[];
  cuts: PrintCut[];
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

const LOBE_POINTS = 15;

function planHem(panel: Panel, o: HemOptions, next: () => number): HemPlan {
  const width = distance(panel.map(-1, 1), panel.map(1, 1));
  const fullness = clamp(o.fullness);
  const amplitude = clamp(o.fabric.hemWave * Math.max(width, 200) * lerp(0.7, 1.5, fullness), 0.4, 9);
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
      sharp: next() < (o.fabric.hemWave > 0.009 ? 0.62 : 0.3),
    }),
  );
  return { panel, bounds, turns, amplitude };
}

/** How far from its turn a front lobe begins to round up. */
const ROUNDING = 0.14;

/** Edge of lobe `i` at t 0..1: a lobe in front hangs lower at its turn and rounds up into it. */
function lobeAt({ panel, bounds, turns, amplitude }: HemPlan, i: number, t: number): Point {
  const before = turns[i - 1];
  const after = turns[i];
  const inFrontLeft = !!before && before.front < 0;
  const inFrontRight = !!after && after.front > 0;
  const left = before ? before.drop * (inFrontLeft ? 0.5 : -0.5) : -amplitude * 0.2;
  const right = after ? after.drop * (inFrontRight ? 0.5 : -0.5) : -amplitude * 0.2;
  const [x, y] = panel.map(lerp(bounds[i], bounds[i + 1], t), 1);
  const roundLeft = inFrontLeft ? before.drop * 0.55 * clamp((ROUNDING - t) / ROUNDING) ** 2 : 0;
  const roundRight = inFrontRight ? after.drop * 0.55 * clamp((t - 1 + ROUNDING) / ROUNDING) ** 2 : 0;
  const hang = lerp(left, right, t * t * (3 - 2 * t)) + Math.sin(Math.PI * t) * amplitude * 0.3;
  return [x, y + hang - roundLeft - roundRight];
}

function hemEdge(plan: HemPlan): Point[] {
  const { turns, amplitude } = plan;
  const edge: Point[] = [];
  for (let i = 0; i <= turns.length; i++) {
    const points = Array.from({ length: LOBE_POINTS }, (_, k) => lobeAt(plan, i, k / (LOBE_POINTS - 1)));
    const first = points[0];
    const last = points[LOBE_POINTS - 1];
    const lip = (turn: Turn): number => (turn.sharp ? Math.min(amplitude * 1.5, distance(first, last) * 0.16, 12) : 0);
    const before = turns[i - 1];
    const after = turns[i];
    if (before && before.front < 0 && before.sharp) {
      const k = lip(before);
      edge.push(
        add(first, [-k * 0.2, -before.drop * 1.5]),
        add(first, [-k * 1.1, -before.drop * 0.45]),
        add(first, [-k * 0.9, 0]),
      );
    }
    edge.push(...points);
    if (after && after.front > 0 && after.sharp) {
      const k = lip(after);
      edge.push(
        add(last, [k * 0.9, 0]),
        add(last, [k * 1.1, -after.drop * 0.45]),
        add(last, [k * 0.2, -after.drop * 1.5]),
      );
    }
  }
  return edge;
}

/** The inside of the lobe in front, seen below the start of the hidden one. */
function undersideOf(plan: HemPlan, turn: Turn, reach: number): Piece {
  const hidden = turn.front > 0 ? turn.index + 1 : turn.index;
  const start = turn.front > 0 ? 0 : 1;
  const tip = turn.front > 0 ? lobeAt(plan, turn.index, 1) : lobeAt(plan, turn.index + 1, 0);
  const back = Array.from({ length: 8 }, (_, k) => lobeAt(plan, hidden, Math.abs(start - (reach * k) / 7)));
  const end = back[7];
  const low = spline(
    [
      end,
      [lerp(tip[0], end[0], 0.55), lerp(tip[1], end[1], 0.55) - turn.drop * 0.05],
      add(tip, [turn.front * 2, -0.5]),
    ],
    6,
  );
  return {
    name: 'under',
    outline: [add(back[0], [-turn.front * 3, -3]), ...back.map((p) => add(p, [0, -3])), ...low],
    surface: plan.panel,
    dark: 0.85,
  };
}

function foldTo(plan: HemPlan, turn: Turn, o: HemOptions, next: () => number): { fold: FoldCurve; cut: PrintCut } {
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
    return k === 21 ? add(p, [0, turn.drop * 0.4]) : p;
  });
  return {
    fold: {
      points,
      width: o.fabric.foldWidth * (0.75 + next() * 0.6) * lerp(0.85, 1.35, clamp(width / 420)),
      height: o.fabric.foldHeight * 1.35 * (long ? 1 : 0.7) * (0.75 + next() * 0.4),
      side: turn.front,
      grow: true,
      ink: turn.sharp ? 1.05 : 0.6,
      from: long ? 0.25 : 0.1,
      to: 1,
    },
    // a fold always swallows cloth and never repeats it
    cut: { u, v0: top + 0.05, jump: turn.sharp ? (o.repeat ?? 0) * (0.08 + next() * 0.07) : 0 },
  };
}

/** Flared cloth stands in tubes that widen to the hem: lit on one flank, dark on the other. */
function swellOf({ panel, bounds }: HemPlan, o: HemOptions): (u: number, v: number) => number {
  const top = (o.foldTop ?? 0.1) * 0.6;
  const depth = 0.2 * clamp(o.fullness * 1.5) * clamp(o.fabric.foldHeight / 8, 0.7, 1.1);
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

/** The free hem of a panel with the folds that make it. */
export function makeHem(panel: Panel, o: HemOptions): Hem {
  const next = random(o.seed);
  const plan = planHem(panel, o, next);
  const slivers: Piece[] = [];
  const folds: FoldCurve[] = [];
  const cuts: PrintCut[] = [];
  for (const turn of plan.turns) {
    if (turn.sharp && plan.amplitude > 1.2) slivers.push(undersideOf(plan, turn, 0.34 + next() * 0.22));
    // a narrow skirt has nothing to fold
    if (o.fullness < 0.1) continue;
    const { fold, cut } = foldTo(plan, turn, o, next);
    folds.push(fold);
    cuts.push(cut);
  }
  return { edge: hemEdge(plan), slivers, folds, cuts, swell: swellOf(plan, o) };
}
