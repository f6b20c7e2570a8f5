/** Which cutter cuts a garment: the one its record names, unless this one of it opens or hangs like another. */

import type { Garment } from '@toile/look';
import { type CutterId, factsOf } from '@toile/look/records';
import { liesOnShoulders } from '#atelier/figure/poses/hand-places.ts';
import { cutCholi } from './drape/cut-choli.ts';
import { cutDhoti } from './drape/cut-dhoti.ts';
import { cutDupatta } from './drape/cut-dupatta.ts';
import { cutLehenga } from './drape/cut-lehenga.ts';
import { cutSaree } from './drape/cut-saree.ts';
import { cutDress } from './dress/cut-dress.ts';
import { cutJumpsuit } from './dress/cut-jumpsuit.ts';
import type { Fitting, WornWith } from './fitting.ts';
import { cutCape } from './jacket/cut-cape.ts';
import { cutJacket } from './jacket/cut-jacket.ts';
import { cutOverShoulders } from './jacket/cut-over-shoulders.ts';
import { isCape, isCardigan } from './jacket/jacket-details.ts';
import type { Cut } from './layer.ts';
import { cutSkirt } from './lower/cut-skirt.ts';
import { cutTrousers } from './lower/cut-trousers.ts';
import { cutTop } from './upper/cut-top.ts';
import { cutHanbok } from './world/cut-hanbok.ts';
import { cutRobe } from './world/cut-robe.ts';

/** Cuts a garment for whom it is fitted to, as it is worn with the rest of the outfit. */
export type Cutter = (garment: Garment, fitting: Fitting, worn: WornWith) => Cut;

/** Beside those that records name, one for how a jacket is worn. */
type CutterName = CutterId | 'over-shoulders';

const CUTTERS: Readonly<Record<CutterName, Cutter>> = {
  top: cutTop,
  dress: cutDress,
  skirt: cutSkirt,
  trousers: cutTrousers,
  jacket: cutJacket,
  saree: cutSaree,
  lehenga: cutLehenga,
  choli: cutCholi,
  dupatta: cutDupatta,
  jumpsuit: cutJumpsuit,
  'wide-robe': cutRobe,
  'jacket-and-skirt': cutHanbok,
  dhoti: cutDhoti,
  cape: cutCape,
  'over-shoulders': cutOverShoulders,
};

const isTailored = ({ collar }: Garment): boolean => collar === 'notch' || collar === 'peak' || collar === 'shawl';

/** What the words made of a garment beyond its record. */
const OTHERWISE: readonly { cutter: CutterName; is: (g: Garment) => boolean }[] = [
  // a dress with lapels is a long jacket worn alone
  { cutter: 'jacket', is: (g) => g.family === 'dress' && g.neckline === 'lapel' && isTailored(g) },
  { cutter: 'cape', is: isCape },
  { cutter: 'over-shoulders', is: liesOnShoulders },
  // a cardigan is cut as two fronts
  { cutter: 'jacket', is: isCardigan },
];

export const cutterOf = (g: Garment): CutterName =>
  factsOf(g).cutter ?? OTHERWISE.find(({ is }) => is(g))?.cutter ?? g.family;

/** Cuts one garment of an outfit. */
export const cut: Cutter = (garment, fitting, worn) => CUTTERS[cutterOf(garment)](garment, fitting, worn);
