import type { PurchaseRow } from '#server/parts/database/schema/purchases.ts';

const SERIES: Record<PurchaseRow['provider'], string> = { razorpay: 'T', 'test-mode': 'TEST' };

/** The number as it stands on the receipt: `T-000012`, or `TEST-000012` where no money moved. */
export const receiptNumber = ({ provider, receiptNumber: number }: PurchaseRow): string =>
  `${SERIES[provider]}-${String(number ?? 0).padStart(6, '0')}`;
