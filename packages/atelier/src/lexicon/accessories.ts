import { CARRIED } from './adornments/carried.ts';
import { JEWELLERY } from './adornments/jewellery.ts';
import { ON_BODIES } from './adornments/on-bodies.ts';
import { ON_HEADS } from './adornments/on-heads.ts';
import type { AccessoryEntry } from './entry.ts';

/** What is worn or held besides clothes. `kind` is what is drawn. */
export const ACCESSORY_WORDS: readonly AccessoryEntry[] = [...JEWELLERY, ...ON_HEADS, ...ON_BODIES, ...CARRIED];
