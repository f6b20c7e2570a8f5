/** A folded collar seen from behind: its stand hidden under the fall, which lies round the nape from shoulder to shoulder. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { at, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import { collarTop } from './collar-back.ts';
import { COLLAR_RISE } from './collar-cuts.ts';

export function collarBehind(f: Wearer): Build {
  const b = emptyBuild();
  const top = (s: Side): Point => collarTop(f, s, COLLAR_RISE * 0.9);
  const low = (s: Side): Point => add(at(shoulderLine(f, s), 0.2), [s, 3]);
  const edge = (s: Side): Point[] => spline([top(s), add(mix(top(s), low(s), 0.55), [s * 3, -2]), low(s)], 8);
  const panel = new Panel(edge(-1), edge(1), { sagTop: -5, sagBottom: 7, depth: 0.5, across: 20, along: 12 });
  b.pieces.push({ name: 'collar', outline: panel.outline(), surface: panel, lift: 2.5 });
  b.lines.push(
    { kind: 'light', points: panel.edge(-1) },
    { kind: 'shade', points: panel.edge(1), weight: 0.7 },
    { kind: 'overlap', points: panel.row(1), weight: 0.9 },
    { kind: 'opening', points: panel.row(0), weight: 0.7 },
  );
  return b;
}
