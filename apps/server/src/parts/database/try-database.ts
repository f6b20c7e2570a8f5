import { openClient } from './open-client.ts';
import { reasonOfRefusal } from './unreached.ts';

/** Why nobody gets into the database at `url` within `deadline` milliseconds, in its own words; `undefined` when it opens. */
export async function tryDatabase(url: string, deadline: number): Promise<string | undefined> {
  try {
    const client = openClient({ connectionString: url, connectionTimeoutMillis: deadline, query_timeout: deadline });
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
