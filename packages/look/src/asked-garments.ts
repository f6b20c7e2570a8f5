import type { Look } from './look.ts';
import type { Garment } from './look-schema.ts';

/** Garments that the words name, a set's every piece among them; the house chose the others to go with them. None where no garment is named. */
export const askedGarments = ({ garments, reading }: Pick<Look, 'garments' | 'reading'>): Garment[] =>
  garments.filter(({ id }) => reading.sources[`${id}.kind`] === 'words');
