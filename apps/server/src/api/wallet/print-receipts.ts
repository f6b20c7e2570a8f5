import type { Receipt } from '@toile/contract';
import type { Piscina } from 'piscina';
import { ProductError } from '#server/product/errors.ts';

/** Receipts that may wait for their turn; each takes a tenth of a second. */
const QUEUE_MAX = 20;
/** Milliseconds after which the thread is let go, with its fonts. */
const IDLE_MS = 30_000;
/** Bytes of receipts that are remembered. */
const KEPT_MAX = 4 * 1024 * 1024;

let thread: Promise<Piscina<Receipt, Uint8Array>> | undefined;
/** By all that stands on them: a receipt that changes, as by a refund, is another one. */
const kept = new Map<string, Promise<Uint8Array>>();

async function openThread(): Promise<Piscina<Receipt, Uint8Array>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Receipt, Uint8Array>({
    filename: new URL('./print-receipt-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: QUEUE_MAX,
  });
  // A thread that dies fails the receipt it held; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * A receipt as a PDF, set in a thread of its own, made once as long as it is remembered.
 * @throws ProductError `overloaded` when too many wait already
 */
export async function printOnce(receipt: Receipt): Promise<Buffer> {
  const key = JSON.stringify(receipt);
  const known = kept.get(key);
  const printing = known ?? print(receipt);
  // The one asked for last goes last.
  kept.delete(key);
  kept.set(key, printing);
  try {
    const bytes = await printing;
    forgetOldest(bytes.byteLength);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

async function print(receipt: Receipt): Promise<Uint8Array> {
  thread ??= openThread();
  const pool = await thread;
  if (pool.queueSize >= QUEUE_MAX) throw new ProductError('overloaded');
  return pool.run(receipt);
}

/** Receipts are of one page and much alike in size. */
function forgetOldest(size: number): void {
  const [oldest] = kept.size * size > KEPT_MAX ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
}
