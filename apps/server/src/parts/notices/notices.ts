import type { Transactor } from '#server/parts/database/database.ts';

/**
 * Short messages between all processes on one database. A notice is a hint that something changed, never the truth
 * itself: one may be lost while a connection is being mended, so whoever waits also looks for itself now and then.
 */
export interface Notices {
  /** Delivered to every listener of the topic when the transaction commits. The body is plain JSON of at most 7 kB. */
  post(tx: Transactor, topic: string, body: unknown): Promise<void>;
  /** Delivered at once to every listener of the topic in this process, and to no other. */
  tellHere(topic: string, body: unknown): void;
  /**
   * Hears every notice on the topic, from any process, until the returned function is called. `undefined` is heard
   * after a lost connection was mended: something may have been missed.
   */
  listen(topic: string, hear: (body: unknown) => void): () => void;
  close(): Promise<void>;
}
