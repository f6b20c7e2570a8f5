import type { GarmentEntry } from '../entry.ts';
import { BOTTOMS } from './bottoms.ts';
import { DRESSES } from './dresses.ts';
import { INDIA } from './india.ts';
import { JUMPSUITS } from './jumpsuits.ts';
import { KNITS } from './knits.ts';
import { OUTERWEAR } from './outerwear.ts';
import { TOPS } from './tops.ts';
import { WORLD } from './world.ts';

/** Every garment the atelier knows. */
export const GARMENTS: readonly GarmentEntry[] = [
  TOPS,
  KNITS,
  DRESSES,
  JUMPSUITS,
  BOTTOMS,
  OUTERWEAR,
  INDIA,
  WORLD,
].flat();
