import { PLANS, type Rupees, rupees, TOKEN_PRICE } from '@toile/contract';
import fc from 'fast-check';
import type { Death } from '../dying-database.ts';

/** Ways to hear of a payment or of a refund, and what else may happen in between. */
export interface Step {
  readonly kind:
    | 'verify'
    | 'order.paid'
    | 'payment.captured'
    | 'payment.failed'
    | 'give-back'
    | 'reconcile'
    | 'return'
    | 'spend';
  /** Which of the schedule's payments it is about. */
  readonly payment: number;
  /** How much of it goes back. */
  readonly percent: number;
  readonly server: 0 | 1;
  readonly death: Death | undefined;
  /** Whether the next step begins before this one has ended. */
  readonly isParallel: boolean;
}

export interface Schedule {
  readonly price: Rupees;
  readonly payments: readonly ('captured' | 'authorized' | 'failed')[];
  readonly steps: readonly Step[];
}

const death = fc.option(
  fc.record({ transaction: fc.integer({ min: 1, max: 3 }), last: fc.constantFrom('lost', 'kept') }),
  { nil: undefined, freq: 3 },
);
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'verify',
    'verify',
    'order.paid',
    'order.paid',
    'payment.captured',
    'payment.captured',
    'payment.failed',
    'give-back',
    'give-back',
    'reconcile',
    'return',
    'spend',
  ),
  payment: fc.integer({ min: 0, max: 2 }),
  percent: fc.constantFrom(10, 33, 50, 100),
  server: fc.constantFrom(0, 1),
  death,
  isParallel: fc.boolean(),
});
export const schedule: fc.Arbitrary<Schedule> = fc.record({
  price: fc.constantFrom(...PLANS.map(({ price }) => price), TOKEN_PRICE, rupees(TOKEN_PRICE * 7)),
  payments: fc.array(fc.constantFrom('captured', 'captured', 'authorized', 'failed'), {
    maxLength: 3,
  }),
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
});
