import type { GarmentEntry } from '../entry.ts';
import { BOTTOMS } from './bottoms.ts';
import { DRESSES } from './dresses.ts';
import { INDIA } from './india.ts';
import { OUTERWEAR } from './outerwear.ts';
import { TOPS } from './tops.ts';
import { WORLD } from './world.ts';

/** Every garment the atelier knows. */
export const GARMENTS: readonly GarmentEntry[] = [TOPS, DRESSES, BOTTOMS, OUTERWEAR, INDIA, WORLD].flat();
