/** The sleeves of a coat that lies over the shoulders: nobody's arms are in them, so each hangs from its head, outside the coat. */

import { type Build, emptyBuild, type FoldCurve } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { newFlat } from '#atelier/garments/finish/flat-surface.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, distance, mix, type Point } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { BEFORE_ROUND } from './coat-edge.ts';

/** Breadth under the armhole, at the elbow and at the end, how far below the shoulder the armhole ends, and how far it lies above the coat, page units. */
const SLEEVE = { arm: 45, elbow: 38, end: 34, under: 60, lift: 5 } as const;
/** How far it stands off the coat's own edge at the elbow and at its end, page units. */
const OFF = { elbow: 4, end: 6 } as const;
/** The seam it is set in by, inward and down from the shoulder's point, page units. */
const SET: readonly Point[] = [
  [5, 16],
  [8, 36],
];
/** Its end from the outer edge to the inner one, share across and page units down: pressed flat it has a crease, in which its inside is seen. */
const END: readonly Point[] = [
  [0, 0],
  [0.3, 3],
  [0.56, 3.2],
  [0.68, -1.6],
  [0.8, 0.8],
  [1, -1],
];
/** The part of it through which the inside is seen, share across and page units down, and how dark that is. */
const MOUTH: readonly Point[] = [
  [0.44, -10],
  [0.44, 2],
  [0.66, 2],
  [0.88, -0.6],
  [0.88, -10],
];
const INSIDE = 0.75;
/** Roundness of its form, and points of it that its inner edge is led by. */
const FORM = { depth: 0.55, across: 16, along: 40 } as const;
const EVERY = 6;
/** The swelling of its head, page units. */
const HEAD = { out: 5, down: 24, rx: 17, ry: 24, height: 4 } as const;

/** Its folds, outward (u of the right sleeve) and down it: the fall from its head, the break at the elbow, and the crease of its end. */
const FOLDS: readonly (Omit<FoldCurve, 'points' | 'side' | 'on'> & { knots: readonly Point[] })[] = [
  {
    knots: [
      [-0.1, 0.05],
      [0.08, 0.25],
      [0, 0.46],
    ],
    width: 13,
    height: 5,
  },
  {
    knots: [
      [-0.96, 0.44],
      [-0.3, 0.5],
      [0.3, 0.51],
    ],
    width: 9,
    height: 4,
    ink: 0.55,
  },
  {
    knots: [
      [-0.96, 0.55],
      [-0.45, 0.57],
      [0, 0.55],
    ],
    width: 8,
    height: 3,
  },
  {
    knots: [
      [-0.12, 0.66],
      [-0.22, 0.84],
      [-0.32, 1],
    ],
    width: 10,
    height: 5,
    ink: 0.7,
    grow: true,
  },
];

interface Hung {
  s: Side;
  outer: Point[];
  inner: Point[];
  /** From the outer edge to the inner one. */
  end: Point[];
}

/** The outline of one sleeve along the outer edge of a coat. */
function hang(f: Wearer, s: Side, edge: readonly Point[]): Hung {
  const { shoulder, elbow, wrist } = f.arm[s];
  const [line, long] = [shoulderLine(f, s, 2, 2), distance(shoulder, elbow) + distance(elbow, wrist)];
  const top = line[line.length - 1][1];
  const bend = top + distance(shoulder, elbow);
  const last = top + long;
  const off = (y: number): number =>
    OFF.elbow * smoothstep(top, bend, y) - (OFF.elbow - OFF.end) * smoothstep(bend, last, y);
  const foot = edge[edge.length - 1];
  // below a short coat it hangs on
  const outer = [...edge.slice(BEFORE_ROUND), ...(foot[1] < last ? [[foot[0], last] as Point] : [])]
    .filter(([, y]) => y <= last)
    .map(([x, y]): Point => [x + s * off(y), y]);
  const broad = (y: number): number =>
    y < bend
      ? lerp(SLEEVE.arm, SLEEVE.elbow, (y - top) / (bend - top))
      : lerp(SLEEVE.elbow, SLEEVE.end, (y - bend) / (last - bend));
  const within = outer.filter(([, y]) => y > top + SLEEVE.under).map((p) => add(p, [-s * broad(p[1]), 0]));
  const seam = SET.map(([inward, down]) => add(outer[0], [-s * inward, down]));
  const inner = spline(
    [outer[0], ...seam, ...within.filter((_, i) => i % EVERY === 0 || i === within.length - 1)],
    EVERY,
  );
  const [a, c] = [outer[outer.length - 1], inner[inner.length - 1]];
  const end = spline(
    END.map(([across, down]) => add(mix(a, c, across), [0, down])),
    EVERY,
  );
  return { s, outer, inner, end };
}

/** What is seen of the inside where its end is creased. */
function mouthOf({ end }: Hung): Point[] {
  const [a, c] = [end[0], end[end.length - 1]];
  return MOUTH.map(([across, down]) => add(mix(a, c, across), [0, down]));
}

/** It falls from its head, breaks where an elbow would be, and is creased at its end. */
const foldsOf = (s: Side, panel: Panel, on: string[]): FoldCurve[] =>
  FOLDS.map(({ knots, ...fold }) => ({
    ...fold,
    points: panel.line(knots.map(([out, v]): Point => [out * s, v])),
    side: s < 0 ? 1 : -1,
    on,
  }));

/** Both sleeves along the outer edges of a coat. */
export function emptySleeves(f: Wearer, edge: (s: Side) => Point[]): Build {
  const b = emptyBuild();
  for (const s of SIDES) {
    const hung = hang(f, s, edge(s));
    const { outer, inner, end } = hung;
    const name = s < 0 ? 'emptyL' : 'emptyR';
    const panel = new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, FORM);
    const mouth = mouthOf(hung);
    b.pieces.push(
      { name: 'inside', outline: mouth, surface: newFlat(mouth), dark: INSIDE },
      { name, outline: [...outer, ...end, ...reversed(inner)], surface: panel, lift: SLEEVE.lift },
    );
    b.bumps.push({ ...HEAD, at: add(outer[0], [s * HEAD.out, HEAD.down]) });
    b.folds.push(...foldsOf(s, panel, [name]));
    b.lines.push(
      { kind: s < 0 ? 'light' : 'shade', points: outer },
      { kind: 'overlap', points: inner, weight: 0.75 },
      { kind: 'hem', points: end, weight: 0.7 },
    );
  }
  return b;
}
