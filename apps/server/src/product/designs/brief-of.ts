import type { Brief, Look } from '@toile/atelier';
import type { GenerationRequest } from '@toile/contract';

/**
 * The request as a designer takes it: the words, the options beside them, and what stays of an earlier design.
 * @param kept the Look of the design that `keep` names; without it nothing is kept
 */
export function briefOf({ style_idea, seed: _, keep, ...options }: GenerationRequest, kept?: Look): Brief {
  return { words: style_idea, options, ...(keep && kept && { locks: { look: kept, slots: keep.slots } }) };
}
