/** The fronts of a tulip skirt, which lap over each other like petals. */

import type { Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Point } from '#atelier/kit/points.ts';

/** The free edge of each front, (u, v) for the one that lies on top. */
const PETAL: readonly (readonly [u: number, v: number])[] = [
  [-0.86, 0.02],
  [-0.3, 0.3],
  [0.22, 0.62],
  [0.46, 0.86],
  [0.5, 1],
];

/** The free edges of both petals; the one beneath is seen where the upper one leaves it. */
export function petalsOf(panel: Panel): Line[] {
  const edge = (side: 1 | -1, from: number): Point[] =>
    panel
      .line(
        PETAL.map(([u, v]) => [side * u, v]),
        10,
      )
      .filter((_, i, all) => i >= from * all.length);
  return [
    { kind: 'overlap', points: edge(1, 0), weight: 1.3 },
    { kind: 'overlap', points: edge(-1, 0.55), weight: 0.9 },
  ];
}
