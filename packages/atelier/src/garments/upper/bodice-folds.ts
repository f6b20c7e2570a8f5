/** The folds of a bodice. */

import type { FoldCurve } from '#atelier/cloth/build.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { legFolds } from '#atelier/garments/lower/skirt/skirt-leg.ts';
import { chance, stream } from '#atelier/kit/chance.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import { LEFT, SIDES } from '#atelier/kit/side.ts';
import type { Bodice, BodiceCut } from './bodice-cut.ts';
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
import { catenaries } from './neckline-cuts.ts';

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
/** Tucks above what holds the cloth: at which height (v), how long, and how far to either side (u). */
const TUCKED = { rib: { at: 0.925, long: 34 }, hidden: { at: 0.99, long: 62 }, reach: 0.86 } as const;

/** Folds of a cowl: each lower one narrower and fainter. */
const COWL = { deep: { hung: 32, wide: 44 }, width: 17, narrower: 2, height: 22, ink: 0.75, fainter: 0.2 } as const;

/** Cloth that hangs in arcs from shoulder to shoulder. */
function cowlFolds({ neck }: Bodice, seed: number): FoldCurve[] {
  const { edge, hang } = neck;
  const [from, to] = hang ?? [edge[0], edge[edge.length - 1]];
  const deep = hang ? COWL.deep.hung : COWL.deep.wide;
  const hung = catenaries([from, to], deep, hang ? 3 : 2, stream(seed, 'bodice.cowl'));
  return hung.map((points, i) => ({
    points,
    width: COWL.width - i * COWL.narrower,
    height: COWL.height,
    side: -1,
    ink: COWL.ink - i * COWL.fainter,
    from: 0.12,
    to: 0.85,
    on: ['bodice'],
  }));
}

/** Every fold of a bodice. */
export function bodiceFolds(b: Bodice, f: Wearer, cut: BodiceCut): FoldSet {
  const folds = new FoldSet();
  const where = { folds, f, fabric: cut.fabric, seed: cut.seed, on: ['bodice'] };
  const box = cut.box ?? 0;
  // a bare armhole has nothing to hang from
  if (!cut.sleeveless) for (const s of SIDES) underarmFolds(where, s);
  trunkFolds(where, f, cut, box);
  if (cut.hem === 'hidden' || cut.hem === 'rib') {
    const { at: v, long } = TUCKED[cut.hem];
    tucksAt(where, b.panel.row(v, -TUCKED.reach, TUCKED.reach, 40), long * clamp(cut.ease / 7, 0.6, 1.5), -1);
  }
  // cut on the bias it falls from hip and knee; a narrow one is pulled between them
  if (cut.pull && (cut.flare ?? 0) > POURS) legFolds(where, b.panel, false);
  else if (cut.pull) hipPull(where, 3, 1);
  if (cut.neck === 'cowl') for (const fold of cowlFolds(b, cut.seed)) folds.add(fold);
  return folds;
}
