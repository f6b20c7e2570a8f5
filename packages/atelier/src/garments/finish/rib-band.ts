/** A knitted band along a hem: it is narrower than the cloth above, and its ribs stand upright. */
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { at, reversed } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';

/** @param hem from left to right. @param rise height of the band, page units. @param fronts it lies on these only. */
export function ribBand(panel: Panel, hem: readonly Point[], rise: number, fronts?: Point[][]): Build {
  const b = emptyBuild();
  const low = [...hem];
  const top = low.map((p) => add(p, [0, -rise]));
  const last = low.length - 1;
  const surface = new Panel([top[0], low[0]], [top[last], low[last]], {
    depth: 0.5,
    across: 30,
    along: 4,
    sagTop: 8,
    sagBottom: 8,
  });
  b.pieces.push({
    name: 'rib',
    outline: [...top, ...reversed(low)],
    surface,
    lift: 0.6,
    ...(fronts && { clip: fronts }),
  });
  b.lines.push({ kind: 'overlap', points: top, weight: 0.5 }, { kind: 'hem', points: low, weight: 0.9 });
  const count = Math.round(panel.halfWidth(1) / 3.6);
  for (let i = 1; i < count; i++) {
    // ribs crowd where the band turns away
    const t = 0.5 - Math.cos((Math.PI * i) / count) / 2;
    b.lines.push({ kind: 'seam', points: [at(top, t), at(low, t)], weight: 0.7 });
  }
  return b;
}
