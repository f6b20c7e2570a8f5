import { refusal } from '@toile/atelier/refusal';
import type { GenerationRequest } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';
import { briefOf } from './brief-of.ts';

/** @throws {ProductError} `design-refused`, naming what cannot be drawn */
export function refuseUndrawable(request: GenerationRequest): void {
  const refused = refusal(briefOf(request));
  if (refused) throw new ProductError('design-refused', { message: refused.message });
}
