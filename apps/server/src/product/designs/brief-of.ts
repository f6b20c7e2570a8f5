import type { Brief } from '@toile/atelier';
import type { GenerationRequest } from '@toile/contract';

/** The request as a designer takes it: the words, and the options beside them. */
export function briefOf({ style_idea, seed: _, ...options }: GenerationRequest): Brief {
  return { words: style_idea, options };
}
