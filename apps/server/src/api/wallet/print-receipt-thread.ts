import type { Receipt } from '@toile/contract';
import { printReceipt } from './print-receipt.ts';

/** Runs in a thread, one receipt at a time. */
export default async (receipt: Receipt): Promise<Uint8Array> => printReceipt(receipt);
