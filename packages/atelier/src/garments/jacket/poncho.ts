/** A poncho: one blanket with a slit for the head. It lies over the shoulders, hangs to a point before and behind, and the forearms come out below its sides. */

import { type Build, emptyBuild, type FoldCurve, type Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { type Hem, makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { at, reversed } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { type Cape, outerEdge } from './cape.ts';

/** Woven bands along the lower edge, as stretches of the length; they are painted in material 1. */
const BANDS = [
  [0.7, 0.73],
  [0.77, 0.84],
  [0.88, 0.91],
] as const;

/** Throat of the slit below the pit of the neck, page units. */
const SLIT = 40;

/** How far below the elbows its sides end, and below the crotch its point, page units; its flare, roundness and rise. */
const SHAPE = { sides: 34, point: 92, flare: 12, depth: 0.46, rise: 22 } as const;
/** How round its point is. */
const ROUND = 0.012;
/** Where on the shoulder its neck begins, and how far its slit opens behind, page units. */
const NECK = { from: 0.12, behind: 6 } as const;

function ponchoPanel(f: Wearer): { panel: Panel; left: Point[]; right: Point[] } {
  const sideY = Math.max(f.arm[LEFT].elbow[1], f.arm[RIGHT].elbow[1]) + SHAPE.sides;
  const pointY = f.crotch[1] + SHAPE.point;
  const [left, right] = [outerEdge(f, LEFT, sideY, SHAPE.flare), outerEdge(f, RIGHT, sideY, SHAPE.flare)];
  const panel = new Panel(left, right, {
    depth: SHAPE.depth,
    top: (u) => -SHAPE.rise * (1 - u * u),
    // straight from either side down to the point, rounded a little there
    bottom: (u) => (pointY - sideY) * (1 - Math.sqrt(u * u + ROUND)),
    across: 48,
    along: 50,
  });
  return { panel, left, right };
}

/** From the neck the blanket falls away over both shoulders: two folds a side. */
function shoulderFolds(panel: Panel, next: () => number): FoldCurve[] {
  return SIDES.flatMap((s) =>
    [0, 1].map(
      (i): FoldCurve => ({
        points: panel.line([
          [s * (0.16 + i * 0.12), 0.2 + i * 0.05],
          [s * (0.36 + i * 0.16 + next() * 0.06), 0.5],
          [s * (0.58 + i * 0.18), 0.84],
        ]),
        width: 24,
        height: 7 - i * 2,
        side: s < 0 ? 1 : -1,
        grow: true,
        ink: 0.5,
        from: 0.2,
        on: ['front'],
      }),
    ),
  );
}

/** The blanket, and the bands woven into it where they are asked for. */
function ponchoPieces(panel: Panel, hem: Hem, outline: Point[], isBanded: boolean): Piece[] {
  const bands = (isBanded ? BANDS : []).map(([v0, v1]): Piece => {
    const band = panel.part(-1, 1, v0, v1);
    return {
      name: 'front',
      outline: band.outline(),
      surface: band,
      material: 1,
      clip: [outline],
      swell: (u, v) => hem.swell(u, v0 + (v1 - v0) * v),
    };
  });
  return [{ name: 'front', outline, surface: panel, swell: hem.swell, lift: 3, grain: { flared: true } }, ...bands];
}

/** A blanket with a slit for the head. */
export function poncho(f: Wearer, o: { fabric: FabricRule; seed: number; isBanded: boolean }): Cape {
  const next = stream(o.seed, 'poncho.folds');
  const { panel, left, right } = ponchoPanel(f);
  const seed = branch(o.seed, 'poncho.hem');
  const hem = makeHem(panel, { fabric: o.fabric, seed, fullness: 0.3, foldTop: 0.4, lobes: 4 });
  const collar = (s: Side): Point => at(shoulderLine(f, s), NECK.from);
  const neck = [collar(LEFT), add(f.neck.pit, [0, f.back ? NECK.behind : SLIT]), collar(RIGHT)];
  const folds = new FoldSet();
  for (const fold of [...hem.folds, ...shoulderFolds(panel, next)]) folds.add(fold);
  const front: Build = {
    ...emptyBuild(),
    pieces: ponchoPieces(panel, hem, [...neck, ...right, ...reversed(hem.edge), ...reversed(left)], o.isBanded),
    folds: folds.list,
    lines: [
      { kind: 'light', points: left },
      { kind: 'shade', points: right },
      { kind: 'hem', points: hem.edge, weight: 0.95 },
      { kind: 'opening', points: neck, weight: 1 },
      { kind: 'stitch', points: neck.map((p) => add(p, [0, 6])), weight: 0.7 },
    ],
  };
  const inside = [...reversed(left), ...right, ...reversed(panel.row(0.86))];
  const back: Build = { ...emptyBuild(), pieces: [{ name: 'back', outline: inside, surface: panel, dark: 0.8 }] };
  return { front, back, hem: hem.edge, panel };
}
