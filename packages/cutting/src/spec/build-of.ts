import type { Garment } from '@toile/look';
import type { Build } from './cut.ts';
import { CUTS } from './cuts.ts';

/** How the body of a garment is built; of skirts, legs and cloths there is none. */
export const buildOf = ({ kind }: Pick<Garment, 'kind'>): Build | undefined => {
  const cut = CUTS[kind];
  return cut.form === 'torso' || cut.form === 'jumpsuit' ? cut.build : undefined;
};
