import { curve, type Pt, poly } from '../../kit/path.ts';
import { isMade } from '../../spec/made/made.ts';
import type { View } from '../view.ts';
import type { Frame } from './frame.ts';

/** Depth of a casing at the waist, cm. */
const CASING = 2.4;

const waistOf = (f: Frame): number =>
  f.t.joint !== undefined && f.t.joint < f.t.length - 2 ? f.t.joint : Math.min(f.t.waistAt, f.bottom - 0.2);

const halfOf = (f: Frame, y: number): number => (y >= f.bottom - 0.3 ? f.foot[0] : f.sideAt(y));

/** Elastic in a casing at the waist, the cloth gathered above and below it. */
function elastic(view: View, f: Frame): void {
  const y = waistOf(f);
  const low = f.bottom > y + 1 ? y + CASING / 2 : y;
  const top = low - CASING;
  const x = halfOf(f, y);
  for (const level of [top, low]) view.both('topstitch', 'stitch', poly([0, level], [halfOf(f, level) - 0.1, level]));
  const n = Math.round(x / 1.3);
  for (let i = 0; i < n; i++) {
    const at = ((i + 0.5) / n) * x;
    view.both('folds', 'fold', poly([at, top + 0.3], [at, low - 0.3]));
    if (i % 2) view.both('folds', 'fold', poly([at, top], [at * 1.01, top - 2.4 - (i % 3)]));
    if (i % 2 && f.bottom > y + 8) view.both('folds', 'fold', poly([at, low], [at * 1.02, low + 3 + (i % 3)]));
  }
}

/** A cord in a channel at the waist, drawn out in front. */
function drawcord(view: View, f: Frame): void {
  const y = Math.min(f.t.waistAt, f.bottom - 8);
  for (const dy of [-1.2, 1.2]) view.both('topstitch', 'stitch', poly([0.4, y + dy], [f.sideAt(y + dy) - 0.1, y + dy]));
  if (view.name === 'back') return;
  view.both('trims', 'seam', curve([5, y], [6, y + 3], [5, y + 6], [6, y + 9]));
  view.circle('trims', [5, y], 0.4).circle('trims', [-5, y], 0.4);
}

/** What words order at the waist of a body. */
export function drawMadeWaist(view: View, f: Frame): void {
  if (isMade(f.g, 'elastic-waist') || (isMade(f.g, 'elastic-back') && view.name === 'back')) elastic(view, f);
  if (isMade(f.g, 'drawcord-waist') && f.g.kind !== 'parka') drawcord(view, f);
}

/** Level of a yoke on a body: over the bust, below the shoulder. */
export const yokeLevel = (f: Frame): number =>
  Math.min(f.underarm[1] - 3, Math.max(f.t.frontNeck + 3.5, f.tip[1] + (f.underarm[1] - f.tip[1]) * 0.6));

/** The ends of a yoke's seam at the armhole. */
export function yokeSeam(f: Frame, front: boolean, endAt: (y: number) => number): readonly [Pt, Pt] {
  const y = front ? yokeLevel(f) : Math.min(yokeLevel(f), Math.max(f.t.backNeck + 6, f.tip[1] + 7));
  return [
    [0, y + (front ? 0.8 : 0)],
    [endAt(y), y],
  ];
}
