import type { HandName } from './hand.ts';

/** Hands that hang at the end of an arm and do nothing. */
export const HANGING: ReadonlySet<HandName> = new Set<HandName>([
  'hangFront',
  'hangSide',
  'hangLoose',
  'hangTaper',
  'hangCurl',
  'hangFist',
  'flick',
  'spread',
]);
/** Hands laid on the hip, wherever the hip has gone. */
export const ON_HIP: ReadonlySet<HandName> = new Set<HandName>(['rest', 'hipOpen']);
/** Hands whose fingers are in a side pocket. */
export const IN_POCKET: ReadonlySet<HandName> = new Set<HandName>(['pocket', 'thumbOut']);
