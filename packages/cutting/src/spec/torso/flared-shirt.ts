import type { Garment } from '@toile/look';
import type { Build } from '../cut.ts';

/** Silhouettes of a shirt dress that is taken in at the waist and widens below it. */
const FLARED: readonly Garment['silhouette'][] = ['a-line', 'fit-and-flare', 'flared', 'circle'];

/** A shirt that goes on as a skirt: waisted by darts, without the pleat, the ease and the curved tails of a shirt. */
export const isFlaredShirt = ({ kind, silhouette }: Pick<Garment, 'kind' | 'silhouette'>, build: Build): boolean =>
  build === 'shirt' && kind === 'shirt-dress' && FLARED.includes(silhouette);
