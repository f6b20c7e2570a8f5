/** A cape: cloth that falls from the shoulders over both arms, open down the front, with slits for the hands. */

import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { type Hem, makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armAxis, armHalf, centreX, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { HANGING, IN_POCKET, ON_HIP } from '#atelier/figure/hands/hand-roles.ts';
import { branch } from '#atelier/kit/chance.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { both, LEFT, RIGHT, SIDES, type Side, type Sided } from '#atelier/kit/side.ts';

export interface Cape {
  front: Build;
  back: Build;
  hem: Point[];
  panel: Panel;
}

const AT_REST: ReadonlySet<string> = new Set<string>([...HANGING, ...ON_HIP, ...IN_POCKET, 'hip', 'hooked', 'none']);
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

export interface CapeCut {
  fabric: FabricRule;
  seed: number;
  /** Page height of the hem. */
  hemY: number;
  /** How far its fronts stand apart at the hem, page units. */
  open: number;
  /** The inner edge of a front from the neck to the hem, where it does not close at the throat. */
  inner?: (s: Side) => Point[];
  /** The outer edge from the neck to the hem, where it is no cape's. */
  outer?: (s: Side) => Point[];
}

/** How far its sides stand out, how round it is, how its hem sags and its upper edge rises: page units, and a share of its width. */
const SHAPE = { flare: 26, depth: 0.5, sag: 0.07, rise: 22 } as const;

/** The surface from shoulder to hem, between its two outer edges. */
function capePanel(f: Wearer, { hemY, outer }: CapeCut): { panel: Panel; edges: Sided<Point[]> } {
  const edge = outer ?? ((s: Side): Point[] => outerEdge(f, s, hemY, SHAPE.flare));
  const edges = both(edge(LEFT), edge(RIGHT));
  const [left, right] = [edges[LEFT], edges[RIGHT]];
  const width = right[right.length - 1][0] - left[left.length - 1][0];
  const top = (u: number): number => -SHAPE.rise * (1 - u * u);
  const panel = new Panel(left, right, {
    depth: SHAPE.depth,
    sagBottom: width * SHAPE.sag,
    top,
    across: 44,
    along: 50,
  });
  return { panel, edges };
}

/** Heights at which the inner edge of a front is led, shares of its length; and its distance from the middle at the throat. */
const LED = [0.35, 0.7] as const;
const AT_THROAT = 3;

/** The inner edge of a front, from the throat to the hem. */
function innerEdge(f: Wearer, s: Side, { hemY, open }: CapeCut, close: Point): Point[] {
  const pit = f.neck.pit[1];
  const at = (y: number): Point => [centreX(f, y) + s * lerp(AT_THROAT, open, (y - pit) / (hemY - pit)), y];
  return spline([close, ...LED.map((t) => at(lerp(close[1], hemY, t))), at(hemY)], 10);
}

/** The slit a hand comes through, where it comes through: from above the wrist to below it, page units. */
function handSlit(f: Wearer, s: Side, hemY: number): Line[] {
  const { wrist } = f.arm[s];
  if (wrist[1] >= hemY - 10 || restsUnder(f, s)) return [];
  const points = spline([add(wrist, [-s * 5, -74]), add(wrist, [-s * 9, -30]), add(wrist, [-s * 4, 16])], 8);
  return [{ kind: 'opening', points, weight: 1 }];
}

/** Lays one front. @param outer its outer edge. */
function layCapeFront(
  front: Build,
  f: Wearer,
  s: Side,
  made: { cut: CapeCut; panel: Panel; hem: Hem; outer: Point[] },
): void {
  const { cut, panel, hem, outer } = made;
  const inner = cut.inner?.(s) ?? innerEdge(f, s, cut, add(f.neck.pit, [s * 2, 4]));
  const [close] = inner;
  const low = inner[inner.length - 1];
  const own = hem.edge.filter((p) => (p[0] - low[0]) * s >= 0);
  low[1] = (s < 0 ? own[own.length - 1] : own[0])?.[1] ?? low[1];
  const [, collar] = shoulderLine(f, s);
  const neck = [close, mix(close, collar, 0.6), collar];
  front.pieces.push({
    name: s < 0 ? 'frontL' : 'frontR',
    outline: [...neck, ...outer, ...(s < 0 ? own : reversed(own)), ...reversed(inner)],
    surface: panel,
    swell: hem.swell,
    lift: 3,
    grain: { mirror: true, flared: true },
  });
  front.lines.push(
    { kind: s < 0 ? 'light' : 'shade', points: outer },
    { kind: 'overlap', points: inner, weight: 0.9 },
    { kind: 'hem', points: own, weight: 0.9 },
    { kind: 'opening', points: neck, weight: 0.8 },
    ...handSlit(f, s, cut.hemY),
  );
}

/** How dark its inside is, how far it ends above the hem, and how far its undersides show beyond the fronts, page units. */
const INSIDE = { dark: 0.8, above: 10, beyond: 9 } as const;

/** Two fronts that hang from the shoulders over both arms, and the inside behind them. */
export function cape(f: Wearer, cut: CapeCut): Cape {
  const { panel, edges } = capePanel(f, cut);
  const seed = branch(cut.seed, 'cape.hem');
  const hem = makeHem(panel, { fabric: cut.fabric, seed, fullness: 0.7, foldTop: 0.16 });
  const front = emptyBuild();
  for (const s of SIDES) layCapeFront(front, f, s, { cut, panel, hem, outer: edges[s] });
  // no underside bridges the open front
  const fronts = front.pieces.map((p) => p.outline.map((q) => add(q, [0, INSIDE.beyond])));
  front.pieces.unshift(...hem.slivers.map((sliver) => ({ ...sliver, clip: fronts })));
  front.folds = hem.folds;
  const back = emptyBuild();
  const low = hem.edge.map((p): Point => add(p, [0, -INSIDE.above]));
  back.pieces.push({
    name: 'back',
    outline: [...reversed(edges[LEFT]), ...edges[RIGHT], ...reversed(low)],
    surface: panel,
    dark: INSIDE.dark,
  });
  return { front, back, hem: hem.edge, panel };
}
