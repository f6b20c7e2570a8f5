/** Jackets and coats: two fronts that open or overlap, a lining that goes on behind them, pockets clear of the edges. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armhole, bustPoint, centreX, isWoman, shoulderLine, underlap } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { jacketPockets, type PocketKind } from '#atelier/garments/finish/pocket-cuts.ts';
import { flutter, isStepping, windOf } from '#atelier/garments/lower/skirt/skirt-sides.ts';
import { buttonDrags, drops, hasBust, tucksAt, underarmFolds, waistFolds } from '#atelier/garments/upper/body-folds.ts';
import { drawInBelt, drawInRib, swellChannels } from '#atelier/garments/upper/cinched-seams.ts';
import { behindArm, sideSeam } from '#atelier/garments/upper/side-seam.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { at, resample, reversed, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { both, LEFT, other, RIGHT, SIDES, type Side, type Sided } from '#atelier/kit/side.ts';
import { type CoatSkirt, coatSkirt } from './coat-skirt.ts';
import type { JacketCut } from './jacket-cut.ts';
import { liningOf } from './jacket-lining.ts';

export interface Jacket {
  cut: JacketCut;
  back: Build;
  front: Build;
  /** Where the fronts meet: the lapel's break or the neck. */
  breakPoint: Point;
  edges: Sided<Point[]>;
  buttons: Point[];
  panel: Panel;
  /** The side that lies over the other when closed. */
  over: Side;
  hemLine: Point[];
  /** Beside a long coat, from the hip to its hem: there it holds in what is worn beneath. */
  holds: Point[][];
}

/** Start of the front's neckline on the shoulder line. */
export const neckIn = (f: Wearer, s: Side, cut: JacketCut): Point =>
  add(at(shoulderLine(f, s, cut.pad, cut.padOut), 0.1), [0, -2]);

function breakOf(f: Wearer, cut: JacketCut): Point {
  const waistY = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2;
  if (cut.front === 'neck') return add(f.neck.pit, [0, 2 + cut.neckOpen]);
  const chest = bustPoint(f, 1)[1];
  const share = cut.front === 'vee' ? 0.35 : cut.open > 0 ? 0.5 : cut.double ? 0.55 : 0.78;
  const y = lerp(chest, waistY, share);
  return [centreX(f, y), y];
}

/** It hangs free below the hip. */
const isLong = (f: Wearer, cut: JacketCut): boolean => cut.endY > f.hip[LEFT][1] + 100;

/** The side that lies over the other: women's fronts close right over left, men's left over right; the viewer sees it the other way round. */
const overOf = (f: Wearer): Side => (isWoman(f) ? -1 : 1);

/** How far aside a wrapped-over front runs at a share of its length. */
const asideAt = ({ slant }: JacketCut, t: number): number => slant * smoothstep(0, 0.26, t);

/** Page height of the lowest button of fronts that fold back in lapels. */
const lastButton = (cut: JacketCut, brk: Point): number =>
  Math.min(cut.endY - 34, brk[1] + (Math.max(1, cut.buttons) - 1) * (cut.front === 'vee' ? 34 : 50));

/** How far a front has rounded away from the centre at the hem, page units. */
const ROUNDED = 62;

/** The same of a front that hangs open, and how much of that at a share of its length. */
const OPEN_ROUND = 40;
const roundAt = (t: number): number => 1 - Math.sqrt(1 - clamp((t - 0.66) / 0.34) ** 2);

/** A cutaway front: one edge over the other down to the last button, then a quarter round out to the hem. */
function cutawayEdge(f: Wearer, s: Side, cut: JacketCut, brk: Point, hemAt: (x: number) => number): Point[] {
  const from = lastButton(cut, brk) + 5;
  const straight = [0, 0.5, 1].map((t): Point => {
    const y = lerp(brk[1], from, t);
    return [centreX(f, y) - s * cut.overlap, y];
  });
  const round = Array.from({ length: 8 }, (_, i): Point => {
    const angle = ((i + 1) / 8) * (Math.PI / 2);
    const y = lerp(from, cut.endY, Math.sin(angle));
    const x = centreX(f, y) + s * ((1 - Math.cos(angle)) ** 0.82 * (ROUNDED + cut.overlap) - cut.overlap);
    return [x, lerp(from, hemAt(x), Math.sin(angle))];
  });
  return spline([...straight, ...round], 5);
}

/** Front edge from the break down to the hem; x is measured from the body's centre line. */
function frontEdge(f: Wearer, s: Side, cut: JacketCut, brk: Point, hemAt: (x: number) => number): Point[] {
  const closed = cut.open <= 0;
  if (closed && cut.cutaway) return cutawayEdge(f, s, cut, brk, hemAt);
  const points: Point[] = [];
  const steps = closed || !cut.cutaway ? 10 : 20;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const y = lerp(brk[1], cut.endY, t);
    const swept = !closed && isLong(f, cut) && isStepping(f) ? windOf(f) * 22 * t ** 2.2 : 0;
    const aside = closed && s === overOf(f) ? -s * asideAt(cut, t) : 0;
    const round = cut.cutaway ? s * OPEN_ROUND * roundAt(t) : 0;
    const off = closed ? -s * cut.overlap + aside : s * cut.open * (0.42 + 0.58 * t) + swept + round;
    points.push([centreX(f, y) + off, y]);
  }
  const last = points[steps];
  last[1] = hemAt(last[0]);
  return spline(points, 5);
}

/** The part of the front above the break: straight to the neck, or round it. */
function neckPart(f: Wearer, s: Side, cut: JacketCut, brk: Point, top: Point): Point[] {
  const start = neckIn(f, s, cut);
  if (cut.front === 'neck') return spline([start, add(mix(start, top, 0.55), [s * 2, 7]), top], 8);
  if (cut.front === 'vee') return spline([start, add(mix(start, top, 0.45), [s * 3, 0]), top], 8);
  return [start, [top[0], lerp(start[1], brk[1], 0.97)], top];
}

function buttonsOf(f: Wearer, cut: JacketCut, brk: Point): Point[] {
  if (cut.buttons <= 0 || cut.open > 0) return [];
  const waistY = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2;
  const high = cut.front === 'neck';
  const first = brk[1] + (high ? 16 : 5);
  const last = cut.buttonsTo
    ? cut.buttonsTo
    : high
      ? Math.min(cut.endY - 40, waistY + (cut.endY > f.hip[LEFT][1] + 60 ? 120 : 70))
      : lastButton(cut, brk);
  return Array.from({ length: cut.buttons }, (_, i): Point[] => {
    const y = cut.buttons > 1 ? lerp(first, last, i / (cut.buttons - 1)) : first;
    const along = (y - brk[1]) / Math.max(1, cut.endY - brk[1]);
    const x = centreX(f, y) - overOf(f) * asideAt(cut, along);
    return cut.double
      ? [
          [x - 19, y],
          [x + 19, y],
        ]
      : [[x, y]];
  }).flat();
}

/** Depth of a waistcoat's points, page units. */
const POINT = 17;

interface Half {
  f: Wearer;
  cut: JacketCut;
  s: Side;
  side: Point[];
  hole: Point[];
  edge: Point[];
  panel: Panel;
  brk: Point;
  hemAt: (x: number) => number;
}

/** A hem that ends on the body goes in and out a little, as its cloth does. */
function shortHem({ cut, side, edge, hemAt }: Half, next: () => number): Point[] {
  const corner = side[side.length - 1];
  const low = edge[edge.length - 1];
  const ripple = cut.fabric.hemWave * Math.abs(corner[0] - low[0]) * 0.6;
  const phase = next() * 6.28;
  const wave = (t: number): number => Math.sin(t * 6.28 + phase) * Math.sin(Math.PI * clamp(t * 1.02)) ** 0.5;
  return Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25;
    const x = lerp(corner[0], low[0], t);
    const point = cut.pointed ? POINT * Math.min(t / 0.72, (1 - t) / 0.28) : 0;
    return [x, lerp(corner[1], hemAt(x), Math.min(1, t * 5)) + wave(t) * ripple + point];
  });
}

/** How much a long coat holds in its flutes: what is drawn in by a belt or cut wide, most. */
const fullnessOf = ({ flare, cinch }: JacketCut): number =>
  clamp(0.34 + (flare - 20) / 130 + (cinch ? 0.14 : 0), 0.16, 0.7);

/** From the belt or the hip a long coat hangs free. */
function skirtOf({ f, cut, s, side, edge, panel }: Half, over: boolean): CoatSkirt {
  const [low] = edge[edge.length - 1];
  const [left, right] = [panel.map(-1, 1)[0], panel.map(1, 1)[0]];
  const from = cut.cinch ?? f.highHip[s][1];
  return coatSkirt({
    panel,
    s,
    u: ((low - left) / (right - left)) * 2 - 1,
    v: clamp((from - side[0][1]) / (cut.endY - side[0][1]), 0.2, 0.8),
    covered: over || cut.open > 0 ? 0 : cut.overlap * 2 + cut.slant,
    fabric: cut.fabric,
    seed: cut.seed,
    fullness: fullnessOf(cut),
    stiff: 0.6,
    sway: isStepping(f) ? -windOf(f) * 0.1 : 0,
  });
}

function layFront(b: Build, folds: FoldSet, h: Half, over: boolean, next: () => number): Point[] {
  const { f, cut, s, side, hole, edge, panel } = h;
  const name = s < 0 ? 'frontL' : 'frontR';
  const low = edge[edge.length - 1];
  const skirt = isLong(f, cut) ? skirtOf(h, over) : null;
  const hem = skirt?.hem ?? shortHem(h, next);
  hem[hem.length - 1] = low;
  const shoulder = shoulderLine(f, s, cut.pad, cut.padOut).slice(2);
  const neck = neckPart(f, s, cut, h.brk, edge[0]);
  const collarEdge = cut.front === 'lapel' ? neck.slice(0, 1) : neck;
  if (skirt) b.pieces.push(...skirt.slivers);
  b.pieces.push({
    name,
    outline: [neck[0], ...shoulder, ...side.slice(1), ...hem.slice(1), ...reversed(edge), ...reversed(collarEdge)],
    surface: panel,
    grain: { mirror: true },
    lift: over ? 2.5 : 0,
    ...(skirt && { swell: skirt.swell }),
  });
  const closed = cut.open <= 0;
  b.lines.push(
    { kind: s < 0 ? 'light' : 'shade', points: side.slice(hole.length) },
    { kind: 'hem', points: hem, weight: 0.95 },
    { kind: s < 0 ? 'light' : 'shade', points: shoulder, weight: 0.75, top: true },
    { kind: cut.sleeveless ? 'opening' : 'seam', points: hole, weight: cut.sleeveless ? 0.9 : 1.1, top: true },
  );
  if (!closed || over) b.lines.push({ kind: 'overlap', points: edge, weight: over ? 0.95 : 0.7 });
  if (cut.front !== 'lapel') b.lines.push({ kind: 'opening', points: neck, weight: 0.8 });
  underarmFolds({ folds, f, fabric: cut.fabric, seed: cut.seed, on: [name] }, s);
  for (const fold of skirt?.folds ?? []) folds.add(fold);
  for (const rim of skirt?.rims ?? []) b.lines.push({ kind: 'overlap', points: rim, weight: 0.45 });
  return hem;
}

/** Cloth held by a belt or a rib stands in tucks at it. */
function frontTucks(folds: FoldSet, f: Wearer, cut: JacketCut, panel: Panel): void {
  const where = { folds, f, fabric: cut.fabric, seed: branch(cut.seed, 'jacket.tucks'), on: ['frontL', 'frontR'] };
  const vOf = (y: number): number => (y - f.shoulder[LEFT][1]) / (cut.endY - f.shoulder[LEFT][1]);
  if (cut.hem === 'rib') tucksAt(where, panel.row(vOf(cut.endY - 20), -0.88, 0.88, 40), 44, -1);
  if (cut.cinch === null) return;
  tucksAt(where, panel.row(vOf(cut.cinch - 5), -0.88, 0.88, 40), 46, -1);
  tucksAt({ ...where, seed: branch(cut.seed, 'jacket.cinch') }, panel.row(vOf(cut.cinch + 7), -0.88, 0.88, 40), 58, 1);
}

/** Where nothing gathers the fronts, the button and the stance pull at them; what hangs loose drops. */
function frontPulls(folds: FoldSet, f: Wearer, cut: JacketCut, button: Point | undefined): void {
  if (cut.cinch !== null || cut.fabric.weave === 'quilt') return;
  const where = { folds, f, fabric: cut.fabric, seed: cut.seed, on: ['frontL', 'frontR'] };
  if (button && !f.back) buttonDrags(where, button);
  else if (!button && !isLong(f, cut) && cut.endY > f.underbust[LEFT][1] + 20) drops(where, cut.endY);
  if ((cut.box ?? 0) < 0.4 && cut.endY > f.waist[LEFT][1] + 10) waistFolds(where, cut.endY);
}

/** How far beside a coat it holds in what is worn beneath, page units. */
const HELD = 260;

function beside(f: Wearer, s: Side, seam: readonly Point[]): Point[] {
  const low = seam.filter((p) => p[1] > f.highHip[s][1]);
  const end = low[low.length - 1];
  const top = low[0];
  return [...low, [end[0] + s * HELD, end[1]], [top[0] + s * HELD, top[1]]];
}

/** The pocket of one front: a hand that lies in it is drawn with its welt, and the other side has a slanted one like it. */
function pocketAt(f: Wearer, s: Side, kind: PocketKind): PocketKind {
  if (kind === 'none' || kind === 'chest') return kind;
  const { arm } = f.body.pose;
  if (arm[s].hand === 'pocket') return 'none';
  return arm[LEFT].hand === 'pocket' || arm[RIGHT].hand === 'pocket' ? 'slant' : kind;
}

export function jacket(f: Wearer, cut: JacketCut): Jacket {
  const next = stream(cut.seed, 'jacket.folds');
  const brk = breakOf(f, cut);
  const drop = 8;
  const seam = (s: Side): Point[] => {
    const line = resample(sideSeam(f, s, { ease: cut.ease, endY: cut.endY, box: cut.box, flare: cut.flare, drop }), 90);
    if (cut.hem === 'rib') drawInRib(line, s, 22, 5 + cut.ease * 0.35);
    if (!cut.sleeveless && cut.endY < f.hip[LEFT][1] + 60) behindArm(f, s, line);
    if (cut.cinch !== null) drawInBelt(line, s, cut.cinch, 5 + cut.ease * 0.3);
    if (isLong(f, cut))
      flutter(f, line, s, {
        cut: { kind: 'plain', full: 0.5, hold: 0.1 },
        seed: cut.seed,
        hemY: cut.endY,
        stiff: 0.6,
        top: f.hip[s][1],
        open: Math.max(cut.flare, 30),
      });
    if (cut.fabric.weave === 'quilt') swellChannels(line, s, f.shoulder[LEFT][1], 4);
    return line;
  };
  const seams = both(seam(LEFT), seam(RIGHT));
  const hole = (s: Side): Point[] => armhole(f, s, cut.pad, cut.padOut, drop, cut.ease * 0.5);
  const holes = both(hole(LEFT), hole(RIGHT));
  const full = (s: Side): Point[] => [...(cut.sleeveless ? holes[s] : underlap(holes[s], s)), ...seams[s].slice(1)];
  const sides = both(full(LEFT), full(RIGHT));
  const leftEnd = sides[-1][sides[-1].length - 1];
  const rightEnd = sides[1][sides[1].length - 1];
  const width = rightEnd[0] - leftEnd[0];
  const sag = width * (cut.endY > f.hip[LEFT][1] + 120 ? 0.075 : 0.045);
  const panel = new Panel(sides[-1], sides[1], {
    depth: 0.62,
    top: (u) => -36 * (1 - u * u),
    sagBottom: sag,
    along: 54,
    across: 34,
  });
  const hemAt = (x: number): number => panel.map(((x - leftEnd[0]) / width) * 2 - 1, 1)[1];
  const edges = both(frontEdge(f, LEFT, cut, brk, hemAt), frontEdge(f, RIGHT, cut, brk, hemAt));
  const over = overOf(f);
  const front = emptyBuild();
  const folds = new FoldSet();
  const hems: Point[][] = [];
  for (const s of [other(over), over]) {
    const half: Half = { f, cut, s, side: sides[s], hole: holes[s], edge: edges[s], panel, brk, hemAt };
    hems.push(layFront(front, folds, half, s === over, next));
    jacketPockets(front, {
      f,
      s,
      edge: edges[s],
      side: sides[s],
      panel,
      kind: pocketAt(f, s, cut.pocket),
      endY: cut.endY,
      seed: cut.seed,
    });
    front.joins.push({ curve: holes[s], radius: 22 });
    front.bumps.push(
      hasBust(f)
        ? { at: bustPoint(f, s), rx: 27, ry: 32, height: 5 }
        : { at: add(bustPoint(f, s), [0, -26]), rx: 48, ry: 48, height: 3 },
    );
  }
  frontTucks(folds, f, cut, panel);
  const buttons = buttonsOf(f, cut, brk);
  frontPulls(folds, f, cut, cut.front === 'lapel' ? buttons[0] : undefined);
  front.folds = folds.list;
  const hemLine = over > 0 ? [...hems[0], ...reversed(hems[1])] : [...hems[1], ...reversed(hems[0])];
  return {
    cut,
    back: liningOf(f, cut, sides[-1], sides[1], panel, sag),
    front,
    breakPoint: brk,
    edges,
    buttons,
    panel,
    over,
    hemLine,
    holds: isLong(f, cut) ? SIDES.map((s) => beside(f, s, seams[s])) : [],
  };
}
