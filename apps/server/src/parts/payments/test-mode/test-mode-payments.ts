import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transactor } from '#server/parts/database/database.ts';
import { testOrders, testPayments } from '#server/parts/database/schema/test-payments.ts';
import { type Payment, type Payments, PaymentsError } from '#server/parts/payments/payments.ts';
import { readRazorpayEvent } from '#server/parts/payments/razorpay/read-event.ts';
import { isSigned, sign } from '#server/parts/payments/razorpay/signatures.ts';

const newId = (kind: 'order' | 'pay') => `${kind}_test_${randomBytes(8).toString('hex')}`;
type PaymentRow = typeof testPayments.$inferSelect;

/**
 * A stand-in for the provider that keeps its orders and payments in our own database and takes no money. What it hands
 * to pages and posts to us is signed and written as the provider's is, so everything behind it is the same.
 */
export function openTestMode({ database, key }: { database: Database; key: string }): Payments {
  const signPayment = (orderId: string, paymentId: string) => sign(`${orderId}|${paymentId}`, key);
  return {
    provider: 'test-mode',
    checkoutUrl: null,
    keyId: 'test-mode',
    async createOrder({ amount, currency }) {
      const id = newId('order');
      await database.transaction((tx) => tx.insert(testOrders).values({ id, amount, currency }));
      return { id };
    },
    async fetchPayment(paymentId) {
      const [found] = await database.read.select().from(testPayments).where(eq(testPayments.id, paymentId));
      if (!found) throw new PaymentsError('refused', 'no such payment in test mode');
      return found;
    },
    fetchPaymentsOfOrder: (orderId) =>
      database.read.select().from(testPayments).where(eq(testPayments.orderId, orderId)),
    returnPayment: async (paymentId) => {
      await database.transaction((tx) =>
        tx.update(testPayments).set({ status: 'refunded' }).where(eq(testPayments.id, paymentId)),
      );
    },
    isSignedPayment: ({ orderId, paymentId, signature }) => isSigned(`${orderId}|${paymentId}`, signature, key),
    readEvent(body, signature) {
      if (signature === undefined || !isSigned(body, signature, key)) {
        throw new PaymentsError('unsigned', 'a webhook was not signed by test mode');
      }
      return readRazorpayEvent(body);
    },
    testCheckout: {
      async pay(orderId, outcome) {
        const payment = await database.transaction((tx) => addPayment(tx, orderId, outcome));
        const isPaid = payment.status === 'captured';
        const names = isPaid ? (['payment.captured', 'order.paid'] as const) : (['payment.failed'] as const);
        const bodies = names.map((event) => writeEvent(event, payment));
        return {
          paymentId: payment.id,
          signature: signPayment(orderId, payment.id),
          isPaid,
          events: bodies.map((body) => ({ body, signature: sign(body, key) })),
        };
      },
    },
  };
}

/** One try at paying. The order is locked, so that of two tries at once only one pays. */
async function addPayment(tx: Transactor, orderId: string, status: 'captured' | 'failed'): Promise<PaymentRow> {
  const [order] = await tx.select().from(testOrders).where(eq(testOrders.id, orderId)).for('update');
  if (!order) throw new PaymentsError('refused', 'no such order in test mode');
  const earlier = await tx.select().from(testPayments).where(eq(testPayments.orderId, orderId));
  const paid = earlier.find((payment) => payment.status !== 'failed');
  if (paid) return paid;
  const { amount, currency } = order;
  const [made] = await tx
    .insert(testPayments)
    .values({ id: newId('pay'), orderId, amount, currency, status })
    .returning();
  if (!made) throw new PaymentsError('in-trouble', 'a payment in test mode was not kept');
  return made;
}

function writeEvent(event: string, { id, orderId, amount, currency, status }: Payment): string {
  const payment = { id, entity: 'payment', order_id: orderId, amount, currency, status };
  const order = { id: orderId, entity: 'order', amount, currency };
  const payload = { payment: { entity: payment }, ...(event === 'order.paid' && { order: { entity: order } }) };
  return JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload });
}
