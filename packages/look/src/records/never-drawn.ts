import type { Look } from '../look.ts';
import { bareIn } from './bare.ts';
import { baresMiddle } from './bare-middle.ts';
import { grownOnlyIn } from './grown-only.ts';

/**
 * What forbids that a Look is drawn, first or again, by the server or a browser: somebody young in what only the grown wear or with a bare middle, or a body
 * that clothes must cover. A Look may be older than the rules; goods without a person cover nobody.
 */
export function neverDrawn(look: Look): 'minors' | 'nudity' | undefined {
  if (grownOnlyIn(look).length > 0 || (baresMiddle(look) && !look.product)) return 'minors';
  return bareIn(look).length > 0 && !look.product ? 'nudity' : undefined;
}
