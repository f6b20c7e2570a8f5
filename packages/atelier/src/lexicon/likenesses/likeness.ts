import type { GarmentKind } from '@toile/look';
import { type CutFor, GARMENTS, type Region, type Slots } from '@toile/look/records';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';

/** A garment that has a name of its own and is cut as another that has a record. */
export interface Likeness {
  /** Its names, the first the one it is told by. */
  words: string;
  like: GarmentKind;
  /** Where it differs from what it is cut like. */
  is?: Slots;
  cut?: CutFor;
  region?: Region;
  /** Colour when none is said. */
  colour?: string;
  /** Cut truly so: the name is only a shop's. Of the others it is told what they are drawn as. */
  isTrue?: true;
}

/** Its entries, one for each of its names: the record of what it is cut like, under that name and in its own cut. */
export function entriesLike({ words, like, is, isTrue, ...own }: Likeness): GarmentEntry[] {
  const record = GARMENTS.find(({ id }) => id === like);
  if (!record) throw new Error(`No garment is called '${like}'`);
  const { generic: _, shy: __, name: ___, ...rest } = record;
  const entry = { ...rest, ...own, is: { ...record.is, ...is }, ...(!isTrue && { drawnLike: like }) };
  return words.split(', ').map((name) => ({ ...entry, words: name, name }));
}
