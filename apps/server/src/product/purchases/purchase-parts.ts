import type { Log } from '#server/log.ts';
import type { Payments } from '#server/parts/payments/payments.ts';

/** The parts that purchases are made with. */
export interface PurchaseParts {
  readonly payments: Payments;
  readonly log: Log;
}
