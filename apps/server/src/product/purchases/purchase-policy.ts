import type { Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** Money is believed from the product itself and from a provider whose signature was checked, never from a person. */
export function requireMoneyWitness({ actor }: Context): void {
  if (actor.kind !== 'job' && actor.kind !== 'webhook') throw new ProductError('not-allowed');
}
