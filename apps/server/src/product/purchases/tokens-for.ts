import { PLANS, TOKEN_PRICE, TOKENS_PER_PURCHASE } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';

/**
 * How many tokens an amount of rupees buys: a plan by its price, else the single price. The caller names the amount
 * and never the tokens.
 * @throws ProductError `amount-invalid` for everything that is not the price of something
 */
export function tokensFor(rupees: number): number {
  const plan = PLANS.find(({ price }) => price === rupees);
  const tokens = plan?.tokens ?? rupees / TOKEN_PRICE;
  const { min, max } = TOKENS_PER_PURCHASE;
  if (!Number.isInteger(tokens) || tokens < min || tokens > max) throw new ProductError('amount-invalid');
  return tokens;
}
