import { asksFor, type Garment } from '@toile/look';
import type { Build, Cut } from '../cut.ts';
import { isStretchy } from '../hem.ts';
import type { Torso } from '../points.ts';
import { isBare } from './neck-of.ts';
import { opensInFront } from './opens-in-front.ts';
import { isTied } from './ties.ts';

/**
 * How an edge is finished: by the rib, collar or hood that is set to it, by the lining, by elastic, by a strip of the garment's own cloth
 * that is turned inside, or not at all where there is none.
 */
export type Finish = 'rib' | 'collar' | 'hood' | 'lining' | 'elastic' | 'casing' | 'strip' | 'none';

/** The neck of a body, or the upper edge of what hangs from no shoulder. */
export function finishOfNeck(g: Garment, cut: Cut, t: Torso): Finish {
  if (cut.form === 'torso' && cut.build === 'skin') return 'elastic';
  if (t.rib) return 'rib';
  if (t.hood !== undefined) return 'hood';
  if ('build' in cut && isElasticEdged(g, cut.build)) return 'casing';
  if (t.collar !== undefined || t.collarFall !== undefined) return 'collar';
  return cut.lined ? 'lining' : 'strip';
}

/** Builds whose facing follows the front from the shoulder to the hem. */
export const FACED: readonly Build[] = ['casual', 'tailored', 'coat', 'band-coat', 'vest'];

/** Whether what finishes the neck of fronts that cross over runs on down their edges, so that no facing lies behind them. */
export const isBoundRound = (g: Garment, cut: Cut, t: Torso): boolean =>
  cut.form === 'torso' &&
  isTied(g) &&
  !FACED.includes(cut.build) &&
  ['strip', 'lining'].includes(finishOfNeck(g, cut, t));

/** The armhole of what has no sleeve. */
export function finishOfArmhole(g: Garment, cut: Cut, t: Torso): Finish {
  if (t.sleeve !== undefined || ('build' in cut && isBare(g, cut.build) && g.neckline !== 'one-shoulder'))
    return 'none';
  if (cut.form === 'torso' && cut.build === 'skin') return 'elastic';
  return cut.lined ? 'lining' : 'strip';
}

/** What lies round the arms is held there by elastic, unless bones hold it up. */
export const isElasticEdged = (g: Garment, build: Build): boolean =>
  g.neckline === 'off-shoulder' && isBare(g, build) && !asksFor(g, 'boning');

const CASING = 'a bias strip of the cloth, turned inside as a casing for the elastic (EFb, 301)';
const STRIP = 'a bias strip of the cloth, turned inside and edge-stitched (EFd, 301)';
const KNIT_STRIP = 'a strip of the cloth, bound and coverstitched (BSg, 406)';

/** Whether a facing lies behind the front edges. */
const isFaced = (g: Garment, cut: Cut): boolean => cut.form === 'torso' && opensInFront(g, cut.build);

/** An edge's finish in the words of the seams. */
export function finishSaid(finish: Finish, g: Garment, cut: Cut): string {
  switch (finish) {
    case 'rib':
      return 'rib set, topstitched';
    case 'hood':
      return 'hood set, seam taped';
    case 'collar':
      if (!cut.lined) return 'collar set, topstitched';
      return isFaced(g, cut) ? 'collar set between cloth and facing' : 'collar set between cloth and lining';
    case 'lining':
      return 'closed by the lining, understitched (SSe-2, 301)';
    case 'casing':
      return CASING;
    case 'elastic':
      return 'elastic in the edge, zigzagged (EFf, 308)';
    default:
      return isStretchy(g, cut) ? KNIT_STRIP : STRIP;
  }
}
