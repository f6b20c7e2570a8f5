/** Bodice: the trunk from neckline to any length. It shares shoulder line and armhole with the sleeve. */

import type { Neckline } from '@toile/look';
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem, selvedge } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armhole, bustPoint, coverLegs, isWoman, shoulderLine, underlap } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { xAt } from '#atelier/garments/finish/pocket-cuts.ts';
import { bodyUnderSkirt } from '#atelier/garments/lower/leg-form.ts';
import { legFolds } from '#atelier/garments/lower/skirt/skirt-leg.ts';
import { flutter } from '#atelier/garments/lower/skirt/skirt-sides.ts';
import { branch, chance, stream } from '#atelier/kit/chance.ts';
import { at, normals, resample, reversed, slice, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import {
  bustDrags,
  drops,
  hasBust,
  hipPull,
  spiral,
  tucksAt,
  underarmFolds,
  type Where,
  waistFolds,
} from './body-folds.ts';
import { drawInRib } from './cinched-seams.ts';
import { catenaries, type NeckEdge, neckEdge } from './neckline-cuts.ts';
import { raglanCap, raglanSeam } from './raglan.ts';
import { cutAtY, type SeamCut, sideSeam } from './side-seam.ts';

export interface BodiceCut extends SeamCut {
  fabric: FabricRule;
  seed: number;
  neck: Neckline;
  sleeveless?: boolean;
  /** A band is sewn over its upper edge. */
  banded?: boolean;
  /** Rise of the shoulder line and its reach beyond the shoulder point. */
  pad?: number;
  padOut?: number;
  /** 'clean' a turned hem, 'free' moves with the cloth, 'rib' drawn in, 'hidden' tucked under a waistband, 'joined' sewn to a skirt. */
  hem: 'clean' | 'free' | 'rib' | 'hidden' | 'joined';
  /** Page heights at which the left and the right side end, where they differ. */
  ends?: [number, number];
  /** Shape of the lower edge: offset across u, page units. */
  bottom?: ((u: number) => number) | undefined;
  fullness?: number;
  mirror?: boolean;
  angle?: number;
  /** Width of shoulder straps, page units. */
  strapWidth?: number | undefined;
  /** Its sleeves are raglan; of which material they are cut. */
  raglan?: number | undefined;
  /** How far the cloth stands by itself, 0..1: see `stiffnessOf`. */
  stiff?: number;
  /** It clings: the hip pulls it toward the knee. */
  pull?: boolean;
}

export interface Bodice extends Build {
  panel: Panel;
  neck: NeckEdge;
  left: Point[];
  right: Point[];
  hem: Point[];
}

/** Sleeveless armhole: from the shoulder line in to the underarm. */
function cutAway(f: Wearer, s: Side, cut: BodiceCut, shoulderEnd: number): Point[] {
  const inner = at(shoulderLine(f, s), 0.8);
  const under = f.underarm[s];
  return spline(
    [
      at(shoulderLine(f, s, cut.pad, cut.padOut), shoulderEnd),
      add(mix(inner, under, 0.45), [-s * 9, 0]),
      add(mix(inner, under, 0.82), [-s * 9, 0]),
      add(under, [s * cut.ease * 0.5, cut.drop ?? 0]),
    ],
    8,
  );
}

/** Height over which tucked cloth rounds in, and by which it reaches under the band, page units. */
const TUCK_ROUND = 26;
const BAND_OVERLAP = 5;

/** Tucked cloth returns to the body under the waistband: its sides round in over the last stretch. */
function tuckIn(seam: Point[], body: readonly Point[], s: Side): void {
  const end = seam[seam.length - 1][1] - BAND_OVERLAP;
  for (let i = 0; i < seam.length; i++) {
    const [x, y] = seam[i];
    const t = clamp((y - end + TUCK_ROUND) / TUCK_ROUND);
    if (t <= 0) continue;
    seam[i] = [lerp(x, xAt(body, y) - s, 1 - Math.sqrt(1 - t * t)), y];
  }
}

/** What the trunk does to the cloth: it crushes, twists or lets it drop, each in its own garment. */
function trunkFolds(where: Where, f: Wearer, cut: BodiceCut, box: number): void {
  const roll = chance(cut.seed, 'bodice.roll');
  const child = f.person.ageGroup === 'child';
  const toWaist = cut.endY > f.waist[LEFT][1] - 12;
  if (box < 0.3) {
    if (toWaist && roll < 0.55) waistFolds(where, cut.endY);
    else if (toWaist && roll < 0.8) spiral(where, cut.endY);
    if (hasBust(f) && !f.back) bustDrags(where);
    return;
  }
  const hangs = cut.endY > f.underbust[LEFT][1] + 20 && cut.hem !== 'hidden' && cut.hem !== 'rib';
  if (hangs && !child && !(box < 0.5 && roll < 0.3)) drops(where, cut.endY);
  if (!toWaist) return;
  if (box < 0.7 && roll > 0.35) waistFolds(where, cut.endY);
  else if (roll < 0.7) spiral(where, cut.endY);
}

/** Flare from which a close skirt pours to its hem, page units. */
const POURS = 20;
/** Room above the floor below which a hem hides the feet evenly, page units. */
const ON_FLOOR = 60;

function bodiceFolds(b: Bodice, f: Wearer, cut: BodiceCut): FoldSet {
  const folds = new FoldSet();
  const where = { folds, f, fabric: cut.fabric, seed: cut.seed, on: ['bodice'] };
  const box = cut.box ?? 0;
  // a bare armhole has nothing to hang from
  if (!cut.sleeveless) for (const s of SIDES) underarmFolds(where, s);
  trunkFolds(where, f, cut, box);
  if (cut.hem === 'hidden' || cut.hem === 'rib')
    tucksAt(
      where,
      b.panel.row(cut.hem === 'rib' ? 0.925 : 0.99, -0.86, 0.86, 40),
      (cut.hem === 'rib' ? 34 : 62) * clamp(cut.ease / 7, 0.6, 1.5),
      -1,
    );
  // cut on the bias it falls from hip and knee; a narrow one is pulled between them
  if (cut.pull && (cut.flare ?? 0) > POURS) legFolds(where, b.panel, false);
  else if (cut.pull) hipPull(where, 3, 1);
  if (cut.neck === 'cowl') {
    const { edge, hang } = b.neck;
    const [from, to] = hang ?? [edge[0], edge[edge.length - 1]];
    const hung = catenaries(from, to, hang ? 32 : 44, hang ? 3 : 2, stream(cut.seed, 'bodice.cowl'));
    for (const [i, points] of hung.entries())
      folds.add({
        points,
        width: 15 - i * 2,
        height: 8,
        side: -1,
        ink: 0.75 - i * 0.2,
        from: 0.12,
        to: 0.85,
        on: ['bodice'],
      });
  }
  return folds;
}

function bodiceLines(
  b: Bodice,
  _f: Wearer,
  cut: BodiceCut,
  holes: Point[][],
  shoulders: Point[][],
  seams: Point[][],
): void {
  // a hem that rises at the sides shortens their seams
  const [endL, endR] = [b.hem[0][1], b.hem[b.hem.length - 1][1]];
  b.lines.push({ kind: 'light', points: cutAtY(seams[0], endL) }, { kind: 'shade', points: cutAtY(seams[1], endR) });
  if (cut.hem !== 'hidden' && cut.hem !== 'joined') b.lines.push({ kind: 'hem', points: b.hem, weight: 0.9 });
  const { edge, straps, strapless, bound } = b.neck;
  if (strapless) {
    if (!cut.banded) b.lines.push({ kind: 'opening', points: edge });
    for (const strap of straps) b.lines.push({ kind: cut.neck === 'halter' ? 'opening' : 'overlap', points: strap });
    return;
  }
  b.lines.push(
    { kind: 'light', points: shoulders[0], top: true },
    // nothing lies on a bare shoulder
    ...(cut.neck === 'one-shoulder' ? [] : [{ kind: 'shade' as const, points: shoulders[1], weight: 0.7, top: true }]),
    { kind: 'opening', points: edge, weight: 0.9 },
  );
  if (cut.sleeveless)
    b.lines.push(
      { kind: 'opening', points: holes[0], weight: 0.8 },
      // a bare shoulder has no armhole
      ...(cut.neck === 'one-shoulder' ? [] : [{ kind: 'opening' as const, points: holes[1] }]),
    );
  else if (cut.raglan !== undefined)
    for (const [i, s] of SIDES.entries())
      b.lines.push({
        kind: 'detail',
        points: raglanSeam(s, { neck: edge, shoulder: shoulders[i], hole: holes[i] }),
        weight: 0.9,
        top: true,
      });
  else
    b.lines.push(
      { kind: 'seam', points: holes[0], top: true },
      { kind: 'seam', points: holes[1], weight: 1.1, top: true },
    );
  if (bound) {
    const last = edge.length - 1;
    b.lines.push({ kind: 'seam', points: edge.map((p, i) => add(p, [0, 5 + 3 * Math.sin((Math.PI * i) / last)])) });
  }
  const low = edge[Math.floor(edge.length / 2)];
  if (cut.neck === 'keyhole')
    b.lines.push({
      kind: 'opening',
      points: spline([add(low, [0, 5]), add(low, [-7, 20]), add(low, [0, 34]), add(low, [7, 20]), add(low, [0, 5])], 8),
    });
  if (cut.neck === 'notched')
    b.lines.push({ kind: 'opening', points: [add(low, [-7, -1]), add(low, [0, 34]), add(low, [7, -1])] });
}

/** Shoulder straps, each a narrow ribbon of the same cloth. */
function layStraps(b: Bodice, width: number): void {
  for (const strap of b.neck.straps) {
    const across = normals(strap);
    const edge = (k: number): Point[] => strap.map((p, i) => add(p, scaled(across[i], k * width * 0.5)));
    const left = edge(1);
    const right = edge(-1);
    b.pieces.push({
      name: 'strap',
      outline: [...left, ...reversed(right)],
      surface: new Panel(left, right, { depth: 0.1, across: 4, along: 12 }),
      lift: 1,
    });
    // a fine strap is told by its colour and not by its outline
    if (width >= 6) b.lines.push({ kind: 'light', points: left, weight: 0.5 });
    b.lines.push({ kind: 'shade', points: right, weight: width < 6 ? 0.3 : 0.4 });
  }
}

/** No hem of a worn top lies ruled: cloth with room rises and falls a little along it. */
function ripple(level: Point[], cut: BodiceCut): Point[] {
  const next = stream(cut.seed, 'bodice.ripple');
  const deep = (0.5 + 2.4 * (cut.box ?? 0)) * lerp(1.25, 0.7, cut.stiff ?? 0.5);
  const [turns, phase, lean] = [7 + next() * 6, next() * 6.28, (next() - 0.5) * 3 * (cut.box ?? 0)];
  const last = level.length - 1;
  return level.map((p, i) => {
    const t = i / last;
    return add(p, [0, (Math.sin(t * turns + phase) * deep + lean * (t - 0.5)) * Math.sin(Math.PI * t) ** 0.5]);
  });
}

/** Below the hip a free hem lets its side seam move with stance and wind. Changes the seam in place. */
function swing(f: Wearer, seam: Point[], s: Side, cut: BodiceCut): void {
  const top = (f.hip[LEFT][1] + f.hip[RIGHT][1]) / 2;
  const open = cut.flare ?? 0;
  if (cut.mermaid || open <= 0 || cut.endY < top + 60) return;
  flutter(f, seam, s, {
    cut: { kind: 'plain', full: cut.fullness ?? 0.4, hold: 0.1 },
    seed: cut.seed,
    hemY: cut.endY,
    stiff: cut.stiff ?? 0.5,
    top,
    open,
  });
  coverLegs(f, seam, s, 3);
}

/** The trunk of a garment. */
export function bodice(f: Wearer, cut: BodiceCut): Bodice {
  const neck = neckEdge(f, cut.neck, !!cut.sleeveless);
  const bare = !!cut.sleeveless;
  const seams = SIDES.map((s, i) => {
    const seam = sideSeam(f, s, cut.ends ? { ...cut, endY: cut.ends[i] } : cut);
    return cut.hem === 'hidden' || cut.hem === 'rib' || cut.hem === 'free' ? resample(seam, 80) : seam;
  });
  if (cut.hem === 'free') for (const [i, seam] of seams.entries()) swing(f, seam, i ? 1 : -1, cut);
  if (cut.hem === 'rib') for (const [i, seam] of seams.entries()) drawInRib(seam, i ? 1 : -1, 22, 4 + cut.ease * 0.3);
  if (cut.hem === 'hidden')
    for (const [i, seam] of seams.entries()) {
      const s = i ? 1 : -1;
      tuckIn(seam, sideSeam(f, s, { ease: 0, endY: (cut.ends?.[i] ?? cut.endY) + 2 }), s);
    }
  const shoulderEnd = bare ? Math.max(cut.neck === 'one-shoulder' ? 0.9 : 0.78, neck.start + 0.3) : 1;
  const holes = SIDES.map((s) =>
    bare && !neck.strapless
      ? cutAway(f, s, cut, shoulderEnd)
      : armhole(f, s, cut.pad, cut.padOut, cut.drop, cut.ease * 0.5),
  );
  const shoulders = SIDES.map((s) => slice(shoulderLine(f, s, cut.pad, cut.padOut), neck.start, shoulderEnd, 14));
  const edges = SIDES.map((s, i) =>
    neck.strapless ? seams[i] : [...(bare ? holes[i] : underlap(holes[i], s)), ...seams[i].slice(1)],
  );
  const [left, right] = edges;
  const width = right[right.length - 1][0] - left[left.length - 1][0];
  const panel = new Panel(left, right, {
    depth: isWoman(f) ? 0.5 : 0.46,
    sagBottom: Math.min(26, width * (cut.endY > f.hip[LEFT][1] ? 0.085 : 0.055)),
    top: (u) => (neck.strapless ? -46 : -34) * (1 - u * u),
    bottom: cut.bottom,
    across: 30,
    along: 50,
  });
  const free =
    cut.hem === 'free'
      ? makeHem(panel, {
          fabric: cut.fabric,
          seed: branch(cut.seed, 'bodice.hem'),
          fullness: cut.fullness ?? 0.4,
          foldTop: 0.5,
          ...(cut.pull && cut.endY < f.floor - ON_FLOOR && { deep: 1.5 }),
          ...(cut.stiff !== undefined && { stiff: cut.stiff }),
        })
      : null;
  const level = free ? free.edge : panel.row(1, -1, 1, 90);
  const hem = cut.hem === 'clean' ? selvedge(ripple(level, cut), cut.fabric) : level;
  const top = neck.strapless
    ? cut.neck === 'halter'
      ? [...reversed(neck.straps[0]), ...neck.edge, ...neck.straps[1]]
      : neck.edge
    : cut.neck === 'one-shoulder'
      ? [...reversed(shoulders[0]), ...neck.edge.slice(1)]
      : [...reversed(shoulders[0]), ...neck.edge.slice(1, -1), ...shoulders[1]];
  const b: Bodice = { ...emptyBuild(), panel, neck, left, right, hem };
  if (free) b.pieces.push(...free.slivers);
  b.pieces.push({
    name: 'bodice',
    outline: [
      ...top,
      ...cutAtY(cut.neck === 'one-shoulder' ? seams[1] : right, hem[hem.length - 1][1]).slice(1),
      ...reversed(hem),
      ...reversed(cutAtY(left, hem[0][1])),
    ],
    surface: panel,
    grain: { mirror: cut.mirror ?? false, angle: cut.angle ?? 0 },
    ...(free && { swell: free.swell }),
  });
  if (cut.raglan !== undefined && !neck.strapless && !bare)
    for (const [i, s] of SIDES.entries())
      b.pieces.push(
        raglanCap(s, { neck: neck.edge, shoulder: shoulders[i], hole: underlap(holes[i], s) }, panel, cut.raglan),
      );
  if (cut.neck !== 'halter') layStraps(b, cut.strapWidth ?? (b.neck.hang ? 3.6 : 5));
  const folds = bodiceFolds(b, f, cut);
  if (free) for (const fold of free.folds) folds.add(fold);
  b.folds = folds.list;
  const chest = hasBust(f)
    ? {
        lift: -4,
        rx: 25,
        ry: 27,
        height: (9 - Math.min(4, cut.ease * 0.15)) * (cut.fabric.shine === 'ribbon' ? 0.65 : 1),
      }
    : { lift: -24, rx: 44, ry: 44, height: 3 };
  for (const s of f.back ? [] : SIDES)
    b.bumps.push({ at: add(bustPoint(f, s), [0, chest.lift]), rx: chest.rx, ry: chest.ry, height: chest.height });
  if (cut.endY > f.hip[LEFT][1] + 60)
    b.bumps.push(...bodyUnderSkirt(f, cut.endY, cut.pull ? 1 : 0.5 - 0.4 * (cut.box ?? 0)));
  if (!neck.strapless && !bare) for (const curve of holes) b.joins.push({ curve, radius: 20 });
  bodiceLines(b, f, cut, holes, shoulders, seams);
  return b;
}

/** The lowest point of the neckline: where a collar closes and a placket begins. */
export const neckFront = (b: Bodice): Point => b.neck.edge[Math.floor(b.neck.edge.length / 2)];
