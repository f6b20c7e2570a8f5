import type { Garment } from '@toile/look';
import type { Build } from '../cut.ts';
import { BARE } from './neck-of.ts';

/** What words and Looks call a cord across a deep back. */
const TIES: ReadonlySet<string> = new Set(['tie-up', 'tassel', 'knotted-straps', 'deep-back', 'backless']);
/** A back that ends higher needs no cord, cm. */
const LEAST_DROP = 6;

/** Whether a dori with latkan is tied across the back: where somebody orders it, or where the back leaves it no other hold. */
export const hasBackTie = (
  { details, neckline }: Pick<Garment, 'details' | 'neckline'>,
  build: Build,
  backNeck: number,
): boolean =>
  // what has no shoulders has no back neck to bridge
  build === 'choli' && !BARE.includes(neckline) && backNeck > LEAST_DROP && details.some(({ id }) => TIES.has(id));
