import pg from 'pg';
import { reasonOfRefusal } from './unreached.ts';

/** Why nobody gets into the database at `url` within `deadline` milliseconds, in its own words; `undefined` when it opens. */
export async function tryDatabase(url: string, deadline: number): Promise<string | undefined> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: deadline, query_timeout: deadline });
    // A connection that is lost later has been told already.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return undefined;
    } finally {
      await client.end();
    }
  } catch (error) {
    return reasonOfRefusal(error);
  }
}
