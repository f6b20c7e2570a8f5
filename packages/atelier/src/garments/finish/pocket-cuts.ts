/** Pockets of jackets, shirts and hoodies. They lie inside their front, clear of its edges. */

import type { Build } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { bustPoint, centreX, isWoman } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';

export type PocketKind = 'none' | 'flap' | 'welt' | 'patch' | 'chest' | 'slant';

export interface PocketPlace {
  f: Wearer;
  s: Side;
  /** Front edge and side edge of the front it lies on. */
  edge: Point[];
  side: Point[];
  panel: Panel;
  kind: PocketKind;
  /** Those of the chest have flaps. */
  isFlapped?: boolean;
  endY: number;
  seed: number;
}

/** x of a line at a height. */
export function xAt(line: readonly Point[], y: number): number {
  let best = line[0];
  for (const p of line) if (Math.abs(p[1] - y) < Math.abs(best[1] - y)) best = p;
  return best[0];
}

const HEIGHT: Record<PocketKind, number> = { none: 0, flap: 19, welt: 7, patch: 48, chest: 40, slant: 6 };

/** Breadth of the welt of a slanted pocket, page units. */
const WELT = 8;

/** A patch or flap: its upper edge from a to c, how far down it reaches and how far it lies above the cloth, page units. */
interface Patch {
  a: Point;
  c: Point;
  height: number;
  lift: number;
}

function patch(b: Build, panel: Panel, { a, c, height, lift }: Patch): void {
  const s = Math.sign(c[0] - a[0]) || 1;
  const low: Point[] = [
    add(c, [-s, height - 3]),
    add(mix(a, c, 0.9), [0, height]),
    add(mix(a, c, 0.1), [0, height + 1]),
    add(a, [s, height - 2]),
  ];
  b.pieces.push({ name: 'pocket', outline: [a, c, ...low], surface: panel, grain: { mirror: true }, lift });
  b.lines.push({ kind: 'detail', points: [a, c] }, { kind: 'overlap', points: [c, ...low, a], weight: 0.8 });
}

/** One on the chest; with a flap that ends in a blunt point where flaps are asked for. */
function chestPocket(b: Build, { f, s, edge, side, panel, isFlapped }: PocketPlace): void {
  const y = bustPoint(f, s)[1] - 16;
  const inner = lerp(xAt(edge, y), xAt(side, y), 0.28);
  const outer = lerp(xAt(edge, y), xAt(side, y), 0.74);
  if (Math.abs(outer - inner) < 14) return;
  patch(b, panel, { a: [inner, y], c: [outer, y - 2], height: 34, lift: 1 });
  const fold: Point[] = [
    [inner, y + 11],
    [(inner + outer) / 2, y + 16],
    [outer, y + 9],
  ];
  if (!isFlapped) {
    b.lines.push({ kind: 'detail', points: fold, weight: 0.8 });
    return;
  }
  const flap: Point[] = [[inner - s, y - 2], [outer + s, y - 4], ...fold.toReversed()];
  b.pieces.push({ name: 'pocket', outline: flap, surface: panel, grain: { mirror: true }, lift: 2.4 });
  b.lines.push({ kind: 'overlap', points: [...flap, flap[0]], weight: 0.85 });
}

/** Adds the pockets of one front. */
export function jacketPockets(b: Build, place: PocketPlace): void {
  const { f, s, edge, side, panel, kind } = place;
  if (kind === 'none') return;
  if (kind === 'chest') {
    chestPocket(b, place);
    return;
  }
  const waistY = (f.waist[LEFT][1] + f.waist[RIGHT][1]) / 2;
  const hipY = (f.hip[LEFT][1] + f.hip[RIGHT][1]) / 2;
  const y = lerp(waistY, hipY, place.endY > hipY + 100 ? 0.66 : 0.5);
  if (y + HEIGHT[kind] > place.endY - 12) return;
  const front = xAt(edge, y);
  const seam = xAt(side, y);
  const room = Math.abs(seam - front);
  const width = clamp(room * 0.5, 18, isWoman(f) ? 40 : 48);
  // clear of the buttons, which may stand in two rows
  const clear = centreX(f, y) + s * 31;
  const inner = s < 0 ? Math.min(lerp(front, seam, 0.34), clear) : Math.max(lerp(front, seam, 0.34), clear);
  const limit = seam - s * 6;
  const reach = inner + s * width;
  const outer = s < 0 ? Math.max(reach, limit) : Math.min(reach, limit);
  if (Math.abs(outer - inner) < 14) return;
  if (kind === 'slant') {
    const from: Point = [lerp(inner, outer, 0.35), y - 26];
    const to: Point = [outer - s * 2, y + 22];
    const welt = [from, to, add(to, [-s * WELT, 2]), add(from, [-s * WELT, -1])];
    b.pieces.push({ name: 'pocket', outline: welt, surface: panel, lift: 1.6 });
    b.lines.push(
      { kind: 'overlap', points: [from, mix(from, to, 0.5), to], weight: 0.65 },
      { kind: 'detail', points: [to, welt[2], welt[3], from], weight: 0.7 },
    );
    return;
  }
  patch(b, panel, { a: [inner, y + 2], c: [outer, y - 2], height: HEIGHT[kind], lift: 1.3 });
  // one welt on the chest, on the heart's side
  if (s === 1 && (kind === 'flap' || kind === 'welt') && place.endY < hipY + 90) {
    const cy = bustPoint(f, s)[1] - (isWoman(f) ? 26 : 12);
    const a: Point = [lerp(centreX(f, cy), xAt(side, cy), 0.5), cy];
    const c: Point = [lerp(centreX(f, cy), xAt(side, cy), 0.8), cy - 4];
    patch(b, panel, { a, c, height: 7, lift: 0.8 });
  }
}

/** The kangaroo pocket of a hoodie, over the belly. */
export function kangarooPocket(b: Build, f: Wearer, panel: Panel, hemY: number): void {
  const low = hemY - 16;
  const top = low - 62;
  const x = (y: number, off: number): Point => [centreX(f, y) + off, y];
  const half = Math.min(58, panel.halfWidth(0.8) * 0.66);
  const outline = [
    x(top, -half * 0.62),
    x(top, half * 0.62),
    x(top + 34, half),
    x(low, half),
    x(low, -half),
    x(top + 34, -half),
  ];
  b.pieces.push({ name: 'pocket', outline, surface: panel, lift: 3 });
  b.lines.push(
    { kind: 'overlap', points: [outline[5], outline[0]], weight: 1.2 },
    { kind: 'overlap', points: [outline[1], outline[2]], weight: 1.2 },
    { kind: 'detail', points: [outline[0], outline[1]], weight: 1.4 },
    { kind: 'detail', points: [outline[2], outline[3]], weight: 1.4 },
    { kind: 'detail', points: [outline[5], outline[4]], weight: 1.4 },
    { kind: 'detail', points: [add(outline[1], [-6, 3]), add(outline[2], [-6, 1])], weight: 1 },
    { kind: 'detail', points: [add(outline[0], [6, 3]), add(outline[5], [6, 1])], weight: 1 },
  );
}
