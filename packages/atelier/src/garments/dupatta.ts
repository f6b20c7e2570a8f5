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

/**
 * Across the chest in a slack, uneven U that is carried over both shoulders: its edges run on over the shoulder line and
 * turn away behind, and one end comes forward again over the upper arm.
 */
export function acrossChest(f: Figure, o: { fabric: FabricRule; seed: number; border: number }): Dupatta {
  const next = random(o.seed + 3);
  const lean = next() < 0.5 ? -1 : 1;
  // broad where it lies on the shoulder, each side by itself
  const from = { [-1]: 0.3 + next() * 0.08, 1: 0.3 + next() * 0.08 } as Record<Side, number>;
  const to = { [-1]: 0.96 + next() * 0.1, 1: 0.96 + next() * 0.1 } as Record<Side, number>;
  const rise = (s: Side, t: number): Point => {
    const p = at(shoulderLine(f, s), Math.min(1, t));
    return add(p, [s * Math.max(0, t - 1) * 60 + (t > 0.9 ? s * 3 : 0), t > 0.9 ? 1 : -4]);
  };
  const chest = mix(f.buL, f.buR, 0.5 + lean * 0.07);
  const inner = spline(
    [
      rise(-1, from[-1]),
      add(mix(rise(-1, from[-1]), chest, 0.5), [-10, 0]),
      add(chest, [0, -34]),
      add(mix(rise(1, from[1]), chest, 0.5), [10, 0]),
      rise(1, from[1]),
    ],
    10,
  );
  const outer = spline(
    [
      rise(-1, to[-1]),
      add(mix(rise(-1, to[-1]), f.buL, 0.55), [3, -6]),
      add(mix(f.buL, f.ubL, 0.4), [16, lean < 0 ? 10 : 2]),
      add(chest, [lean * 6, 44]),
      add(mix(f.buR, f.ubR, 0.4), [-16, lean > 0 ? 10 : 2]),
      add(mix(rise(1, to[1]), f.buR, 0.55), [-3, -6]),
      rise(1, to[1]),
    ],
    10,
  );
  const b = emptyBuild();
  const panel = new Panel(inner, outer, { depth: 0.34, across: 16, along: 50 });
  // the cloth rolls over the shoulder: its crest is a rounded line from the neck side to the arm
  const crest = (s: Side): Point[] =>
    spline(
      [
        rise(s, from[s]),
        add(mix(rise(s, from[s]), rise(s, to[s]), 0.3), [s * 2, -4]),
        add(mix(rise(s, from[s]), rise(s, to[s]), 0.72), [s * 4, -4]),
        rise(s, to[s]),
      ],
      6,
    );
  b.pieces.push({
    name: 'pallu',
    outline: [...inner, ...crest(1).slice(1), ...reversed(outer).slice(1), ...reversed(crest(-1)).slice(1)],
    surface: panel,
    lift: 3.5,
    grain: { angle: Math.PI / 2 },
  });
  // pleats gather on the shoulders and open across the chest
  for (const u of [-0.62, -0.24, 0.12, 0.5])
    b.folds.push({
      points: Array.from({ length: 30 }, (_, k) => {
        const v = lerp(0.015, 0.985, k / 29);
        const gathered = lerp(0.62, 1, Math.sin(Math.PI * v));
        return panel.map((u + Math.sin(v * 5 + u * 9 + o.seed) * 0.09) * gathered, v);
      }),
      width: 13,
      height: o.fabric.foldHeight * (0.6 + next() * 0.4),
      side: 1,
      ink: 0.6,
      from: next() * 0.25,
      to: 0.6 + next() * 0.4,
    });
  if (o.border) {
    const band = (edge: Point[], into: Point[]): void => {
      const inside = edge.map((p, i) => mix(p, at(into, i / (edge.length - 1)), 0.15));
      b.pieces.push(edgeBand(edge, inside));
    };
    band(outer, inner);
    band(inner, outer);
  }
  b.lines.push(
    { kind: 'overlap', points: outer, weight: 0.9 },
    { kind: 'opening', points: inner, weight: 0.8 },
    { kind: 'light', points: crest(-1), weight: 0.8 },
    { kind: 'shade', points: crest(1), weight: 0.8 },
  );
  const falls = ([-1, 1] as Side[]).map((s) =>
    fallBehind(f, s, rise(s, from[s] + 0.12), rise(s, to[s]), o, lean === s),
  );
  return {
    behind: {
      pieces: falls.flatMap((b) => b.pieces),
      folds: falls.flatMap((b) => b.folds),
      joins: [],
      bumps: [],
      lines: falls.flatMap((b) => b.lines),
    },
    front: b,
  };
}

/** An end that falls behind the arm, from under the shoulder's crest to the thigh; the longer one swings out further. */
function fallBehind(f: Figure, s: Side, a: Point, c: Point, o: PalluOptions, long: boolean): Build {
  const hipP = s < 0 ? f.hiL : f.hiR;
  const under = s < 0 ? f.apL : f.apR;
  const waistP = s < 0 ? f.waL : f.waR;
  const arms = s < 0 ? f.armL : f.armR;
  const { knee } = s < 0 ? f.legL : f.legR;
  const low = lerp(hipP[1], knee[1], long ? 0.98 : 0.7);
  // it hangs clear of the arm, so that it is seen whole and not as a scrap
  const reach = s * Math.max(s * (hipP[0] + s * 46), s * (arms.wr[0] + s * 26), s * (arms.el[0] + s * 14));
  const inside = spline(
    [
      a,
      add(under, [-s * 10, 40]),
      add(waistP, [-s * 16, 0]),
      [hipP[0] - s * 20, lerp(hipP[1], low, 0.3)],
      [hipP[0] - s * 6, low],
    ],
    10,
  );
  const outside = spline(
    [
      c,
      add(c, [s * 9, 46]),
      [Math.abs(arms.el[0] - hipP[0]) < 70 ? arms.el[0] + s * 16 : waistP[0] + s * 36, waistP[1]],
      [reach, lerp(hipP[1], low, 0.3)],
      [reach + s * 10, low - 20],
    ],
    10,
  );
  return hanging(s < 0 ? outside : inside, s < 0 ? inside : outside, o, true);
}
