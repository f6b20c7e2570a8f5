import { createHash } from 'node:crypto';
import { ProductError } from '#server/product/errors.ts';
import { openFairLanes } from '#server/product/fair-lanes.ts';
import type { GarmentReply, GarmentTask } from './garment-task.ts';
import { type CutterRun, inThread } from './in-thread.ts';

/** Bytes of replies that are remembered. */
const KEPT_MAX = 24 * 1024 * 1024;

/** A whole pack takes a second or two. */
const LIMITS = { queue: 24, each: 8, lately: { max: 4000, forgottenPerSecond: 100 }, wait: 60_000 };

/** Works out garments, everybody's first before anybody's second, and remembers what it was asked last. */
export interface Cutter {
  /**
   * @param by whom it is for: nobody has more than a few tasks here
   * @throws {ProductError} `argument-invalid` for a size or garment that the Look does not have; `overloaded` when too many
   * wait already; `garments-too-dear` when it takes more than any may; `garments-failed` when it cannot be made
   */
  cut(task: GarmentTask, by: string): Promise<Buffer>;
}

/** `openRun` opens what works out one task after the other; threads of this process unless said otherwise. */
export function openCutter(openRun: () => CutterRun = inThread): Cutter {
  const lanes = openFairLanes(openRun, LIMITS);
  const kept = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer>>();
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
    try {
      const bytes = read(await lanes.take(task, by));
      keep(key, bytes);
      return bytes;
    } catch (cause) {
      throw cause instanceof ProductError ? cause : new ProductError('garments-failed', { cause });
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
