import type { Brief } from '@toile/atelier';
import type { GenerationRequest } from '@toile/contract';
import type { Look } from '@toile/look';

/**
 * The request as a designer takes it: the words, the options beside them, and what stays of an earlier design.
 * @param kept the Look of the design that `keep` names; without it nothing is kept
 */
export function briefOf({ style_idea, seed: _, keep, ...options }: GenerationRequest, kept?: Look): Brief {
  return { words: style_idea, options, ...(keep && kept && { locks: { look: kept, slots: keep.slots } }) };
}
