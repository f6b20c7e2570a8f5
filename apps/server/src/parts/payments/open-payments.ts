import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Payments } from './payments.ts';
import { openRazorpay } from './razorpay/razorpay-payments.ts';

/** Chooses who takes the money: Razorpay where its keys are given, else nobody and nothing is on sale. */
export function openPayments(
  { payments }: Pick<Config, 'payments'>,
  secrets: Pick<Secrets, 'payments'>,
): Payments | undefined {
  return payments && secrets.payments && openRazorpay({ ...payments, ...secrets.payments });
}
