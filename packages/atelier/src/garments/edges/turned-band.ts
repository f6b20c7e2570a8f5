/** An edge turned up on itself: a thick band that stands off what it goes round, with the edge of its second turn. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { add, type Point, scaled, sub, unit } from '#atelier/kit/points.ts';

interface TurnedBand {
  /** What the piece is called. */
  name: string;
  /** Height of the band and how far it stands out on either side, page units. */
  high: number;
  out: number;
  /** Where the second turn shows, share of the height from above; none where it is turned once. */
  turn?: number;
}

/** How far it lies above the cloth it is turned from, page units, and how round it is. */
const LIFT = 4;
const DEPTH = 0.72;
/** The highest it reaches on what is short (v). */
const HIGHEST = 0.3;
const LOWEST = 0.96;

/** A row whose ends stand off what it goes round. */
function outwards(row: readonly Point[], out: number): Point[] {
  const last = row.length - 1;
  const way = unit(sub(row[last], row[0]));
  return row.map((p, i) => add(p, scaled(way, out * ((2 * i) / last - 1))));
}

/** The band at the end of a panel. */
export function turnedBand(panel: Panel, { name, high, out, turn }: TurnedBand): Build {
  const from = clamp(1 - high / Math.max(40, panel.length()), HIGHEST, LOWEST);
  const row = (v: number): Point[] => outwards(panel.row(v, -1, 1, 20), out);
  const [top, low] = [row(from), row(1)];
  const last = top.length - 1;
  const left = [top[0], low[0]];
  const right = [top[last], low[last]];
  const surface = new Panel(left, right, { depth: DEPTH, across: 16, along: 6 });
  return {
    ...emptyBuild(),
    pieces: [{ name, outline: [...top, ...reversed(low)], surface, lift: LIFT, grain: { dy: high } }],
    lines: [
      { kind: 'overlap', points: top, weight: 0.75 },
      ...(turn === undefined ? [] : [{ kind: 'detail' as const, points: row(from + (1 - from) * turn), weight: 1 }]),
      { kind: 'overlap', points: left, weight: 0.7 },
      { kind: 'overlap', points: right, weight: 0.8 },
      { kind: 'overlap', points: low, weight: 0.85 },
    ],
  };
}
