/**
 * Milliseconds after which the database gives up: a statement, a transaction nobody continues, a wait for a connection. Many
 * connections that are opened at once take seconds on a busy machine; a database that stands still is told by its pulse.
 */
export const LIMITS = { statement: 15_000, idleInTransaction: 30_000, connect: 10_000 } as const;
