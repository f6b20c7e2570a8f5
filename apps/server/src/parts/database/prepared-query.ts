import pg from 'pg';
import type { Statement } from './statement.ts';

/** What `pg` keeps of a result's columns: their names, their parsers and an empty row. */
interface Shape {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** What `pg` has beside what its types tell. */
interface Inside {
  name: string;
  _result: Shape & { _types: pg.CustomTypesConfig };
  _accumulateRows: boolean;
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
}

// A class has no way of being told more of its parent than the parent's types say.
const Query = pg.Query as unknown as new (text: string, values: unknown[]) => pg.Query & Inside;

/** Shapes of the statements that a connection has prepared, and the connection without its questions for them. */
interface Known {
  readonly shapes: Map<string, Shape>;
  readonly unasking: pg.Connection;
}

const known = new WeakMap<pg.Connection, Known>();

/**
 * A statement that is prepared once on each connection and described once: PostgreSQL tells the names and types of its
 * columns with its first answer there, and never again. A table that has changed since makes it refuse the statement.
 */
export class PreparedQuery extends Query {
  private connection: pg.Connection | undefined;

  constructor({ name, text }: Statement<object>, values: readonly unknown[], types: pg.CustomTypesConfig) {
    // Handed over together they are copied property by property, which costs more than all the rest.
    super(text, [...values]);
    this.name = name;
    this._result._types = types;
  }

  override prepare(connection: pg.Connection): void {
    this.connection = connection;
    const here = known.get(connection);
    const shape = here?.shapes.get(this.name);
    if (!here || !shape) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    super.prepare(here.unasking);
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    if (!this.connection) return;
    const here = known.get(this.connection) ?? { shapes: new Map(), unasking: withoutDescribing(this.connection) };
    known.set(this.connection, here);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    here.shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** The same connection for whoever knows what comes. */
const withoutDescribing = (connection: pg.Connection): pg.Connection =>
  Object.create(connection, { describe: { value: () => undefined } });
