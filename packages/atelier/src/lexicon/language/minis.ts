import { GARMENT_BY_ID } from '../lexicon.ts';

/** What a bare 'mini' is: the one below a waist, and the one that has a neck and sleeves as well. */
export const MINI = { skirt: GARMENT_BY_ID.get('mini-skirt'), dress: GARMENT_BY_ID.get('mini-dress') };
