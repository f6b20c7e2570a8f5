import type { Storage } from '#server/parts/storage/storage.ts';
import type { Traces } from './traces.ts';

/** The same storage, each of whose calls is a span: a read until its first byte can be had. */
export function traceStorage(storage: Storage, traces: Traces): Storage {
  const traced =
    <Args extends unknown[], T>(operation: string, call: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      traces.during({ name: `storage ${operation}`, kind: 'client' }, () => call(...args));
  const { readInto } = storage;
  return {
    ...storage,
    save: traced('save', storage.save),
    saveFile: traced('save', storage.saveFile),
    saveVariant: traced('save', storage.saveVariant),
    copyTo: traced('copy', storage.copyTo),
    read: traced('read', storage.read),
    ...(readInto && { readInto: traced('read', readInto) }),
    size: traced('size', storage.size),
    variants: traced('list variants', storage.variants),
    remove: traced('remove', storage.remove),
    removeVariant: traced('remove', storage.removeVariant),
  };
}
