/** Lapels and their collar: rolled back along one line from the nape to the break, on their own grain. */
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { type Figure, neckBase, neckTop, type Side, shoulderLine } from '#atelier/figure/landmarks.ts';
import type { Jacket } from '#atelier/garments/jacket.ts';
import { neckIn } from '#atelier/garments/jacket.ts';
import { add, at, mix, type Point, reversed, slice, spline } from '#atelier/paint/geometry.ts';

export type LapelKind = 'notch' | 'peak' | 'shawl';

interface Turn {
  s: Side;
  /** From the side of the neck to the break. */
  roll: Point[];
  nape: Point;
  width: number;
}

function rollOf(f: Figure, j: Jacket, s: Side): Turn {
  const nape = add(mix(neckBase(f, s), neckTop(f, s), 0.26), [s * 1.5, 0]);
  const start = neckIn(f, s, j.cut);
  const end = j.edges[s][0];
  return {
    s,
    nape,
    roll: spline([nape, mix(start, [start[0] - s * 3, start[1] + 4], 0.5), add(mix(start, end, 0.5), [s * 3, 0]), end], 10),
    width: 0,
  };
}

/** Outer edge of the lapel from its gorge to the break. */
function lapelEdge(t: Turn, kind: LapelKind, gorge: Point, tip: Point): Point[] {
  const { roll, s, width } = t;
  const end = roll[roll.length - 1];
  if (kind === 'shawl')
    return spline(
      [
        t.nape,
        add(at(roll, 0.3), [s * width * 0.72, 0]),
        add(at(roll, 0.52), [s * width, 2]),
        add(at(roll, 0.78), [s * width * 0.6, 6]),
        end,
      ],
      10,
    );
  const belly = spline([tip, add(at(roll, 0.74), [s * width * 0.82, 4]), add(at(roll, 0.9), [s * width * 0.34, 3]), end], 8);
  return [gorge, ...belly];
}

/** @param width of the lapel at its widest, drawing units. */
export function lapels(f: Figure, j: Jacket, kind: LapelKind, width: number): Build {
  const b = emptyBuild();
  for (const s of [-j.over as Side, j.over]) {
    const t: Turn = { ...rollOf(f, j, s), width };
    const { roll } = t;
    const gorgeIn = at(roll, 0.4);
    const gorge = add(gorgeIn, [s * width * 0.62, kind === 'peak' ? -3 : -7]);
    const tip = add(gorgeIn, [s * width * 1.12, kind === 'peak' ? -24 : -1]);
    const outer = lapelEdge(t, kind, gorge, tip);
    const shifted = roll.map((p) => add(p, [s * width, 0]));
    const surface = new Panel(s < 0 ? shifted : roll, s < 0 ? roll : shifted, { depth: 0.34, across: 14 });
    const start = kind === 'shawl' ? 0 : Math.floor(roll.length * 0.4);
    b.pieces.push({
      name: 'lapel',
      outline: [...outer, ...reversed(roll.slice(start))],
      surface,
      lift: 3.5,
      grain: { angle: s * 0.42, dx: 9 },
    });
    b.lines.push(
      { kind: 'overlap', points: outer, weight: s > 0 ? 0.95 : 0.8 },
      { kind: 'opening', points: roll.slice(Math.floor(roll.length * 0.3)), weight: 0.65 },
    );
    if (kind !== 'shawl') {
      // the collar lies on the shoulder close to the neck; between its end and the lapel stands the notch
      const fall = add(at(shoulderLine(f, s, j.cut.pad, j.cut.padOut), 0.36), [0, 5]);
      const point = add(gorge, [s * 7, kind === 'peak' ? -13 : -12]);
      const rim = spline([t.nape, add(mix(t.nape, fall, 0.6), [s * 2, -2]), fall, point], 7);
      b.pieces.push({
        name: 'collar',
        outline: [...rim, gorge, gorgeIn, ...reversed(slice(roll, 0, 0.4, 12))],
        surface,
        lift: 2.6,
        grain: { angle: s * 1.2 },
      });
      b.lines.push(
        { kind: 'overlap', points: rim, weight: 0.85 },
        { kind: 'detail', points: [point, gorge], weight: 1.1 },
        { kind: 'detail', points: [gorge, gorgeIn], weight: 0.9 },
      );
    }
    b.folds.push({
      points: slice(roll, 0.45, 0.98, 14).map((p) => add(p, [s * width * 0.16, 0])),
      width: width * 0.5,
      height: 3.2,
      side: s < 0 ? 1 : -1,
      on: ['lapel'],
    });
  }
  return b;
}
