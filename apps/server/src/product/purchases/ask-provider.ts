import { PaymentsError } from '#server/parts/payments/payments.ts';
import { ProductError } from '#server/product/errors.ts';

/** Makes a call to the payment provider on behalf of someone who waits, who is told in the catalogue's words. */
export async function askProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw cause instanceof PaymentsError ? new ProductError('payments-unavailable', { cause }) : cause;
  }
}
