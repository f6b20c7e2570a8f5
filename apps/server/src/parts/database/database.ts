import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Statement } from './statement.ts';

/** Can look, on any connection. Everything that writes is missing, so a write outside a transaction does not compile. */
export type Reader = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | '$with' | 'with' | '$count'
>;

/** An open transaction: reads and writes. */
export type Transactor = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** A pool of connections now: how many there are, how many of them nobody uses, and how many calls wait for one. */
export interface PoolLoad {
  readonly pool: string;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database {
  /** Address with credentials, for libraries that bring their own connections (the job queue). Never logged. */
  readonly url: string;
  readonly read: Reader;
  /** The same for what people ask for in their own terms: few connections, little time, and a short queue. */
  readonly search: Reader;
  /** The same as `search` for lists of what is public, which may be a moment old: a replica where there is one. */
  readonly publicSearch: Reader;
  /**
   * Commits when `work` resolves, rolls back when it rejects. Nothing slow or foreign is awaited within. One that the
   * database ends to free another one is begun anew, so `work` changes nothing outside of it.
   */
  transaction<T>(work: (tx: Transactor) => Promise<T>): Promise<T>;
  /**
   * Sends a prepared statement: within `tx`, else as a transaction of its own, in one round trip.
   * @throws {StatementError}
   */
  ask<Row extends object>(statement: Statement<Row>, values: readonly unknown[], tx?: Transactor): Promise<Row[]>;
  /** The same outside of transactions, for what is public and may be a moment old: of a replica where there is one. */
  askPublic<Row extends object>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]>;
  /** What its connections do now. */
  connections(): readonly PoolLoad[];
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Waits for running queries, then lets go of the connections and of an own server nobody else uses. */
  close(): Promise<void>;
}
