import * as z from 'zod';
import { lookSchema } from './look-schema.ts';
import { GARMENT_KINDS } from './records/garments/garments.ts';
import { DETAIL_IDS, TEXTILE_IDS } from './vocabulary/detail-ids.ts';
import { OCCASIONS, STYLES } from './vocabulary/mood.ts';

/** The Look with every id checked against the records: what is stored, drawn, edited and cut. */
export const Look = lookSchema({
  garment: z.enum(GARMENT_KINDS),
  detail: z.enum([...DETAIL_IDS, ...TEXTILE_IDS]),
  style: z.enum(STYLES),
  occasion: z.enum(OCCASIONS),
});
export type Look = z.infer<typeof Look>;
