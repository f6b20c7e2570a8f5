/** Trousers and shorts. Two legs that meet at the crotch; the bearing leg lies in front. */

import { type Build, emptyBuild, type Line, type Piece } from '#atelier/cloth/build.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { fork, legMasses } from '#atelier/garments/lower/leg-form.ts';
import { roundWaist } from '#atelier/garments/waist/round-waist.ts';
import { branch } from '#atelier/kit/chance.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { isInside, outsideOf } from '#atelier/kit/shapes.ts';
import { other, type Side } from '#atelier/kit/side.ts';
import { crotchFolds } from './crotch-folds.ts';
import { legEdges } from './leg-edges.ts';
import { pressedCrease } from './pressed-crease.ts';
import { jeansSeat, seatSeam, tailoredSeat } from './trouser-backs.ts';
import { fly, jeansLeg, slantPocket } from './trouser-details.ts';
import { legFolds } from './trouser-folds.ts';
import { isCreased, isWide, type LegPanel, type TrouserOptions, type Waist } from './trouser-parts.ts';

export interface Trousers extends Build {
  legs: LegPanel[];
  waistLine: Point[];
}

/** How far the fork hangs below the body's own: at least, and for each unit of room at the thigh. */
const RISE = { least: 5, room: 1.2, men: 4 };

function waistOf(f: Wearer, { cut, second, drop = isWoman(f) ? 0.08 : 0.5 }: TrouserOptions): Waist {
  const hang = second ? 0 : Math.min(12, cut.thigh * RISE.room) + (isWoman(f) ? 0 : RISE.men);
  const end = (s: Side): Point => add(mix(f.waist[s], f.highHip[s], drop), [s * 2, 0]);
  return {
    left: end(-1),
    right: end(1),
    front: add(mix(end(-1), end(1), 0.5), [0, 6]),
    crotch: add(f.crotch, [0, RISE.least + hang]),
  };
}

interface OneLeg {
  leg: LegPanel;
  pieces: Piece[];
}

/** Shade by which the far leg falls behind the near one; wide legs lie closer together and part further in tone. */
const FAR = 0.36;
const FAR_WIDE = 0.4;

/** One leg with its cloth, and its folds laid. */
function trouserLeg(f: Wearer, s: Side, o: TrouserOptions, { w, folds }: { w: Waist; folds: FoldSet }): OneLeg {
  const { outer, inner } = legEdges(f, s, o, w);
  const name = s < 0 ? 'legL' : 'legR';
  const mouth = Math.abs(outer[outer.length - 1][0] - inner[inner.length - 1][0]);
  const panel = new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, {
    depth: 0.6,
    sagBottom: mouth * 0.09,
    // the front lies on the instep, the back falls to the heel
    ...(o.length > 0.98 && !isWide(o) && { bottom: (u: number) => -mouth * 0.13 * (1 - u * u) }),
    across: 24,
    along: 60,
  });
  const wide = isWide(o);
  const stiff = o.stiff ?? 0.5;
  const hem = makeHem(panel, {
    fabric: o.fabric,
    seed: branch(o.seed, 'trousers.leg', s),
    // a pressed leg hangs in two planes
    fullness: wide ? lerp(0.85, 0.4, stiff) * (isCreased(o) ? 0.6 : 1) : 0,
    lobes: wide ? (isCreased(o) ? 2 : Math.round((o.cut.hem > 66 ? 4 : 3) * lerp(1.15, 0.7, stiff))) : 1,
    foldTop: o.cut.knee < 12 ? 0.6 : 0.3,
    stiff,
  });
  const relaxed = s !== f.weight;
  const piece: Piece = {
    name,
    outline: [
      ...panel.row(0),
      ...panel.edge(1, 0, 1, 80),
      ...reversed(hem.edge),
      ...reversed(panel.edge(-1, 0, 1, 80)),
    ],
    surface: panel,
    grain: { angle: o.angle ?? 0 },
    lift: relaxed ? 0 : wide ? 6 : 4,
    // the far leg falls back a value, so that two legs read as two
    ...(relaxed && {
      shadeDown: [w.crotch[1] - 10, 0, w.crotch[1] + 110, wide ? FAR_WIDE : FAR] satisfies Piece['shadeDown'],
    }),
    ...(wide && { swell: hem.swell }),
  };
  const leg: LegPanel = { side: s, name, panel, outer, inner, relaxed, hem: hem.edge };
  // before what falls to the hem: that gives way to it
  if (isCreased(o)) pressedCrease(folds, leg, o);
  if (wide) for (const fold of hem.folds) folds.add({ ...fold, on: [name] });
  return { leg, pieces: [...(wide ? hem.slivers : []), piece] };
}

/** Pockets and seams round the hips, as they are seen from this side. */
function seatLines(f: Wearer, leg: LegPanel, o: TrouserOptions, w: Waist): Line[] {
  if (o.second) return [];
  if (!f.back) return o.isDenim ? jeansLeg(f, leg, w) : slantPocket(f, leg, o, w);
  if (o.isDenim) return jeansSeat(f, leg, w);
  return o.cut.gathered || o.cut.rings || o.cut.rib ? [] : tailoredSeat(f, leg, w);
}

export function trousers(f: Wearer, o: TrouserOptions): Trousers {
  const w = waistOf(f, o);
  const bearing = f.weight;
  const b: Trousers = { ...emptyBuild(), legs: [], waistLine: spline([w.left, w.front, w.right], 10) };
  const folds = new FoldSet();
  for (const s of [other(bearing), bearing]) {
    const { leg, pieces } = trouserLeg(f, s, o, { w, folds });
    b.legs.push(leg);
    b.pieces.push(...pieces);
  }
  crotchFolds(folds, f, w.crotch, o);
  const near = b.pieces[b.pieces.length - 1];
  const crossed = b.legs[0].inner.some((p, i) => i % 5 === 0 && p[1] > w.crotch[1] + 60 && isInside(p, near.outline));
  b.bumps.push(...fork(w.crotch, o));
  for (const made of b.legs) {
    const s = made.side;
    legFolds(folds, made, o);
    if (!o.cut.gathered && !o.cut.barrel) b.bumps.push(...legMasses(f, s, made, o));
    const lines: Line[] = seatLines(f, made, o, w);
    const fork = made.inner.findIndex((p) => p[1] >= w.crotch[1] - 1);
    lines.push(
      { kind: s < 0 ? 'light' : 'shade', points: made.outer, weight: s < 0 ? 1 : 0.95 },
      { kind: 'hem', points: made.hem, weight: 0.9 },
      { kind: 'overlap', points: made.inner.slice(Math.max(0, fork)), weight: made.relaxed ? 0.75 : 0.95 },
    );
    if (!made.relaxed) lines.push({ kind: 'seam', points: made.inner.slice(0, fork + 1), weight: 1.2 });
    if (o.cut.turnUp || o.cut.rib || o.cut.gathered)
      lines.push({ kind: 'detail', points: made.panel.row(o.cut.turnUp ? 0.955 : 0.965, -1, 1, 20), weight: 1.1 });
    if (o.cut.kneeSeam) lines.push({ kind: 'detail', points: made.panel.row(0.52, -1, 1, 30), weight: 1 });
    b.lines.push(...(made.relaxed && crossed ? lines.flatMap((line) => beside(line, near.outline)) : lines));
  }
  const { front, crotch } = w;
  b.joins.push({ curve: spline([add(front, [0, 6]), mix(front, crotch, 0.6), add(crotch, [0, -4])], 8), radius: 15 });
  b.folds = folds.list;
  if (!o.second && !o.cut.gathered && !o.cut.rings && !o.cut.rib)
    b.lines.push(...(f.back ? seatSeam(w, !!o.isDenim) : fly(w, !!o.isDenim)));
  b.lines.push({ kind: 'detail', points: b.waistLine });
  return b;
}

/** What the near leg leaves of a line of the far one. */
const beside = (line: Line, near: Point[]): Line[] =>
  outsideOf(line.points, near).map((points) => ({ ...line, points }));

export interface Waistband extends Build {
  top: Point[];
  low: Point[];
}

/** Shares of its depth by which a band lies above the edge it is sewn to and below it. */
const SEWN = { above: 0.55, below: 0.45 } as const;

/** A band over the top edge of trousers or a skirt. @param depth page units. */
export function waistband(line: Point[], depth: number): Waistband {
  const { top, low, outline, surface } = roundWaist(line, depth * SEWN.above, depth * SEWN.below);
  return {
    ...emptyBuild(),
    top,
    low,
    pieces: [{ name: 'band', outline, surface, lift: 1.5, grain: { angle: Math.PI / 2 } }],
    lines: [
      { kind: 'overlap', points: low, weight: 0.7 },
      { kind: 'opening', points: top, weight: 0.8 },
    ],
  };
}
