/**
 * Why a purchase did not end in tokens. `message` is the catalogue's, ready to be shown.
 * - `signed-out`, `no-details`, `no-script`: no checkout came, so nothing was paid
 * - `not-paid`: the checkout was left, or what it said was no payment
 * - `unconfirmed`: it was paid, and whether it was credited nobody can tell yet
 */
export type PurchaseFault = 'signed-out' | 'no-details' | 'no-script' | 'not-paid' | 'unconfirmed';

export class PurchaseError extends Error {
  override readonly name = 'PurchaseError';
  readonly fault: PurchaseFault;

  constructor(fault: PurchaseFault, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.fault = fault;
  }
}
