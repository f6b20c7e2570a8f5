/** From a Look to the words beside its picture. Pure: Look + seed = the same words. */
import { type Look, peopleOf } from '@toile/look';
import { drawnOf } from '#atelier/sheet/page/drawn-of.ts';
import { describe as describeDrawn } from '#atelier/writing/describe.ts';

/** Where each of two stands. */
const PLACES = ['On the left:', 'On the right:'] as const;

/** A look-book caption and the particulars, of what the picture shows and of nothing else; of two people each by themselves. */
export function describe(look: Look, seed: number): string {
  const told = peopleOf(look).map((one, at) => {
    const { look: drawn, shoes } = drawnOf(one, seed);
    return describeDrawn(drawn, seed, { shoes, nth: at });
  });
  return told.length === 1 ? told.join('') : told.map((text, at) => `${PLACES[at] ?? ''} ${text}`).join(' ');
}
