import type { DetailEntry } from '#atelier/lexicon/entry.ts';
import { CREATURES } from './creatures.ts';
import { EDGES } from './edges.ts';
import { SEWN_ON } from './sewn-on.ts';
import { SHAPING } from './shaping.ts';
import { SURFACE } from './surface.ts';
import { WAYS_OF_WEARING } from './ways-of-wearing.ts';

/** Details that are drawn or told. Of two that share a phrase the earlier wins. */
export const DETAILS: readonly DetailEntry[] = [
  ...SURFACE,
  ...SHAPING,
  ...EDGES,
  ...SEWN_ON,
  ...WAYS_OF_WEARING,
  ...CREATURES,
];
