import type { Metrics } from '#server/parts/metrics/metrics.ts';
import { type Storage, StorageMissingError } from './storage.ts';

type Operation = 'save' | 'copy' | 'read' | 'size' | 'list variants' | 'remove' | 'check';

/** The same storage, each of whose calls is timed: a read until its first byte can be had. */
export function timeStorage(storage: Storage, metrics: Metrics): Storage {
  const timed = <Args extends unknown[], T>(operation: Operation, call: (...args: Args) => Promise<T>) => {
    const end = Object.fromEntries(
      ['done', 'missing', 'failed'].map((outcome) => [
        outcome,
        metrics.timer('toile_storage_seconds', { operation, outcome }),
      ]),
    );
    return async (...args: Args): Promise<T> => {
      const began = performance.now();
      let outcome = 'done';
      try {
        return await call(...args);
      } catch (error) {
        outcome = error instanceof StorageMissingError ? 'missing' : 'failed';
        throw error;
      } finally {
        end[outcome]?.((performance.now() - began) / 1000);
      }
    };
  };
  const { readInto } = storage;
  return {
    ...storage,
    save: timed('save', storage.save),
    saveFile: timed('save', storage.saveFile),
    saveVariant: timed('save', storage.saveVariant),
    copyTo: timed('copy', storage.copyTo),
    read: timed('read', storage.read),
    ...(readInto && { readInto: timed('read', readInto) }),
    size: timed('size', storage.size),
    variants: timed('list variants', storage.variants),
    remove: timed('remove', storage.remove),
    removeVariant: timed('remove', storage.removeVariant),
    check: timed('check', storage.check),
  };
}
