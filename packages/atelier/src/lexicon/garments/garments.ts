import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { COATS } from './coats.ts';
import { DRESSES } from './dresses.ts';
import { GOWNS } from './gowns.ts';
import { INDIA } from './india.ts';
import { JUMPSUITS } from './jumpsuits.ts';
import { KNITS } from './knits.ts';
import { OUTERWEAR } from './outerwear.ts';
import { SKIRTS } from './skirts.ts';
import { TOPS } from './tops.ts';
import { TROUSERS } from './trousers.ts';
import { WORLD } from './world.ts';

/** Every garment the atelier knows. */
export const GARMENTS: readonly GarmentEntry[] = [
  TOPS,
  KNITS,
  DRESSES,
  GOWNS,
  JUMPSUITS,
  SKIRTS,
  TROUSERS,
  OUTERWEAR,
  COATS,
  INDIA,
  WORLD,
].flat();
