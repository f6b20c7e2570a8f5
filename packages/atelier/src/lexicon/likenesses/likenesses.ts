import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { AFRICA_AMERICAS_EUROPE } from './africa-americas-europe.ts';
import { ASIA } from './asia.ts';
import { HISTORY } from './history.ts';
import { entriesLike } from './likeness.ts';
import { SHOPS } from './shops.ts';
import { SHOPS_OF_INDIA } from './shops-of-india.ts';
import { UNDERWEAR } from './underwear.ts';
import { WORK_AND_SPORT } from './work-and-sport.ts';

/** Garments of the world, of other centuries, of work and of shops that are cut as something that has a record. */
export const LIKENESSES: readonly GarmentEntry[] = [
  ...ASIA,
  ...AFRICA_AMERICAS_EUROPE,
  ...HISTORY,
  ...WORK_AND_SPORT,
  ...SHOPS,
  ...SHOPS_OF_INDIA,
  ...UNDERWEAR,
].flatMap(entriesLike);
