/** A cape: cloth that falls from the shoulders over both arms, open down the front, with slits for the hands. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armAxis, armHalf, centreX, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { branch } from '#atelier/kit/chance.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';

export interface Cape {
  front: Build;
  back: Build;
  hem: Point[];
  panel: Panel;
}

const AT_REST: ReadonlySet<string> = new Set(['hangFront', 'hangSide', 'hip', 'pocket', 'hooked', 'none']);
/** The hand holds nothing and may stay under the cloth. */
export const restsUnder = (f: Wearer, s: Side): boolean => AT_REST.has(f.body.pose.arm[s].hand);

/** Outer edge: over the shoulder and clear of the arm, down to the hem. */
export function outerEdge(f: Wearer, s: Side, hemY: number, flare: number): Point[] {
  const line = shoulderLine(f, s, 2, 2);
  const tip = line[line.length - 1];
  const reach = (y: number): number => {
    let far = tip[0] * s;
    for (const [i, p] of armAxis(f, s).entries())
      if (p[1] <= y + 30) far = Math.max(far, p[0] * s + armHalf(f, true, i / 79) + 9);
    return far * s;
  };
  const at = (t: number): Point => {
    const y = lerp(tip[1], hemY, t);
    return [reach(y) + s * flare * t, y];
  };
  return spline([line[2], line[9], tip, at(0.16), at(0.4), at(0.7), at(1)], 10);
}

/** @param hemY page height of the hem. */
export function cape(f: Wearer, o: { fabric: FabricRule; seed: number; hemY: number; open: number }): Cape {
  const edges = { left: outerEdge(f, -1, o.hemY, 26), right: outerEdge(f, 1, o.hemY, 26) };
  const panel = new Panel(edges.left, edges.right, {
    depth: 0.5,
    sagBottom: (edges.right[edges.right.length - 1][0] - edges.left[edges.left.length - 1][0]) * 0.07,
    top: (u) => -22 * (1 - u * u),
    across: 44,
    along: 50,
  });
  const hem = makeHem(panel, { fabric: o.fabric, seed: branch(o.seed, 'cape.hem'), fullness: 0.7, foldTop: 0.16 });
  const middle = (y: number, s: Side): Point => [
    centreX(f, y) + s * lerp(3, o.open, (y - f.neck.pit[1]) / (o.hemY - f.neck.pit[1])),
    y,
  ];
  const front = emptyBuild();
  for (const s of SIDES) {
    const close = add(f.neck.pit, [s * 2, 4]);
    const inner = spline(
      [close, middle(lerp(close[1], o.hemY, 0.35), s), middle(lerp(close[1], o.hemY, 0.7), s), middle(o.hemY, s)],
      10,
    );
    const low = inner[inner.length - 1];
    const own = hem.edge.filter((p) => (p[0] - low[0]) * s >= 0);
    low[1] = (s < 0 ? own[own.length - 1] : own[0])?.[1] ?? low[1];
    const outer = s < 0 ? edges.left : edges.right;
    const collar = shoulderLine(f, s)[1];
    const outline = [
      close,
      mix(close, collar, 0.6),
      collar,
      ...outer,
      ...(s < 0 ? own : reversed(own)),
      ...reversed(inner),
    ];
    front.pieces.push({
      name: s < 0 ? 'frontL' : 'frontR',
      outline,
      surface: panel,
      swell: hem.swell,
      lift: 3,
      grain: { mirror: true, flared: true },
    });
    front.lines.push(
      { kind: s < 0 ? 'light' : 'shade', points: outer },
      { kind: 'overlap', points: inner, weight: 0.9 },
      { kind: 'hem', points: own, weight: 0.9 },
      { kind: 'opening', points: [close, mix(close, collar, 0.6), collar], weight: 0.8 },
    );
    // the slit the hand comes through, where it comes through
    const { wrist } = f.arm[s];
    const slit = spline([add(wrist, [-s * 5, -74]), add(wrist, [-s * 9, -30]), add(wrist, [-s * 4, 16])], 8);
    if (wrist[1] < o.hemY - 10 && !restsUnder(f, s)) front.lines.push({ kind: 'opening', points: slit, weight: 1 });
  }
  // no underside bridges the open front
  const fronts = front.pieces.map((p) => p.outline.map((q) => add(q, [0, 9])));
  front.pieces.unshift(...hem.slivers.map((sliver) => ({ ...sliver, clip: fronts })));
  front.folds = hem.folds;
  const back = emptyBuild();
  const low = hem.edge.map((p): Point => add(p, [0, -10]));
  back.pieces.push({
    name: 'back',
    outline: [...reversed(edges.left), ...edges.right, ...reversed(low)],
    surface: panel,
    dark: 0.8,
  });
  return { front, back, hem: hem.edge, panel };
}
