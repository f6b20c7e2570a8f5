/**
 * SQL that is written once and that each connection prepares once, under its name: what the busiest verbs send. `Row` is
 * what a row of it holds; moments come as PostgreSQL writes them (`Moment`), whole numbers as numbers.
 */
export interface Statement<Row extends object> {
  /** One text alone has this name. */
  readonly name: string;
  readonly text: string;
  /** Keeps `Row` in the type; no value has it. */
  readonly row?: Row;
}

/** A moment as a date, or as PostgreSQL writes one in UTC: `2026-01-02 03:04:05.678+00`. */
export type Moment = Date | string;

/** A statement that failed. Its name says enough of it; the values are of people. */
export class StatementError extends Error {
  override readonly name = 'StatementError';

  constructor(statement: Statement<object>, cause: unknown) {
    super(`the statement ${statement.name} failed`, { cause });
  }
}

/** PostgreSQL's word for a row that names another one which is gone. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a statement failed because something it named was deleted at that very moment. */
export function isGoneMeanwhile(error: unknown): boolean {
  const cause = error instanceof StatementError ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION;
}

export const statement = <Row extends object>(name: string, text: string): Statement<Row> => ({ name, text });
