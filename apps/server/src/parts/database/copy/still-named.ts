import { quoted, withClient } from './read-tables.ts';

/** A column that names a picture. */
export interface Naming {
  readonly table: string;
  readonly column: string;
}

/** Which of these pictures a row names now, in the database at `url`. */
export const stillNamed = (url: string, naming: readonly Naming[], shas: readonly string[]): Promise<Set<string>> =>
  withClient(url, async (client) => {
    const named = new Set<string>();
    for (const { table, column } of naming) {
      const { rows } = await client.query<{ sha: string }>(
        `select distinct ${quoted(column)}::text as sha from ${quoted(table)} where ${quoted(column)}::text = any($1)`,
        [shas],
      );
      for (const { sha } of rows) named.add(sha);
    }
    return named;
  });
