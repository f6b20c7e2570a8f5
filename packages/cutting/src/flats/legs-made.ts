import { asksFor } from '@toile/look';
import { partBetween } from '../kit/level.ts';
import { moved, type Pt, poly } from '../kit/path.ts';
import { isMade, madeOf } from '../spec/made/made.ts';
import type { LegFrame } from './legs-frame.ts';
import type { View } from './view.ts';

/** Where in a band elastic lies, as shares of its half width; undefined where the band is flat. */
export function elasticOfLegs(f: LegFrame, front: boolean): readonly [number, number] | undefined {
  if (isMade(f.g, 'elastic-sides')) return [0.6, 1];
  if (isMade(f.g, 'flat-band')) return undefined;
  if (isMade(f.g, 'elastic-back') || isMade(f.g, 'flat-front')) return front ? undefined : [0, 1];
  return [0, 1];
}

/** Depth of the seam of the band below the level of its ends, at x. */
export const dipAt = (f: LegFrame, front: boolean, x: number): number =>
  (front ? f.dip : -0.8) * (1 - (x / f.w) ** 2 * 0.85);

/** Strokes of elastic across a band, and gathers from its seam. */
export function strokes(view: View, f: LegFrame, [from, to]: readonly [number, number]): void {
  const { l, w } = f;
  const n = Math.round((w * (to - from)) / 1.3);
  for (let i = 0; i < n; i++) {
    const x = w * (from + ((i + 0.5) / n) * (to - from));
    const y = dipAt(f, view.name === 'front', x);
    view.both('folds', 'fold', poly([x, y + 0.5], [x, y + l.band - 0.3]));
    if (i % 2) view.both('folds', 'fold', poly([x, y + l.band], [x * 1.025, y + l.band + 4 + (i % 3)]));
  }
}

/** How long a pleat is stitched down, and how deep it shows, cm. */
const PLEAT = { long: 9, deep: 2.2 } as const;

/** A box or inverted pleat over the crease of each front. */
function invertedPleats(view: View, f: LegFrame): void {
  const ordered = madeOf(f.g, 'inverted-pleat');
  if (!ordered || view.name === 'back') return;
  const x = Math.min(f.crease, f.w - 5);
  const y = f.l.band + dipAt(f, true, x);
  const long = PLEAT.long;
  view.both('seams', 'seam', poly([x, y], [x, y + long]));
  for (const s of [-1, 1]) {
    view.both('folds', 'fold', poly([x + s * 0.3, y], [x + s * PLEAT.deep, y + long * 2.4]));
    view.both('topstitch', 'stitch', poly([x + s * 0.6, y + 0.3], [x + s * 0.6, y + long * 0.6]));
  }
  view.tell([x, y + long * 0.5], `${/inverted/i.test(ordered.text) ? 'inverted' : 'box'} pleat`);
}

/** Height of a slit at the ankle, cm. */
const ANKLE_SLIT = 8;

/** A slit in the outer seam of each leg at its hem. */
function ankleSlits(view: View, f: LegFrame): void {
  if (!isMade(f.g, 'ankle-slit')) return;
  const y = f.bottom - ANKLE_SLIT;
  const line = partBetween(f.out, y, f.bottom);
  view.both('topstitch', 'stitch', moved(line, -1, 0));
  view.both('trims', 'seam', poly([f.outAt(y) - 1, y], [f.outAt(y), y]));
  const gap: readonly Pt[] = [[f.outAt(f.bottom) - 0.8, f.bottom]];
  view.both('body', 'seam', poly([f.outAt(y), y], ...gap));
  if (view.name === 'front') view.tell([f.outAt(y + 4), y + 4], `slit ${ANKLE_SLIT}`);
}

/** Distance of snaps along the inner leg, cm. */
const SNAPS = 3.2;

/** A placket along the inner legs, from hem to hem through the crotch, closed with snaps. */
function crotchSnaps(view: View, f: LegFrame): void {
  const ordered = madeOf(f.g, 'crotch-snaps');
  if (!ordered) return;
  const inner = moved(partBetween(f.inn, f.crotch + 0.4, f.bottom - 0.2), 1.6, 0);
  view.both('topstitch', 'stitch', inner);
  view.both('topstitch', 'stitch', poly([0, f.crotch - 2.2], inner.from));
  for (let y = f.crotch + 1; y < f.bottom - 0.8; y += SNAPS)
    view.circle('trims', [f.innAt(y) + 0.8, y], 0.5).circle('trims', [-f.innAt(y) - 0.8, y], 0.5);
  view.circle('trims', [0, f.crotch - 1.4], 0.5);
  if (view.name === 'front')
    view.tell(
      [f.innAt(f.crotch + 3) + 0.8, f.crotch + 3],
      /(?<!(?:snap|press)[ -])button/i.test(ordered.text) ? 'buttons along the inner leg' : 'snaps along the inner leg',
    );
}

/** A casing at the hem of each leg, and the cord that comes out of it at the side. */
const CASING = 3;
function drawnHems(view: View, f: LegFrame): void {
  const y = f.bottom - CASING;
  view.both('topstitch', 'stitch', poly([f.innAt(y), y], [f.outAt(y), y]));
  const x = f.hemOut - 1.2;
  view.both('trims', 'seam', poly([x, y + 1.4], [x + 2.6, y + 4], [x + 2.2, y + 7]));
  view.circle('trims', [x, y + 1.4], 0.4).circle('trims', [-x, y + 1.4], 0.4);
  if (view.name === 'front') view.tell([x, y + 1.4], 'cord with stopper in the leg hem');
}

/** Elastic that draws in the hem of each leg. */
function elasticHems(view: View, f: LegFrame): void {
  if (isMade(f.g, 'drawn-hem')) {
    drawnHems(view, f);
    return;
  }
  if (!asksFor(f.g, 'elastic', 'leg') && !asksFor(f.g, 'elastic', 'hem')) return;
  if (f.kind === 'elastic') return;
  const y = f.bottom - 1.6;
  view.both('topstitch', 'stitch', poly([f.innAt(y), y], [f.outAt(y), y]));
  const n = Math.max(6, Math.round((f.hemOut - f.hemIn) / 1.3));
  for (let i = 1; i < n; i++) {
    const x = f.hemIn + ((f.hemOut - f.hemIn) * i) / n;
    view.both('folds', 'fold', poly([x, f.bottom - 0.2], [x, y + 0.2]));
    if (i % 2) view.both('folds', 'fold', poly([x, y], [x, y - 2.2 - (i % 3)]));
  }
  if (view.name === 'front') view.tell([f.hemOut, y + 0.6], 'elastic in the leg hem');
}

/** What words order of the legs beside their kind. */
export function drawMadeLegs(view: View, f: LegFrame): void {
  invertedPleats(view, f);
  ankleSlits(view, f);
  crotchSnaps(view, f);
  elasticHems(view, f);
}
