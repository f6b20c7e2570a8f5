/** Sleeve: its outer edge continues the shoulder line with one tangent; only a puff rises above it. */

import { emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armEdge, armHalf, armhole, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { reversed, slice, spline } from '#atelier/kit/curves.ts';
import { times } from '#atelier/kit/numbers.ts';
import { add, distance, mix, type Point } from '#atelier/kit/points.ts';
import { type Profile, profile } from '#atelier/kit/profile.ts';
import { outsideOf } from '#atelier/kit/shapes.ts';
import type { Side } from '#atelier/kit/side.ts';
import { forearm, isSharp } from './bent-sleeve.ts';
import { hipEdges, hipFolds, hipShortEdge } from './hip-sleeve.ts';
import { PLAIN_OUTSIDE, type SleeveCut } from './sleeve-cuts.ts';
import { endLines, gathers } from './sleeve-ends.ts';
import { bendOf, sleeveFolds } from './sleeve-folds.ts';
import { creaseEdges } from './sleeve-outline.ts';
import { type Sleeve, type SleeveOptions, sleeveName } from './sleeve-parts.ts';

/** Half-widths from the arm's axis: the bare arm and the cut's room. */
function widths(f: Wearer, cut: SleeveCut, outer: boolean): Profile {
  return times(41, (i) => {
    const t = i / 40;
    const share = outer ? (cut.outside ?? PLAIN_OUTSIDE) : 1;
    return [t, armHalf(f, outer, t) + share * profile(cut.room, Math.min(1, t / cut.end))];
  });
}

/** A sleeve bent with an arm on the hip. */
const isHipSleeve = (f: Wearer, s: Side, { end }: SleeveCut): boolean => f.arm[s].onHip === true && end > ENDS.bent;

/** Outer and inner edge, each from the shoulder down. */
function edgesOf(f: Wearer, s: Side, o: SleeveOptions, hole: Point[]): { outer: Point[]; inner: Point[] } {
  const { cut } = o;
  const tip = hole[0];
  const under = hole[hole.length - 1];
  const line = shoulderLine(f, s, o.pad, o.padOut);
  const lead = line[Math.floor(line.length * 0.55)];
  const out = widths(f, cut, true);
  const inside = widths(f, cut, false);
  const low = armEdge(f, s, out, true, Math.min(0.16, cut.end * 0.45), cut.end, 14);
  // one spline through shoulder line, shoulder point and outer arm: tangent-continuous by construction
  const head: Point[] = cut.cap
    ? [add(tip, [-s * 3, -cut.cap * 0.35]), add(mix(tip, low[0], 0.35), [s * cut.cap * 0.7, -cut.cap])]
    : [tip];
  const begins = { lead, head, under };
  if (isHipSleeve(f, s, cut)) return hipEdges(f, s, cut, begins);
  const outer = f.arm[s].onHip ? hipShortEdge(f, s, cut, begins) : spline([lead, ...head, ...low], 7).slice(7);
  if (cut.end > 0.34) {
    const below = armEdge(f, s, inside, false, 0.27, cut.end, 14);
    return { outer, inner: spline([under, ...below.slice(1)], 7) };
  }
  const at = Math.max(cut.end, 0.24);
  const end = armEdge(f, s, inside, false, at, at + 0.001, 2)[0];
  // a short sleeve never ends higher than a hand's breadth under the arm, nor inside the body
  if ((end[0] - under[0]) * s < -4)
    return { outer, inner: spline([under, add(under, [s, 8]), add(under, [s, 14])], 7) };
  return { outer, inner: spline([under, mix(under, end, 0.5), end], 7) };
}

/** Room of the upper half of a long sleeve, on its own 0..1. */
const upperRoom = (cut: SleeveCut): Profile =>
  [0, 0.2, 0.4, 0.7, 1].map((t) => [t, profile(cut.room, (t * 0.5) / cut.end)]);

/** A sleeve as it is being made. */
interface Making {
  f: Wearer;
  s: Side;
  o: SleeveOptions;
  /** Its cut: of a bent sleeve the upper length's. */
  cut: SleeveCut;
  outer: Point[];
  inner: Point[];
  built: Sleeve;
  folds: FoldSet;
}

/** Where the edges of a forearm begin, past the elbow. */
const PAST_ELBOW = 0.16;

/** Cloth pressed together inside the elbow. */
function elbowFolds({ o, folds, s }: Making, panel: Panel): void {
  const next = stream(o.seed, 'sleeve.forearm');
  for (let i = 0; i < 3; i++)
    folds.add({
      points: panel.line([
        [-0.9 + i * 0.2, 0.2 + i * 0.07],
        [-0.2, 0.24 + i * 0.1 + next() * 0.04],
        [0.5 - next() * 0.3, 0.2 + i * 0.12],
      ]),
      width: o.fabric.foldWidth * 0.4,
      height: o.fabric.foldHeight * 0.5,
      side: 1,
      ink: 0.6,
      on: [sleeveName(s)],
    });
}

/** The forearm of a bent sleeve lies over the upper length; cloth is pressed together inside the elbow. */
function layForearm(m: Making): void {
  const { f, s, o, built, outer, inner } = m;
  const { piece, edges, cap, panel } = forearm(f, s, o.cut, sleeveName(s));
  const [whole] = built.pieces.slice(-1);
  built.pieces.push(piece);
  elbowFolds(m, panel);
  built.lines.push(
    { kind: 'overlap', points: slice(edges[0], PAST_ELBOW, 1), weight: 0.8 },
    { kind: 'overlap', points: slice(edges[1], PAST_ELBOW, 1), weight: 0.9 },
    { kind: 'hem', points: panel.row(1), weight: 0.8 },
    ...outsideOf(cap, whole.outline).map((points): Line => ({ kind: 'overlap', points, weight: 0.85 })),
    ...[outer, inner].flatMap((edge, i) =>
      outsideOf(edge, piece.outline).map(
        (points): Line => (i ? { kind: 'overlap', points, weight: 0.7 } : { kind: s < 0 ? 'light' : 'shade', points }),
      ),
    ),
  );
  endLines({ ...built, panel, lines: built.lines }, o.cut);
}

/** A lining lets cloth slide over the arm instead of creasing. */
const lined = (fabric: FabricRule): FabricRule => ({
  ...fabric,
  crease: fabric.crease * 0.4,
  foldHeight: fabric.foldHeight * 0.75,
});

/** Where along the arm a sleeve must end to be bent with it, the upper length of a bent one ends, and one is long. */
const ENDS = { bent: 0.56, elbow: 0.5, long: 0.9 } as const;

/** Cloth that lies loose to the wrist rests on it. */
const settlesOf = (cut: SleeveCut): boolean =>
  !cut.still && !cut.clean && cut.end > ENDS.long && cut.hem !== 'free' && (cut.outside ?? 0) < 1;

/** How round a sleeve is, and the share of its mouth that its end sags. */
const ROUND = { depth: 0.72, sag: 0.16 } as const;
/** Points of the outer edge above the shoulder's point; how far the edge of a bare shoulder hangs, page units. */
const ABOVE_POINT = 7;
const SLACK = 5;

/** Its edges and the surface between them; folds and pieces are still to come. */
function startSleeve(f: Wearer, s: Side, o: SleeveOptions): Making & { hole: Point[]; bent: boolean } {
  const bent = o.cut.end > ENDS.bent && isSharp(f, s);
  // the upper length of a bent sleeve ends at the elbow, under the forearm's
  const cut: SleeveCut = bent ? { ...o.cut, end: ENDS.elbow, hem: 'plain', room: upperRoom(o.cut) } : o.cut;
  const armscye = armhole(f, s, o.pad, o.padOut, o.drop, (o.ease ?? 3) * 0.5);
  const whole = edgesOf(f, s, { ...o, cut }, armscye);
  const { inner } = whole;
  const { seed } = o;
  const onHip = isHipSleeve(f, s, cut);
  if (!bent && !onHip)
    creaseEdges(whole, bendOf(f, s), { fabric: clothOf(o, cut), seed, end: cut.end, settles: settlesOf(cut) });
  // off the shoulder: it begins below it, on a slack line from the outer arm to the underarm
  const outer = o.offShoulder ? whole.outer.slice(ABOVE_POINT) : whole.outer;
  const slack = (): Point[] => spline([outer[0], add(mix(outer[0], inner[0], 0.5), [0, SLACK]), inner[0]], 8);
  const mouth = distance(outer[outer.length - 1], inner[inner.length - 1]);
  const panel = new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, {
    depth: ROUND.depth,
    sagBottom: mouth * ROUND.sag,
    across: 20,
    along: 44,
    paired: onHip,
  });
  const built: Sleeve = { ...emptyBuild(), panel, side: s };
  const hole = o.offShoulder ? slack() : armscye;
  return { f, s, o, cut, outer, inner, built, folds: new FoldSet(), hole, bent };
}

/** Its cloth; lined, it slides over the arm. */
const clothOf = ({ fabric }: SleeveOptions, { clean }: SleeveCut): FabricRule => (clean ? lined(fabric) : fabric);

/** How far it lies above the bodice, and its print is off the bodice's, page units. */
const LIFT = 2.5;
const PRINT_OFF = 11;

/** The cloth of it, with its hem. @returns the hem, from left to right. */
function layCloth({ s, o, cut, outer, inner, built, folds }: Making, hole: Point[]): Point[] {
  const { panel } = built;
  const free =
    cut.hem === 'free'
      ? makeHem(panel, { fabric: o.fabric, seed: branch(o.seed, 'sleeve.hem'), fullness: 0.9, foldTop: 0.35, lobes: 4 })
      : null;
  const hem = free ? free.edge : panel.row(1);
  if (free) built.pieces.push(...free.slivers);
  built.pieces.push({
    name: sleeveName(s),
    outline: [...reversed(hole), ...outer, ...(s < 0 ? hem : reversed(hem)), ...reversed(inner)],
    surface: panel,
    grain: { angle: o.angle ?? 0, dy: PRINT_OFF },
    lift: LIFT,
    ...(free && { swell: free.swell }),
  });
  if (free) for (const fold of free.folds) folds.add({ ...fold, on: [sleeveName(s)] });
  return hem;
}

/** One sleeve, ready to be merged with the bodice it is set into. */
export function sleeve(f: Wearer, s: Side, o: SleeveOptions): Sleeve {
  const m = startSleeve(f, s, o);
  const { cut, outer, inner, built, folds, hole } = m;
  const hem = layCloth(m, hole);
  if (cut.gathers) gathers(built, folds, cut, { fabric: o.fabric, next: stream(o.seed, 'sleeve.gathers') });
  if (o.offShoulder) built.lines.push({ kind: 'opening', points: hole, weight: 0.9 });
  if (m.bent) layForearm(m);
  else {
    const on = sleeveName(s);
    const slides = cut.end > ENDS.long && cut.hem !== 'free' && !cut.clean;
    if (isHipSleeve(f, s, cut))
      hipFolds({ folds, panel: built.panel, side: s, fabric: clothOf(o, cut), seed: o.seed, on });
    else
      sleeveFolds({ folds, f, side: s, fabric: clothOf(o, cut), seed: o.seed, on, outer, inner, end: cut.end }, slides);
    built.lines.push(
      { kind: s < 0 ? 'light' : 'shade', points: outer },
      { kind: 'overlap', points: inner, weight: s < 0 ? 0.9 : 0.7 },
      { kind: 'hem', points: hem, weight: 0.85 },
    );
    endLines(built, cut);
  }
  built.folds = folds.list;
  for (const line of built.lines) line.top = true;
  return built;
}
