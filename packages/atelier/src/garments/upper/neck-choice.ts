/** Which neckline and which collar the words of a garment mean, so that the two can be sewn to each other. */

import type { Collar, Garment, Neckline } from '@toile/look';
import { hasDetail, strapWidthOf } from '#atelier/garments/measures.ts';
import type { CollarCut } from './collar-cuts.ts';

const COLLAR_CUT: Partial<Record<Collar, CollarCut>> = {
  shirt: 'shirt',
  polo: 'shirt',
  notch: 'camp',
  peak: 'camp',
  band: 'stand',
  mandarin: 'stand',
  'peter-pan': 'peter-pan',
  bow: 'bow',
  roll: 'roll',
  funnel: 'funnel',
  rib: 'rib',
  cross: 'cross',
  shawl: 'cross',
};

export const collarCut = (g: Garment): CollarCut | null => {
  if (g.collar === 'shirt' && g.neckline === 'v' && !hasDetail(g, BUTTONED_UP)) return 'camp';
  if (g.collar === 'none' && g.neckline === 'turtle') return 'roll';
  if (g.collar === 'shirt' && hasDetail(g, 'spread-collar')) return 'spread';
  return COLLAR_CUT[g.collar] ?? null;
};

/** Detail of a shirt whose top button is closed under a tie. */
export const BUTTONED_UP = 'buttoned-up';

/** Two fronts laid over each other leave a crossing neckline, whatever the usual one of the garment. */
const wraps = (g: Garment): boolean =>
  (g.closure === 'wrap' || g.silhouette === 'wrap' || hasDetail(g, 'wrap-front')) &&
  ['round', 'crew', 'scoop'].includes(g.neckline);

/** Necklines that close at the throat, so that a keyhole can be cut below them. */
const CLOSED_NECKS: readonly Neckline[] = ['round', 'crew', 'high', 'boat'];

/** An edge over the bust that straps were asked for hangs from them, and no longer stands by itself. */
const hangsFromStraps = (g: Garment): boolean =>
  (g.neckline === 'sweetheart' || g.neckline === 'strapless') && strapWidthOf(g) !== undefined;

/** A neckline its collar can be sewn to. */
export function neckFor(g: Garment): Neckline {
  switch (g.collar) {
    case 'band':
    case 'mandarin':
      return 'high';
    case 'shirt':
    case 'polo':
      if (hasDetail(g, BUTTONED_UP)) return 'high';
      return g.neckline === 'v' ? 'v' : 'shirt';
    case 'roll':
    case 'funnel':
      return 'turtle';
    case 'bow':
      return 'high';
    case 'hood':
    case 'peter-pan':
      return g.neckline === 'v' ? 'v' : 'crew';
    case 'shawl':
    case 'cross':
      return 'wrap';
    default:
      if (hasDetail(g, 'keyhole') && CLOSED_NECKS.includes(g.neckline)) return 'keyhole';
      if (hangsFromStraps(g)) return 'straps';
      return wraps(g) ? 'wrap' : g.neckline;
  }
}
