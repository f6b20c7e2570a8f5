/** Lapels and their collar: rolled back along one line from the nape to the break, on their own grain. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { collarTop } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE } from '#atelier/garments/upper/collar-cuts.ts';
import { at, resample, reversed, slice, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { outsideOf } from '#atelier/kit/shapes.ts';
import { other, type Side } from '#atelier/kit/side.ts';
import { neckIn } from './front-edge.ts';
import type { Jacket } from './jacket.ts';

export type LapelKind = 'notch' | 'peak' | 'shawl';

/** Where along the roll the seam between collar and lapel starts, and where the notch stands: at the collarbone. */
const GORGE = 0.2;
const NOTCH = 0.33;

/** How far behind the neck its side begins, page units from where a collar stands off it. */
const HUG = 11;

interface Turn {
  s: Side;
  /** From the side of the neck to the break. */
  roll: Point[];
  nape: Point;
  width: number;
}

function turnOf(f: Wearer, j: Jacket, s: Side, width: number): Turn {
  // it comes from behind the neck
  const nape = add(collarTop(f, s, COLLAR_RISE), [-s * HUG, -4]);
  const start = neckIn(f, s, j.cut);
  const end = j.edges[s][0];
  const line = spline([nape, add(start, [-s * 2, 3]), add(mix(start, end, 0.5), [s * 3, 0]), end], 10);
  return { s, nape, roll: resample(line, 60), width };
}

/** A shawl has no notch: one curve from the nape to the break. */
function shawlEdge({ roll, s, width, nape }: Turn): Point[] {
  return spline(
    [
      nape,
      add(at(roll, 0.14), [s * width * 0.42, -2]),
      add(at(roll, 0.34), [s * width * 0.86, 0]),
      add(at(roll, 0.56), [s * width, 2]),
      add(at(roll, 0.8), [s * width * 0.6, 5]),
      roll[roll.length - 1],
    ],
    10,
  );
}

interface Notch {
  /** Where the seam between collar and lapel leaves the roll, and its outer end. */
  gorge: Point;
  inner: Point;
  /** The lapel's point and the collar's point. */
  tip: Point;
  point: Point;
}

/** What is turned back. */
interface Turned {
  outer: Point[];
  inside: Point[];
  surface: Panel;
}

function notchOf({ roll, s, width }: Turn, kind: LapelKind): Notch {
  const inner = add(at(roll, NOTCH), [s * width * 0.66, -4]);
  const peak = kind === 'peak';
  return {
    gorge: at(roll, GORGE),
    inner,
    tip: add(inner, peak ? [s * width * 0.5, -15] : [s * width * 0.44, 6]),
    point: add(inner, [s * width * (peak ? 0.14 : 0.2), peak ? -14 : -12]),
  };
}

/** A lapel between its outer edge and the line it turns along. */
function layLapel(b: Build, t: Turn, { outer, inside, surface }: Turned): void {
  b.pieces.push({
    name: 'lapel',
    outline: [...outer, ...reversed(inside)],
    surface,
    lift: 3.5,
    grain: { angle: t.s * 0.42, dx: 9 },
  });
  b.lines.push(
    { kind: 'overlap', points: outer, weight: t.s > 0 ? 0.95 : 0.8 },
    { kind: 'opening', points: inside, weight: 0.65 },
  );
  b.folds.push({
    points: slice(t.roll, 0.45, 0.98, 14).map((p) => add(p, [t.s * t.width * 0.16, 0])),
    width: t.width * 0.5,
    height: 3.2,
    side: t.s < 0 ? 1 : -1,
    on: ['lapel'],
  });
}

/** Where along the shoulder a collar falls. */
const FALL = 0.24;

/** The collar lies on the shoulder close to the neck; between its end and the lapel stands the notch. */
function layCollar(b: Build, t: Turn, n: Notch, { shoulder, surface }: { shoulder: Point[]; surface: Panel }): void {
  const fall = add(at(shoulder, FALL), [t.s * 2, 1]);
  const rim = spline(
    [
      t.nape,
      add(t.nape, [t.s * 4, 1]),
      add(mix(t.nape, fall, 0.55), [t.s * 4, -1]),
      fall,
      add(mix(fall, n.point, 0.5), [t.s, 0]),
      n.point,
    ],
    7,
  );
  b.pieces.push({
    name: 'collar',
    outline: [...rim, n.inner, n.gorge, ...reversed(slice(t.roll, 0, GORGE, 12))],
    surface,
    lift: 2.4,
    grain: { angle: t.s * 1.2 },
  });
  b.lines.push(
    { kind: 'overlap', points: rim, weight: 0.8 },
    { kind: 'detail', points: [n.point, n.inner], weight: 1.1 },
    { kind: 'detail', points: [n.inner, n.gorge], weight: 0.85 },
  );
}

/** How a lapel is cut. */
export interface LapelCut {
  kind: LapelKind;
  /** At its widest, page units. */
  width: number;
  /** What is worn round the neck takes so much beyond it, page units. */
  room: number;
}

/** The neck, or the roll collar round it, before which no collar lies. @param room beyond the bare neck, page units. */
function neckColumn(f: Wearer, room: number): Point[] {
  const side = (s: Side): Point[] =>
    [1, 0.5, 0.12].map((rise) => add(mix(f.neck.base[s], f.neck.top[s], rise), [s * room, 0]));
  const [left, right] = [side(-1), side(1)];
  // below it the collar lies before the neck again
  return [...left, add(mix(left[2], right[2], 0.5), [0, 8]), ...reversed(right)];
}

/** Both lapels, the one beneath first. */
export function lapels(f: Wearer, j: Jacket, o: LapelCut): Build[] {
  const neck = neckColumn(f, o.room);
  const over = j.front.pieces.find((p) => p.name === (j.over < 0 ? 'frontL' : 'frontR'))?.outline;
  return [other(j.over), j.over].map((s) => {
    const b = beneath(lapel(f, j, s, o), neck);
    return over && s !== j.over && j.cut.overlap > 12 ? beneath(b, over) : b;
  });
}

/** What is left of a lapel beside something that lies before it. */
function beneath(b: Build, over: Point[]): Build {
  const lines = b.lines.flatMap((line) => outsideOf(line.points, over).map((points) => ({ ...line, points })));
  return { ...b, pieces: b.pieces.map((p) => ({ ...p, hole: [...(p.hole ?? []), over] })), lines };
}

/** One lapel with its half of the collar. */
function lapel(f: Wearer, j: Jacket, s: Side, { kind, width }: LapelCut): Build {
  const b = emptyBuild();
  const t = turnOf(f, j, s, width);
  const { roll } = t;
  const shifted = roll.map((p) => add(p, [s * width, 0]));
  const surface = new Panel(s < 0 ? shifted : roll, s < 0 ? roll : shifted, { depth: 0.34, across: 14 });
  if (kind === 'shawl') {
    layLapel(b, t, { outer: shawlEdge(t), inside: roll, surface });
    return b;
  }
  const n = notchOf(t, kind);
  const belly = spline(
    [
      n.tip,
      add(at(roll, 0.6), [s * width * 0.98, 3]),
      add(at(roll, 0.82), [s * width * 0.52, 3]),
      roll[roll.length - 1],
    ],
    8,
  );
  layCollar(b, t, n, { shoulder: shoulderLine(f, s, j.cut.pad, j.cut.padOut), surface });
  const inside = roll.slice(Math.floor(roll.length * GORGE));
  layLapel(b, t, { outer: [n.gorge, n.inner, ...belly], inside, surface });
  return b;
}
