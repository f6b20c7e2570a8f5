import { PLANS, type Rupees, TOKEN_PRICE, TOKENS_PER_PURCHASE } from '@toile/contract';
import { ProductError } from '#server/product/errors.ts';

/**
 * How many tokens an amount of rupees buys: a plan by its price, else the single price. The caller names the amount
 * and never the tokens.
 * @throws ProductError `amount-invalid` for everything that is not the price of something
 */
export function tokensFor(price: Rupees): number {
  const plan = PLANS.find((one) => one.price === price);
  const tokens = plan?.tokens ?? price / TOKEN_PRICE;
  const { min, max } = TOKENS_PER_PURCHASE;
  if (!Number.isInteger(tokens) || tokens < min || tokens > max) throw new ProductError('amount-invalid');
  return tokens;
}
