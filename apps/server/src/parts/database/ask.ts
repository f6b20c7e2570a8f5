import pg from 'pg';
import type { Transactor } from './database.ts';
import { type Statement, StatementError } from './statement.ts';

const clients = new WeakMap<Transactor, pg.PoolClient>();

/** Remembers which connection an open transaction has, for the statements that are sent within it. */
export const openedOn = (client: pg.PoolClient, tx: Transactor): Transactor => {
  clients.set(tx, client);
  return tx;
};

/**
 * Sends a prepared statement within an open transaction.
 * @throws {StatementError}
 */
export function askWithin<Row extends object>(
  tx: Transactor,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = clients.get(tx);
  if (!client) throw new Error('this transaction was not opened here');
  return ask(client, statement, values);
}

/** Sends a prepared statement on a connection, or on any of a pool. */
export async function ask<Row extends object>(
  client: Pick<pg.Pool, 'query'>,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { name, text } = statement;
  try {
    // The rows are what the statement's author says they are.
    return (await client.query<Row & pg.QueryResultRow>({ name, text, values: [...values], types: TYPES })).rows;
  } catch (cause) {
    throw new StatementError(statement, cause);
  }
}

const { INT8, TIMESTAMPTZ } = pg.types.builtins;

const asText = (text: string): string => text;

/** Numbers of the product stay below 2^53. Moments are not made into dates that are only written out again. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === TIMESTAMPTZ) return asText;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};
