import pg from 'pg';
import type { Transactor } from './database.ts';
import { PreparedQuery } from './prepared-query.ts';
import { type Statement, StatementError } from './statement.ts';

/** A connection, or any of a pool. */
export interface Line {
  readonly client: Pick<pg.Pool, 'query'>;
  /** Whether it leads to the same session each time, which knows what was prepared there. */
  readonly isOwn: boolean;
}

const lines = new WeakMap<Transactor, Line>();

/** Remembers which connection an open transaction has, for the statements that are sent within it. */
export const openedOn = (line: Line, tx: Transactor): Transactor => {
  lines.set(tx, line);
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
  const line = lines.get(tx);
  if (!line) throw new Error('this transaction was not opened here');
  return ask(line, statement, values);
}

/** Sends a statement, prepared where that can be. */
export async function ask<Row extends object>(
  { client, isOwn }: Line,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    if (isOwn) return await send<Row>(client, new PreparedQuery(statement, values, TYPES));
    const { rows } = await client.query<Row>({ text: statement.text, values: [...values], types: TYPES });
    return rows;
  } catch (cause) {
    throw new StatementError(statement, cause);
  }
}

/** A query of one's own is answered by a call, which the types of `pg` do not tell. */
interface Sender {
  query(query: PreparedQuery, answer: (error: Error | undefined, result: { rows: unknown[] }) => void): void;
}

function send<Row extends object>(client: Pick<pg.Pool, 'query'>, query: PreparedQuery): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    (client as Sender).query(query, (error, result) => {
      if (error) reject(error);
      // The rows are what the statement's author says they are.
      else resolve(result.rows as Row[]);
    });
  });
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
