import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import { ProductError } from '#server/product/errors.ts';
import type { GarmentReply, GarmentTask } from './garment-task.ts';

/** Tasks that may wait for their turn, of one account and of all. A whole pack takes a second or two. */
const QUEUE_MAX = 24;
const EACH_MAX = 8;
/** Milliseconds a task may take; then its thread is ended. The dearest Look takes a few seconds of a core. */
const DEADLINE_MS = 30_000;
/** Milliseconds after which the thread is let go, with the cutter in it. */
const IDLE_MS = 60_000;
/** Memory of the thread, in megabytes: what asks for more ends with it. */
const MEMORY_MB = 512;
/** Bytes of replies that are remembered. */
const KEPT_MAX = 24 * 1024 * 1024;

/** A thread that works out garments, one task at a time, and remembers what it was asked last. */
export interface Cutter {
  /**
   * @param by whom it is for: nobody has more than a few tasks here
   * @throws {ProductError} `argument-invalid` for a size or garment that the Look does not have; `overloaded` when too many
   * wait already; `garments-failed` when it cannot be made
   */
  cut(task: GarmentTask, by: string): Promise<Buffer>;
}

type Run = (task: GarmentTask) => Promise<GarmentReply>;

function inThread(): Run {
  let thread: Piscina<GarmentTask, GarmentReply> | undefined;
  return (task) => {
    thread ??= openThread();
    return thread.run(task, { signal: AbortSignal.timeout(DEADLINE_MS) });
  };
}

function openThread(): Piscina<GarmentTask, GarmentReply> {
  const pool = new Piscina<GarmentTask, GarmentReply>({
    filename: new URL('./cutting-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: QUEUE_MAX,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // A thread that dies fails the task it held; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** `run` works out one task; it is this process's thread unless said otherwise. */
export function openCutter(run: Run = inThread()): Cutter {
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
  const held = new Map<string, number>();
  let bytesKept = 0;

  function keep(key: string, bytes: Buffer): void {
    if (bytes.byteLength > KEPT_MAX) return;
    kept.set(key, bytes);
    bytesKept += bytes.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytesKept <= KEPT_MAX) break;
      kept.delete(oldest);
      bytesKept -= byteLength;
    }
  }

  async function make(key: string, task: GarmentTask, by: string): Promise<Buffer> {
    const before = held.get(by) ?? 0;
    if (before >= EACH_MAX || making.size >= QUEUE_MAX) throw new ProductError('overloaded');
    held.set(by, before + 1);
    try {
      const bytes = read(await run(task));
      keep(key, bytes);
      return bytes;
    } catch (cause) {
      throw cause instanceof ProductError ? cause : new ProductError('garments-failed', { cause });
    } finally {
      const left = (held.get(by) ?? 1) - 1;
      if (left > 0) held.set(by, left);
      else held.delete(by);
    }
  }

  return {
    cut(task, by) {
      const key = keyOf(task);
      const known = kept.get(key);
      if (known) {
        // The one asked for last goes last.
        kept.delete(key);
        kept.set(key, known);
        return Promise.resolve(known);
      }
      const begun = making.get(key);
      if (begun) return begun;
      const made = make(key, task, by).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}

/** By all that a reply depends on; of a picture by its bytes. */
function keyOf(task: GarmentTask): string {
  const plain = JSON.stringify(task, (_, value: unknown) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value,
  );
  return createHash('sha256').update(plain).digest('base64url');
}

function read(reply: GarmentReply): Buffer {
  if ('refused' in reply) throw new ProductError('argument-invalid', { message: reply.refused });
  const { bytes } = reply;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
