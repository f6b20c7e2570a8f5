/**
 * One sheet of free cloth: from the viewer's left hip across the body, gathered on the right shoulder, and down behind.
 * The pallu of a saree and a dupatta worn across are the same thing.
 */
import { type Build, emptyBuild, type Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { type Figure, shoulderLine } from '#atelier/figure/landmarks.ts';
import { hemBand } from '#atelier/garments/hem-border.ts';
import { add, at, distance, lerp, mix, type Point, random, reversed, spline } from '#atelier/paint/geometry.ts';

export interface PalluOptions {
  fabric: FabricRule;
  seed: number;
  /** Width of the border along its edges, drawing units; 0 for none. Its material is number 1. */
  border: number;
}

/** Band along a free edge: `inner` is the same edge, moved into the cloth. */
export function edgeBand(edge: Point[], inner: Point[]): Piece {
  return {
    name: 'border',
    outline: [...edge, ...reversed(inner)],
    surface: new Panel(inner, edge, { depth: 0, across: 6, along: 40 }),
    material: 1,
    grain: { fit: 'along-v' },
  };
}

/** An edge moved toward a facing one by a width that shrinks where the cloth is gathered. */
function inset(edge: readonly Point[], facing: readonly Point[], width: (t: number) => number): Point[] {
  return edge.map((p, i) => {
    const t = i / (edge.length - 1);
    const q = at(facing, t);
    return mix(p, q, Math.min(0.7, width(t) / (distance(p, q) || 1)));
  });
}

/** Front: hip > chest > shoulder. @param from upper and lower point at the left hip. */
export function palluFront(f: Figure, o: PalluOptions, from: { upper: Point; lower: Point }): Build {
  const next = random(o.seed + 9);
  const b = emptyBuild();
  const line = shoulderLine(f, 1);
  const inner = add(at(line, 0.26), [0, -6]);
  const outer = add(at(line, 0.84), [2, -5]);
  const chest = mix(f.buL, f.buR, 0.5);
  const upper = spline(
    [
      from.upper,
      add(mix(f.ubL, f.ubR, 0.12), [0, -4]),
      add(mix(f.buL, f.buR, 0.3), [0, -4]),
      add(mix(chest, inner, 0.42), [0, -8]),
      inner,
    ],
    10,
  );
  const lower = spline(
    [
      from.lower,
      add(mix(f.waL, f.waR, 0.42), [0, 16]),
      add(mix(f.ubL, f.ubR, 0.78), [0, 12]),
      add(f.buR, [-4, -4]),
      add(mix(f.apR, f.shR, 0.4), [-6, 0]),
      outer,
    ],
    10,
  );
  const panel = new Panel(upper, lower, { depth: 0.3, across: 22, along: 50 });
  const top = spline([inner, add(mix(inner, outer, 0.5), [0, -7]), outer], 6);
  b.pieces.push({
    name: 'pallu',
    outline: [
      ...upper,
      ...top.slice(1),
      ...reversed(lower),
      ...spline([from.lower, add(mix(from.lower, from.upper, 0.5), [-3, 0]), from.upper], 5),
    ],
    surface: panel,
    lift: 4,
    grain: { angle: Math.PI / 2 },
  });
  // stacked pleats: they leave the shoulder together and open toward the hip as unequal catenaries
  const ridges = [-0.66, -0.4, -0.13, 0.16, 0.46].map((u) => u + (next() - 0.5) * 0.1);
  for (const [i, u] of ridges.entries()) {
    const start = 0.04 + next() * 0.2;
    const sag = 5 + i * 2.5;
    const points = Array.from({ length: 24 }, (_, k): Point => {
      const v = lerp(start, 0.985, k / 23);
      const p = panel.map(u * lerp(1, 0.9, v), v);
      return [p[0], p[1] + Math.sin(Math.PI * v) * sag];
    }).reverse();
    b.folds.push({
      points,
      width: 16,
      height: o.fabric.foldHeight * (0.65 + next() * 0.4),
      side: 1,
      ink: 0.6 + next() * 0.5,
      from: 0,
      to: 0.55 + next() * 0.42,
      on: ['pallu'],
    });
  }
  if (o.border) {
    const lowBand = inset(lower, upper, (t) => o.border * (1 - 0.5 * t));
    const topBand = inset(upper, lower, (t) => o.border * 0.42 * (1 - 0.35 * t));
    b.pieces.push(edgeBand(lower, lowBand), edgeBand(upper, topBand));
    b.lines.push({ kind: 'seam', points: lowBand }, { kind: 'seam', points: topBand, weight: 0.7 });
  }
  b.lines.push(
    { kind: 'overlap', points: lower, weight: 0.95 },
    { kind: 'opening', points: upper, weight: 0.9 },
    { kind: 'shade', points: top, weight: 0.7 },
  );
  return b;
}

/** Uneven stepped end of pleated cloth. */
function steppedEnd(panel: Panel, steps: readonly number[], rise: number): Point[] {
  return Array.from({ length: 46 }, (_, i): Point => {
    const u = -1 + (2 * i) / 45;
    let dy = 0;
    for (let j = 0; j + 1 < steps.length; j++)
      if (u >= steps[j] && u <= steps[j + 1])
        dy = rise * ((u - steps[j]) / (steps[j + 1] - steps[j])) ** 1.4 - rise * 0.35;
    return add(panel.map(u, 1), [0, dy]);
  });
}

/** Behind: from the shoulder down the back to the knee; it swings out beyond the arm and turns once, so both faces show. */
export function palluFall(f: Figure, o: PalluOptions): Build {
  const next = random(o.seed + 15);
  const b = emptyBuild();
  const line = shoulderLine(f, 1);
  const low = f.legR.knee[1] + 70;
  const hipX = f.hiR[0];
  const reach = Math.max(hipX + 46, f.armR.wr[0] + 18, f.armR.el[0] + 4);
  const left = spline(
    [
      add(at(line, 0.4), [0, -2]),
      [f.apR[0] - 16, f.apR[1] + 40],
      [f.waR[0] - 16, f.waR[1]],
      [hipX - 34, f.hiR[1] + 20],
      [hipX - 22, lerp(f.hiR[1], low, 0.6)],
      [hipX - 10, low - 6],
    ],
    10,
  );
  const right = spline(
    [
      add(at(line, 0.92), [1, 0]),
      [f.shR[0] + 4, f.apR[1] + 6],
      [Math.max(f.armR.el[0] + 8, f.waR[0] + 40), f.waR[1] + 10],
      [reach, f.hiR[1] + 20],
      [reach + 22, lerp(f.hiR[1], low, 0.6)],
      [reach + 34, low - 24],
    ],
    10,
  );
  const panel = new Panel(left, right, { depth: 0.3, sagBottom: 9, across: 22, along: 50 });
  const steps = [-1, -0.55, -0.1, 0.42, 1];
  const end = steppedEnd(panel, steps, 11);
  b.pieces.push({
    name: 'fall',
    outline: [...panel.row(0), ...panel.edge(1), ...reversed(end), ...reversed(panel.edge(-1))],
    surface: panel,
    dark: 0.1,
  });
  for (const u of steps.slice(1, 4))
    b.folds.push({
      points: Array.from({ length: 22 }, (_, k) => panel.map(lerp(u * 0.55, u, k / 21), lerp(0.04, 1, k / 21))),
      width: 18,
      height: o.fabric.foldHeight * 0.95,
      side: 1,
      grow: true,
      ink: 0.85,
      from: 0.1 + next() * 0.3,
      to: 1,
    });
  if (o.border) {
    const v0 = 1 - (o.border * 2.1) / panel.length();
    b.pieces.push(hemBand(panel, end, v0, 1));
    b.pieces.push(
      edgeBand(
        panel.edge(1, 0, v0, 50),
        Array.from({ length: 50 }, (_, i) => panel.map(0.74, (v0 * i) / 49)),
      ),
    );
    b.lines.push({ kind: 'seam', points: panel.row(v0, -1, 1, 40) });
  }
  // the turned edge shows the reverse of the cloth
  const fold = panel.line(
    [
      [-0.3, 0.36],
      [-0.42, 0.58],
      [-0.96, 0.86],
    ],
    10,
  );
  const edge = panel.line(
    [
      [-1, 0.36],
      [-1, 0.58],
      [-1, 0.86],
    ],
    10,
  );
  b.pieces.push({
    name: 'reverse',
    outline: [...fold, ...reversed(edge)],
    surface: new Panel(edge, fold, { depth: 0.3 }),
    dark: 0.4,
    lift: 1.5,
  });
  b.lines.push(
    { kind: 'overlap', points: fold, weight: 0.6 },
    { kind: 'shade', points: panel.edge(1), weight: 0.8 },
    { kind: 'hem', points: end, weight: 0.9 },
  );
  // fringe: knotted threads of the warp
  for (let i = 1; i < end.length - 1; i += 2)
    b.lines.push({ kind: 'fold', points: [end[i], add(end[i], [(next() - 0.5) * 3, 9 + next() * 4])], weight: 0.9 });
  return b;
}
