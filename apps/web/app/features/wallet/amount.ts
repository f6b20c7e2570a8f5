import { PLANS, type Rupees, rupees, TOKEN_PRICE, TOKENS_PER_PURCHASE } from '@toile/contract';

const { min, max } = TOKENS_PER_PURCHASE;

/** What a typed amount of tokens comes to: an empty field is 1, what is no whole number changes nothing. */
export function readAmount(text: string, before: number): number {
  const trimmed = text.trim();
  if (trimmed === '') return min;
  if (!/^\d+$/.test(trimmed)) return before;
  return Math.min(max, Math.max(min, Number(trimmed)));
}

/** Whether more was typed than can be bought at once. */
export const isBeyond = (text: string): boolean => /^\d+$/.test(text.trim()) && Number(text) > max;

/** One more or one fewer, never below 1. */
export const stepAmount = (amount: number, by: 1 | -1): number => Math.min(max, Math.max(min, amount + by));

/** What so many tokens cost bought singly. */
export const singlePrice = (tokens: number): Rupees => rupees(tokens * TOKEN_PRICE);

/** The package that has at least so many tokens and costs less than they do singly. */
export const cheaperPlan = (tokens: number) =>
  PLANS.find((plan) => plan.tokens >= tokens && plan.price < singlePrice(tokens));

/** What a package saves over its tokens bought singly. */
export const savingOf = ({ tokens, price }: (typeof PLANS)[number]): Rupees => rupees(singlePrice(tokens) - price);
