/** The sleeves of a coat that lies over the shoulders: nobody's arms are in them, so they hang straight and flat. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, distance, mix, type Point } from '#atelier/kit/points.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';

/** Breadth at the head and at the end, how far the inner edge leaves the armhole below the shoulder, and how far it lies above the coat, page units. */
const SLEEVE = { head: 46, end: 38, under: 62, lift: 4, inside: 3 } as const;
/** Height of the dark mouth, and of the bend where an elbow was, shares of the length. */
const MOUTH = 5;
const BEND = [0.46, 0.52] as const;
/** Where along the outer edge of a coat it passes the shoulder: the part of its curve above that. */
const OVER_SHOULDER = 20;

/** Both sleeves along the outer edges of a coat. */
export function emptySleeves(f: Wearer, edge: (s: Side) => Point[]): Build {
  const b = emptyBuild();
  for (const s of SIDES) {
    const { shoulder, elbow, wrist } = f.arm[s];
    const line = shoulderLine(f, s, 2, 2);
    const tip = line[line.length - 1];
    const end = tip[1] + distance(shoulder, elbow) + distance(elbow, wrist);
    const outer = edge(s)
      .slice(OVER_SHOULDER)
      .filter(([, y]) => y <= end);
    const far = outer[outer.length - 1];
    const width = (y: number): number => lerp(SLEEVE.head, SLEEVE.end, (y - tip[1]) / (end - tip[1]));
    const within = outer.filter(([, y]) => y > tip[1] + SLEEVE.under).map((p) => add(p, [-s * width(p[1]), 0]));
    const inner = spline(
      [tip, add(mix(tip, within[0], 0.45), [-s * 7, 0]), ...within.filter((_, i) => i % 6 === 0)],
      6,
    );
    const low = add(far, [-s * width(far[1]), -2]);
    const mouth = spline([far, add(mix(far, low, 0.5), [0, MOUTH]), low], 8);
    const panel = new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, { depth: 0.45, across: 14, along: 34 });
    b.pieces.push({
      name: s < 0 ? 'emptyL' : 'emptyR',
      outline: [...outer, ...mouth, ...reversed(inner)],
      surface: panel,
      lift: SLEEVE.lift,
    });
    const back = spline([far, add(mix(far, low, 0.5), [0, -MOUTH * 0.6]), low], 8);
    b.lines.push(
      { kind: s < 0 ? 'light' : 'shade', points: outer },
      { kind: 'overlap', points: [...inner, low], weight: 0.95 },
      { kind: 'overlap', points: mouth, weight: 0.85 },
      { kind: 'opening', points: back, weight: 0.8 },
      ...BEND.map((v, i) => ({
        kind: 'fold' as const,
        points: panel.row(v, -0.9 + i * 0.3, 0.4 + i * 0.4, 8),
        weight: 0.9,
      })),
    );
    b.folds.push({
      points: panel.line([
        [s * 0.1, 0.1],
        [s * 0.05, 0.5],
        [s * 0.2, 0.95],
      ]),
      width: 12,
      height: 4,
      side: s < 0 ? 1 : -1,
      on: [s < 0 ? 'emptyL' : 'emptyR'],
    });
  }
  return b;
}
