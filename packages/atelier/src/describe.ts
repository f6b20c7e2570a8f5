/** From a Look to the words beside its picture. Pure: Look + seed = the same words. */
import type { Look } from '@toile/look';
import { drawnOf } from '#atelier/sheet/page/drawn-of.ts';
import { describe as describeDrawn } from '#atelier/writing/describe.ts';

/** A look-book caption and the particulars, of what the picture shows and of nothing else. */
export function describe(look: Look, seed: number): string {
  const { look: drawn, shoes } = drawnOf(look, seed);
  return describeDrawn(drawn, seed, { shoes });
}
