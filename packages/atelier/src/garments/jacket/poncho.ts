/** A poncho: one blanket with a slit for the head. It lies over the shoulders, hangs to a point before and behind, and leaves the forearms free. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
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

export function poncho(f: Wearer, o: { fabric: FabricRule; seed: number }): Cape {
  const next = stream(o.seed, 'poncho.folds');
  const sideY = Math.max(f.arm[LEFT].elbow[1], f.arm[RIGHT].elbow[1]) + 34;
  const pointY = f.crotch[1] + 92;
  const edges = { left: outerEdge(f, -1, sideY, 12), right: outerEdge(f, 1, sideY, 12) };
  const panel = new Panel(edges.left, edges.right, {
    depth: 0.46,
    top: (u) => -22 * (1 - u * u),
    // straight from either side down to the point, rounded a little there
    bottom: (u) => (pointY - sideY) * (1 - Math.sqrt(u * u + 0.012)),
    across: 48,
    along: 50,
  });
  const hem = makeHem(panel, {
    fabric: o.fabric,
    seed: branch(o.seed, 'poncho.hem'),
    fullness: 0.3,
    foldTop: 0.4,
    lobes: 4,
  });
  const pit = f.neck.pit;
  const collar = (s: Side): Point => at(shoulderLine(f, s), 0.12);
  const throat = add(pit, [0, f.back ? 6 : SLIT]);
  const folds = new FoldSet();
  for (const fold of hem.folds) folds.add(fold);
  // from the neck the blanket falls away over both shoulders
  for (const s of SIDES)
    for (let i = 0; i < 2; i++)
      folds.add({
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
      });
  const outline = [collar(-1), throat, collar(1), ...edges.right, ...reversed(hem.edge), ...reversed(edges.left)];
  const front: Build = {
    ...emptyBuild(),
    pieces: [
      { name: 'front', outline, surface: panel, swell: hem.swell, lift: 3, grain: { flared: true } },
      ...BANDS.map(([v0, v1]) => {
        const band = panel.part(-1, 1, v0, v1);
        return {
          name: 'front',
          outline: band.outline(),
          surface: band,
          material: 1,
          clip: [outline],
          swell: (u: number, v: number) => hem.swell(u, v0 + (v1 - v0) * v),
        };
      }),
    ],
    folds: folds.list,
    lines: [
      { kind: 'light', points: edges.left },
      { kind: 'shade', points: edges.right },
      { kind: 'hem', points: hem.edge, weight: 0.95 },
      { kind: 'opening', points: [collar(-1), throat, collar(1)], weight: 1 },
      { kind: 'stitch', points: [collar(-1), throat, collar(1)].map((p) => add(p, [0, 6])), weight: 0.7 },
    ],
  };
  const back: Build = {
    ...emptyBuild(),
    pieces: [
      {
        name: 'back',
        outline: [...reversed(edges.left), ...edges.right, ...reversed(panel.row(0.86))],
        surface: panel,
        dark: 0.8,
      },
    ],
  };
  return { front, back, hem: hem.edge, panel };
}
