import type { Garment } from '@toile/look';
import type { Build } from '../cut.ts';

/** What words and Looks call a cord across a deep back. */
const TIES: ReadonlySet<string> = new Set(['tie-up', 'tassel', 'knotted-straps', 'deep-back', 'backless']);
/** A back that ends higher needs no cord, cm. */
const LEAST_DROP = 6;

/** Whether a dori with latkan is tied across the back: where somebody orders it, or where the back leaves it no other hold. */
export const hasBackTie = ({ details }: Pick<Garment, 'details'>, build: Build, backNeck: number): boolean =>
  build === 'choli' && backNeck > LEAST_DROP && details.some(({ id }) => TIES.has(id));
