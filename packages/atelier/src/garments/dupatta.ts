/** Dupattas and stoles: over one shoulder in pleats, or across the chest with both ends behind. */
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { type Figure, type Side, shoulderLine } from '#atelier/figure/landmarks.ts';
import { hemBand } from '#atelier/garments/hem-border.ts';
import { edgeBand, type PalluOptions } from '#atelier/garments/pallu.ts';
import { add, at, lerp, mix, type Point, random, reversed, spline } from '#atelier/paint/geometry.ts';

export interface Dupatta {
  behind: Build;
  front: Build;
}

/** A pleated length of cloth hanging from the shoulder to `low`, drawn from its two edges. */
function hanging(left: Point[], right: Point[], o: PalluOptions, behind: boolean): Build {
  const next = random(o.seed + (behind ? 5 : 1));
  const b = emptyBuild();
  const panel = new Panel(left, right, { depth: 0.34, sagBottom: 8, across: 18, along: 46 });
  const steps = [-1, -0.5 + (next() - 0.5) * 0.2, 0.1 + (next() - 0.5) * 0.2, 0.6, 1];
  const end = Array.from({ length: 40 }, (_, i): Point => {
    const u = -1 + (2 * i) / 39;
    let dy = 0;
    for (let j = 0; j + 1 < steps.length; j++)
      if (u >= steps[j] && u <= steps[j + 1]) dy = 9 * ((u - steps[j]) / (steps[j + 1] - steps[j])) ** 1.5 - 3;
    return add(panel.map(u, 1), [0, dy]);
  });
  b.pieces.push({
    name: 'fall',
    outline: [...panel.row(0), ...panel.edge(1), ...reversed(end), ...reversed(panel.edge(-1))],
    surface: panel,
    lift: behind ? 0 : 3,
    dark: behind ? 0.22 : 0,
  });
  for (const u of steps.slice(1, 4))
    b.folds.push({
      points: Array.from({ length: 20 }, (_, k) =>
        panel.map(lerp(u * 0.7, u, k / 19) + Math.sin(k * 0.3) * 0.02, lerp(0.02, 1, k / 19)),
      ),
      width: 15,
      height: o.fabric.foldHeight * 0.9,
      side: next() < 0.7 ? 1 : -1,
      grow: true,
      ink: 0.8,
      from: next() * 0.25,
      to: 1,
    });
  if (o.border) {
    const v0 = 1 - (o.border * 1.6) / panel.length();
    b.pieces.push(hemBand(panel, end, v0, 1));
    const band = (u0: number, u1: number): void => {
      b.pieces.push(
        edgeBand(
          Array.from({ length: 40 }, (_, i) => panel.map(u0, (v0 * i) / 39)),
          Array.from({ length: 40 }, (_, i) => panel.map(u1, (v0 * i) / 39)),
        ),
      );
    };
    band(-1, -0.84);
    band(1, 0.84);
    b.lines.push({ kind: 'seam', points: panel.row(v0) });
  }
  b.lines.push(
    { kind: 'light', points: panel.edge(-1) },
    { kind: 'overlap', points: panel.edge(1), weight: 0.8 },
    { kind: 'hem', points: end, weight: 0.85 },
  );
  return b;
}

/** Pleated over the viewer's right shoulder: down the front to the knee, and down the back. */
export function oneShoulder(f: Figure, o: PalluOptions): Dupatta {
  const line = shoulderLine(f, 1);
  const a = add(at(line, 0.24), [0, -5]);
  const c = add(at(line, 0.8), [1, -4]);
  const low = lerp(f.hiR[1], f.legR.knee[1], 0.86);
  const chest: Point = add(f.buR, [-58, 0]);
  const left = spline([a, chest, add(f.waR, [-50, 6]), add(f.hiR, [-66, 0]), [f.hiR[0] - 62, low]], 10);
  const right = spline([c, add(f.buR, [-9, -8]), add(f.waR, [3, 0]), add(f.hiR, [4, 0]), [f.hiR[0] + 16, low - 8]], 10);
  const back = spline(
    [add(at(line, 0.5), [0, 0]), add(f.apR, [0, 30]), add(f.waR, [-6, 0]), [f.hiR[0] - 10, low - 60]],
    10,
  );
  const backRight = spline([c, add(f.apR, [16, 40]), add(f.waR, [34, 20]), [f.hiR[0] + 52, low - 74]], 10);
  const front = hanging(left, right, o, false);
  front.lines.push({ kind: 'shade', points: spline([a, add(mix(a, c, 0.5), [0, -6]), c], 6), weight: 0.7 });
  return { behind: hanging(back, backRight, { ...o, border: o.border * 0.8 }, true), front };
}

/** Across the chest in a deep U, both ends falling behind the shoulders. */
export function acrossChest(f: Figure, o: { fabric: FabricRule; seed: number; border: number }): Dupatta {
  const next = random(o.seed + 3);
  const on = (s: Side, t: number): Point => add(at(shoulderLine(f, s), t), [0, -4]);
  const chest = mix(f.buL, f.buR, 0.5);
  const inner = spline(
    [
      on(-1, 0.2),
      add(mix(on(-1, 0.2), chest, 0.55), [-7, 4]),
      add(chest, [0, -30]),
      add(mix(on(1, 0.2), chest, 0.55), [7, 4]),
      on(1, 0.2),
    ],
    10,
  );
  const outer = spline(
    [
      on(-1, 0.78),
      add(mix(on(-1, 0.78), f.buL, 0.62), [6, 4]),
      add(chest, [0, 30]),
      add(mix(on(1, 0.78), f.buR, 0.62), [-6, 4]),
      on(1, 0.78),
    ],
    10,
  );
  const b = emptyBuild();
  const panel = new Panel(inner, outer, { depth: 0.3, across: 14, along: 44 });
  b.pieces.push({
    name: 'pallu',
    outline: [
      ...inner,
      ...spline([on(1, 0.2), add(mix(on(1, 0.2), on(1, 0.78), 0.5), [0, -5]), on(1, 0.78)], 5).slice(1),
      ...reversed(outer),
      ...spline([on(-1, 0.78), add(mix(on(-1, 0.2), on(-1, 0.78), 0.5), [0, -5]), on(-1, 0.2)], 5).slice(1),
    ],
    surface: panel,
    lift: 3.5,
    grain: { angle: Math.PI / 2 },
  });
  for (const u of [-0.5, -0.05, 0.45])
    b.folds.push({
      points: Array.from({ length: 26 }, (_, k) => panel.map(u + Math.sin(k * 0.24) * 0.08, lerp(0.02, 0.98, k / 25))),
      width: 12,
      height: o.fabric.foldHeight * 0.8,
      side: 1,
      ink: 0.7,
      from: next() * 0.3,
      to: 0.7 + next() * 0.3,
    });
  if (o.border) {
    const band = (edge: Point[], into: Point[]): void => {
      const inside = edge.map((p, i) => mix(p, at(into, i / (edge.length - 1)), 0.16));
      b.pieces.push(edgeBand(edge, inside));
    };
    band(outer, inner);
    band(inner, outer);
  }
  b.lines.push({ kind: 'overlap', points: outer, weight: 0.9 }, { kind: 'opening', points: inner, weight: 0.8 });
  const fall = (s: Side): Build => {
    const hipP = s < 0 ? f.hiL : f.hiR;
    const under = s < 0 ? f.apL : f.apR;
    const waistP = s < 0 ? f.waL : f.waR;
    const low = lerp(hipP[1], (s < 0 ? f.legL : f.legR).knee[1], 0.6);
    const inside = spline(
      [on(s, 0.4), add(under, [-s * 10, 40]), add(waistP, [-s * 16, 0]), [hipP[0] - s * 24, low]],
      10,
    );
    const outside = spline(
      [on(s, 0.85), add(under, [s * 14, 36]), add(waistP, [s * 30, 12]), [hipP[0] + s * 40, low - 14]],
      10,
    );
    return hanging(s < 0 ? outside : inside, s < 0 ? inside : outside, o, true);
  };
  const left = fall(-1);
  const right = fall(1);
  return {
    behind: {
      pieces: [...left.pieces, ...right.pieces],
      folds: [...left.folds, ...right.folds],
      joins: [],
      bumps: [],
      lines: [...left.lines, ...right.lines],
    },
    front: b,
  };
}
