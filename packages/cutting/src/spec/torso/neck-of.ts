import { asksFor, type Detail, type Garment } from '@toile/look';
import type { Body } from '../../measures/body.ts';
import type { Build } from '../cut.ts';

interface Neck {
  width: number;
  front: number;
  back: number;
}

/** [more width, front drop below the base of the neck] for each neckline; the base is width neck/2.5, drop neck/5. */
const NECKS: Readonly<Record<Garment['neckline'], readonly [number, number]>> = {
  crew: [3, 1.8],
  round: [4.5, 4.5],
  v: [2.5, 11],
  scoop: [7, 10],
  // wide and shallow: well above the base of the neck
  boat: [11, -3.8],
  square: [7, 7],
  sweetheart: [8, 10],
  strapless: [10, 12],
  straps: [8, 12],
  halter: [3, 9],
  cowl: [6, 9],
  'off-shoulder': [14, 10],
  'one-shoulder': [5, 9],
  keyhole: [3, 1.5],
  notched: [2.5, 1.5],
  wrap: [2.5, 20],
  plunging: [2.5, 24],
  high: [1, 0.4],
  turtle: [1, 0.4],
  shirt: [0.5, 0.8],
  lapel: [1, 0.8],
};

/** How far below the base of the neck crossed bands meet, cm. */
const CROSSING = 7.5;

/** Necklines that lie at the base of the neck on a choli too. */
const HIGH: readonly Garment['neckline'][] = ['boat', 'high', 'crew', 'turtle'];

/** Necklines that hang from no shoulder seam. */
export const BARE: readonly Garment['neckline'][] = ['strapless', 'straps', 'halter', 'off-shoulder', 'one-shoulder'];

/** Whether a body hangs from no shoulder seam: by its neckline, or because it is boned. */
export const isBare = ({ neckline }: Pick<Garment, 'neckline'>, build: Build): boolean =>
  BARE.includes(neckline) || (build === 'corset' && neckline === 'sweetheart');

const DEEP_BACK: readonly Detail['id'][] = ['backless', 'deep-back'];

export function neckOf(g: Garment, build: Build, b: Body): Neck {
  const [more, drop] = NECKS[g.neckline];
  // a child's neck takes a child's share of what a neckline adds
  const scale = Math.min(1, b.neck / 36);
  const baseDrop = b.neck / 5;
  const lowest = b.shoulderToBust + (g.neckline === 'plunging' ? 6 : 1);
  let front = g.neckline === 'wrap' ? b.shoulderToBust - 3 : Math.min(baseDrop + drop * scale, lowest);
  let width = b.neck / 2.5 + more * scale;
  // a band that crosses does so at the hollow between the breasts, well above them
  if (g.collar === 'cross') front = baseDrop + CROSSING * scale;
  if (build === 'choli' && !HIGH.includes(g.neckline))
    front = Math.min(Math.max(front, b.shoulderToBust * 0.58), lowest - 4);
  if (build === 'knit' || build === 'rib-knit') width += 0.5;
  if (g.collar === 'mandarin' || g.collar === 'band') {
    width = b.neck / 2.5 + 1.2;
    front = baseDrop + 0.8;
  }
  const back = DEEP_BACK.some((id) => asksFor(g, id))
    ? b.backLength - 8
    : build === 'choli'
      ? 10
      : g.kind === 'tank-top'
        ? 7
        : 2 + more * 0.12;
  return { width: Math.min(width, b.shoulder - 3), front, back };
}
