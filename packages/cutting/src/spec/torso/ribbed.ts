import { asksFor, type Detail, type Garment } from '@toile/look';
import type { Build } from '../cut.ts';

const RIBS: readonly Detail['id'][] = ['rib', 'rib-knit'];
const ribAt = ({ details }: Pick<Garment, 'details'>, ...parts: readonly Detail['part'][]): boolean =>
  details.some(({ id, part }) => RIBS.includes(id) && part !== undefined && parts.includes(part));

/** Whether sleeves end in rib: by the build, or because the words order it of the cuffs. */
export const hasRibCuffs = (g: Garment, build: Build): boolean =>
  build === 'rib-knit' || asksFor(g, 'rib') || ribAt(g, 'cuff', 'sleeve');

/** Whether a turned collar is of flat-knit rib: bought, and set without a stand. */
export const hasRibCollar = (g: Garment): boolean =>
  (g.collar === 'shirt' || g.collar === 'polo') && ribAt(g, 'collar', 'neck');
