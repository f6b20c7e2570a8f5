/** What folds a jacket's fronts: a belt or a rib, its button, the stance. */

import type { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { buttonDrags, drops, tucksAt, waistFolds } from '#atelier/garments/upper/body-folds.ts';
import { branch } from '#atelier/kit/chance.ts';
import type { Point } from '#atelier/kit/points.ts';
import { LEFT } from '#atelier/kit/side.ts';
import { isLong } from './front-edge.ts';
import type { JacketCut } from './jacket-cut.ts';

/** Tucks at a rib, above a belt and below it: how far off, how long, page units; how far to either side they go (u). */
const TUCKS = {
  rib: { off: 20, long: 44 },
  above: { off: -10, long: 60 },
  below: { off: 7, long: 58 },
  reach: 0.88,
} as const;

/** Cloth held by a belt or a rib stands in tucks at it. */
export function frontTucks(folds: FoldSet, f: Wearer, cut: JacketCut, panel: Panel): void {
  const where = { folds, f, fabric: cut.fabric, seed: branch(cut.seed, 'jacket.tucks'), on: ['frontL', 'frontR'] };
  const vOf = (y: number): number => (y - f.shoulder[LEFT][1]) / (cut.endY - f.shoulder[LEFT][1]);
  const row = (y: number): Point[] => panel.row(vOf(y), -TUCKS.reach, TUCKS.reach, 40);
  const { rib, above, below } = TUCKS;
  if (cut.hem === 'rib') tucksAt(where, row(cut.endY - rib.off), rib.long, -1);
  if (cut.cinch === null) return;
  tucksAt(where, row(cut.cinch - above.off), above.long, -1);
  tucksAt({ ...where, seed: branch(cut.seed, 'jacket.cinch') }, row(cut.cinch + below.off), below.long, 1);
}

/** Where nothing gathers the fronts, the button and the stance pull at them; what hangs loose drops. */
export function frontPulls(folds: FoldSet, f: Wearer, cut: JacketCut, button: Point | undefined): void {
  if (cut.cinch !== null || cut.fabric.weave === 'quilt') return;
  const where = { folds, f, fabric: cut.fabric, seed: cut.seed, on: ['frontL', 'frontR'] };
  if (button && !f.back) buttonDrags(where, button);
  else if (!button && !isLong(f, cut) && cut.endY > f.underbust[LEFT][1] + 20) drops(where, cut.endY);
  if ((cut.box ?? 0) < 0.4 && cut.endY > f.waist[LEFT][1] + 10) waistFolds(where, cut.endY);
}
