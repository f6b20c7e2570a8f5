import { rupees } from './money.ts';

/** Prices in rupees. One token is 15 rupees unless bought as a plan. */
export const TOKEN_PRICE = rupees(15);
export const PLANS = [
  { tokens: 10, price: rupees(150), perToken: '15.00' },
  { tokens: 25, price: rupees(350), perToken: '14.00' },
  { tokens: 50, price: rupees(650), perToken: '13.00' },
] as const;
/** Tokens of one purchase. */
export const TOKENS_PER_PURCHASE = { min: 1, max: 1000, default: 5 } as const;
export const CURRENCY = 'INR';
