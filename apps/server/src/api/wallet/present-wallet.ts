import { type Receipt, toRupees, type WalletEntry } from '@toile/contract';
import type { SellerConfig } from '#server/config/config.ts';
import type { PaidPurchase } from '#server/product/purchases/get-receipt.ts';
import { receiptNumber } from '#server/product/purchases/receipt-number.ts';
import type { WalletLine } from '#server/product/wallet/list-entries.ts';

/** A line of the history, for its owner. */
export const presentEntry = ({ id, kind, createdAt, change, design, isPack, purchase }: WalletLine): WalletEntry => ({
  id,
  kind,
  at: createdAt.toISOString(),
  tokens: change.paid,
  freetokens: change.free,
  design: design && { id: design.id, words: design.words, status: design.status, file_id: design.fileId },
  is_pack: isPack,
  purchase: purchase && {
    id: purchase.id,
    price: toRupees(purchase.amount),
    receipt: receiptNumber(purchase),
  },
});

/** A receipt, for its buyer. */
export const presentReceipt = ({ purchase, buyer, refunds }: PaidPurchase, seller: SellerConfig): Receipt => ({
  purchase_id: purchase.id,
  number: receiptNumber(purchase),
  is_test: purchase.provider === 'test-mode',
  paid_at: (purchase.paidAt ?? purchase.createdAt).toISOString(),
  seller: {
    name: seller.name,
    address: [...seller.address],
    tax_id: seller.taxId ?? null,
    email: seller.email ?? null,
    phone: seller.phone ?? null,
  },
  buyer,
  tokens: purchase.tokens,
  price: toRupees(purchase.amount),
  order_id: purchase.orderId,
  payment_id: purchase.paymentId ?? '',
  refunds: refunds.map(({ createdAt, amount, tokensTaken }) => ({
    at: createdAt.toISOString(),
    amount: toRupees(amount),
    tokens_taken: tokensTaken ?? 0,
  })),
});
