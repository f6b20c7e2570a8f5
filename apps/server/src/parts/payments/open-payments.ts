import { createHmac } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Database } from '#server/parts/database/database.ts';
import type { Payments } from './payments.ts';

/**
 * Chooses who takes the money: Razorpay where its keys are given, a checkout of our own in test mode, else nobody and
 * nothing is on sale. What is not chosen is not loaded.
 */
export async function openPayments(
  { payments }: Pick<Config, 'payments'>,
  secrets: Pick<Secrets, 'payments' | 'sessionSecret'>,
  database: Database,
): Promise<Payments | undefined> {
  if (payments?.kind === 'test-mode') {
    const { openTestMode } = await import('./test-mode/test-mode-payments.ts');
    // The same in every process of this installation, and of no use for anything else.
    const key = createHmac('sha256', secrets.sessionSecret).update('payments in test mode').digest('hex');
    return openTestMode({ database, key });
  }
  if (!payments || !secrets.payments) return undefined;
  const { openRazorpay } = await import('./razorpay/razorpay-payments.ts');
  return openRazorpay({ ...payments, ...secrets.payments });
}
