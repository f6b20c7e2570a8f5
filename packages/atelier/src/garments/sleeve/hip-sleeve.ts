/** The two edges and the folds of a sleeve whose arm lies on the hip; the shape stands in hip-sleeve-shape.ts. */

import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import type { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { armHalf } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { stream } from '#atelier/kit/chance.ts';
import { relax, resample, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, distance, mix, type Point, perp, scaled, sub, unit } from '#atelier/kit/points.ts';
import { profile } from '#atelier/kit/profile.ts';
import type { Side } from '#atelier/kit/side.ts';
import { ABOVE_FOREARM, SPOKES, TURN, UNDER_ARM, VARY } from './hip-sleeve-shape.ts';
import { PLAIN_OUTSIDE, type SleeveCut } from './sleeve-cuts.ts';

/** Points of each edge above the elbow and below it; the two edges answer each other point by point. */
const HALF = 40;
const STEPS = 12;
/** Points to either side of the elbow over which an edge is evened. */
const EVENED = 6;
/** Where along the arm the edges leave the shoulder and the armpit, and lie nearest to the elbow. */
const FROM = { outer: [0.14, 0.24, 0.34, 0.43], inner: [0.27, 0.36] } as const;
const TO = [0.55, 0.64, 0.74, 0.84, 0.92, 1] as const;
/** Cloth is never nearer to the arm than this, page units. */
const EASE = 2.5;
/** Of a short sleeve: where its outer edge first lies on the arm, a share of it. */
const FIRST = 0.45;

interface Frame {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Away from the bend, of the upper arm, of the forearm and between them. */
  upper: Point;
  fore: Point;
  tip: Point;
  /** Cosine and tangent of half the turn at the elbow. */
  cos: number;
  tan: number;
}

function frameOf(f: Wearer, s: Side): Frame {
  const { shoulder, elbow, wrist } = f.arm[s];
  const away = (from: Point, to: Point): Point => scaled(perp(unit(sub(to, from))), -s);
  const [upper, fore] = [away(shoulder, elbow), away(elbow, wrist)];
  const tip = unit(add(upper, fore));
  const cos = tip[0] * upper[0] + tip[1] * upper[1];
  return { shoulder, elbow, wrist, upper, fore, tip, cos, tan: Math.sqrt(1 - cos * cos) / Math.max(0.3, cos) };
}

/** Half-breadth of a sleeve from the arm's axis, page units. */
function halfOf(f: Wearer, cut: SleeveCut, outer: boolean, t: number): number {
  const share = outer ? (cut.outside ?? PLAIN_OUTSIDE) : lerp(UNDER_ARM, ABOVE_FOREARM, clamp((t - 0.5) * 5));
  return armHalf(f, outer, t) + Math.max(EASE, share * profile(cut.room, Math.min(1, t / cut.end)));
}

/** An edge of a sleeve, as a function of the share of the arm. */
const edgeOf =
  (f: Wearer, frame: Frame, cut: SleeveCut) =>
  (t: number, outer: boolean): Point => {
    const away = scaled(t < 0.5 ? frame.upper : frame.fore, halfOf(f, cut, outer, t) * (outer ? 1 : -1));
    return add(onAxis(frame, t), away);
  };

const onAxis = ({ shoulder, elbow, wrist }: Frame, t: number): Point =>
  t < 0.5 ? mix(shoulder, elbow, t * 2) : mix(elbow, wrist, t * 2 - 1);

/** Where a sleeve begins: the point of the shoulder's line that leads to its outer edge, its head, and the armpit. */
export interface Begins {
  lead: Point;
  head: readonly Point[];
  under: Point;
}

/** The outer edge of one that ends above the elbow: it falls straight from the shoulder's line, without a swell. */
export function hipShortEdge(f: Wearer, s: Side, cut: SleeveCut, { lead, head }: Begins): Point[] {
  const frame = frameOf(f, s);
  const first = Math.min(FROM.outer[0], cut.end * FIRST);
  const at = edgeOf(f, frame, cut);
  const along = [first, (first + cut.end) / 2, cut.end].map((t) => at(t, true));
  return spline([lead, ...head, ...along], STEPS).slice(STEPS);
}

/** Both edges, from the shoulder and the armpit to the sleeve's end. */
export function hipEdges(
  f: Wearer,
  s: Side,
  cut: SleeveCut,
  { lead, head, under }: Begins,
): { outer: Point[]; inner: Point[] } {
  const frame = frameOf(f, s);
  const { elbow, tip, cos, tan } = frame;
  const at = edgeOf(f, frame, cut);
  const corner = add(elbow, scaled(tip, halfOf(f, cut, true, 0.5) * TURN.corner));
  const arm = armHalf(f, false, 0.5);
  const room = halfOf(f, cut, false, 0.5) - arm;
  const crook = add(elbow, scaled(tip, -(arm * TURN.crook) / Math.max(0.5, cos) - room * TURN.filled));
  // an edge inside the bend ends where it meets the other
  const clears = (t: number): boolean =>
    distance(onAxis(frame, t), elbow) > halfOf(f, cut, false, t) * tan * TURN.clear;
  const low = TO.map((t) => lerp(0.5, cut.end, (t - 0.5) * 2));
  // one curve through the shoulder's line and the arm
  const round = [lead, ...head, ...FROM.outer.map((t) => at(t, true)), corner, ...low.map((t) => at(t, true))];
  const outer = spline(round, STEPS).slice(STEPS);
  const above = spline([under, ...FROM.inner.filter(clears).map((t) => at(t, false)), crook], STEPS);
  const below = spline([crook, ...low.filter(clears).map((t) => at(t, false))], STEPS);
  const turn = (head.length + FROM.outer.length) * STEPS;
  return { outer: joined(outer.slice(0, turn + 1), outer.slice(turn)), inner: joined(above, below) };
}

interface HipFolds {
  folds: FoldSet;
  panel: Panel;
  side: Side;
  fabric: FabricRule;
  seed: number;
  /** Name of the piece they lie on. */
  on: string;
}

/** One edge of its two lengths, evened a little where they meet. */
function joined(above: readonly Point[], below: readonly Point[]): Point[] {
  const whole = [...resample(above, HALF + 1), ...resample(below, HALF + 1).slice(1)];
  const [from, to] = [HALF - EVENED, HALF + EVENED + 1];
  return [...whole.slice(0, from), ...relax(whole.slice(from, to), 2, to - from), ...whole.slice(to)];
}

/** Folds radiate from the crook and die before the outer edge, which stays quiet; no two are alike. */
export function hipFolds({ folds, panel, side: s, fabric, seed, on }: HipFolds): void {
  const next = stream(seed, 'hip-sleeve.folds');
  const about = ({ least, most }: typeof VARY.reach): number => lerp(least, most, next());
  for (const { way, width, height, ink, to, from } of SPOKES) {
    const [reach, high, dark] = [about(VARY.reach), about(VARY.height), about(VARY.ink)];
    const turn = (next() - 0.5) * VARY.turn;
    if (fabric.crease < from) continue;
    const place = ([across, past]: readonly [number, number], i: number): Point => [
      -s * (1 - 2 * Math.min(VARY.most, across * reach)),
      0.5 + past * reach + turn * i,
    ];
    folds.lay({
      points: panel.line(way.map(place)),
      width: fabric.foldWidth * width,
      height: fabric.foldHeight * height * high,
      ...(ink !== undefined && { ink: ink * dark }),
      from: 0,
      to: to ?? 1,
      on: [on],
    });
  }
}
