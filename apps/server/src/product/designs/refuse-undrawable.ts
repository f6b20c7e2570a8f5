import type { GenerationRequest } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';
import { briefOf } from './brief-of.ts';

let vocabulary: Promise<typeof import('@toile/atelier/refusal')> | undefined;

/**
 * The words are judged by the atelier's vocabulary, which takes a quarter of a second to load: with the first press,
 * not with the start of the server.
 * @throws {ProductError} `design-refused`, naming what cannot be drawn
 */
export async function refuseUndrawable(request: GenerationRequest): Promise<void> {
  vocabulary ??= import('@toile/atelier/refusal');
  const { refusal } = await vocabulary;
  const refused = refusal(briefOf(request));
  if (refused) throw new ProductError('design-refused', { message: refused.message });
}
