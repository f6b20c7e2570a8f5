/**
 * Milliseconds after which the database gives up: a statement, a transaction nobody continues, a wait for a connection. Many
 * connections that are opened at once take seconds on a busy machine; a database that stands still is told by its pulse.
 */
export const LIMITS = {
  statement: 15_000,
  idleInTransaction: 30_000,
  connect: 10_000,
  // A connection of one's own is opened by a process that starts: it reads its code meanwhile, and may hear late what it was answered.
  connectAlone: 30_000,
} as const;
