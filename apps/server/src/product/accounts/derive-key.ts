import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import { ProductError } from '#server/product/errors.ts';

/** What Argon2 may use: memory in KiB, passes over it, lanes. */
export interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

export interface Derivation {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly cost: Cost;
  /** Bytes of the result. */
  readonly length: number;
}

/** Derivations that may wait; at 40 ms each the last one waits some seconds. */
const QUEUE_MAX = 100;
const IDLE_MS = 30_000;
/** Derivations that are computed at once. */
export const DERIVATIONS_AT_ONCE = Math.min(4, availableParallelism());

let threads: Promise<Piscina<Derivation, Uint8Array>> | undefined;

async function openThreads(): Promise<Piscina<Derivation, Uint8Array>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Derivation, Uint8Array>({
    filename: new URL('./derive-key-thread.js', import.meta.url).href,
    minThreads: 0,
    // Its histograms of times, which nobody reads, are a megabyte.
    recordTiming: false,
    maxThreads: DERIVATIONS_AT_ONCE,
    idleTimeout: IDLE_MS,
    maxQueue: QUEUE_MAX,
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 24, stackSizeMb: 1, codeRangeSizeMb: 8 },
  });
  // A thread that dies fails the derivation it held; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Argon2id in threads of its own, made when first needed and gone when idle. Node's `crypto.argon2` computes on the
 * calling thread although it takes a callback (nodejs/node#62861): a handful of logins would stop the whole server.
 * @throws ProductError `overloaded` when too many wait already
 */
export async function deriveKey(derivation: Derivation): Promise<Buffer> {
  threads ??= openThreads();
  const pool = await threads;
  if (pool.queueSize >= QUEUE_MAX) throw new ProductError('overloaded');
  return Buffer.from(await pool.run(derivation));
}
