import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Payments } from './payments.ts';

/** Chooses who takes the money: Razorpay where its keys are given, else nobody and nothing is on sale, and nothing is loaded. */
export async function openPayments(
  { payments }: Pick<Config, 'payments'>,
  secrets: Pick<Secrets, 'payments'>,
): Promise<Payments | undefined> {
  if (!payments || !secrets.payments) return undefined;
  const { openRazorpay } = await import('./razorpay/razorpay-payments.ts');
  return openRazorpay({ ...payments, ...secrets.payments });
}
