import * as z from 'zod';
import type { GarmentKind } from './records/garments/garments.ts';
import type { DetailId, TextileId } from './vocabulary/detail-ids.ts';
import type { Occasion, Style } from './vocabulary/mood.ts';

/** How the ids of the records are checked: the lists are long, and not everybody who reads a Look carries them. */
export interface IdChecks {
  garment: z.ZodType<GarmentKind, GarmentKind>;
  detail: z.ZodType<DetailId | TextileId, DetailId | TextileId>;
  style: z.ZodType<Style, Style>;
  occasion: z.ZodType<Occasion, Occasion>;
}

/** An id that whoever sent it has checked against the records. */
// Its type is right by the sender's word: the lists stay where it is checked.
const said = <Id extends string>() => z.string().min(1) as unknown as z.ZodType<Id, Id>;

/** For browsers: the shape is checked, the ids are taken from the server as they are. */
export const SAID_IDS: IdChecks = {
  garment: said<GarmentKind>(),
  detail: said<DetailId | TextileId>(),
  style: said<Style>(),
  occasion: said<Occasion>(),
};
