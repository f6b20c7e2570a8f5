import type { GenerationRequest } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';
import { briefOf } from './brief-of.ts';

let judges: Promise<typeof import('@toile/atelier/judge')> | undefined;

/**
 * The words, and the Look they are read into, are judged by the atelier, which takes a quarter of a second to load: with
 * the first press, not with the start of the server.
 * @throws {ProductError} `design-refused`, naming what cannot be drawn
 */
export async function refuseUndrawable(request: GenerationRequest): Promise<void> {
  judges ??= import('@toile/atelier/judge');
  const { judge } = await judges;
  const refused = judge(briefOf(request));
  if (refused) throw new ProductError('design-refused', { message: refused.message });
}
