import { openClient } from '#server/parts/database/open-client.ts';
import { SUPERUSER } from './cluster.ts';

/** `ready`: it is the server of this folder. `busy`: it starts, recovers or stops. `none`: nothing of ours is there. */
export type Answer = 'ready' | 'busy' | 'none';

export const addressOf = (port: number, password: string, database: string): string =>
  `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Asks whether the server of the cluster in `folder` answers on `port`. Another server may have taken the port. */
export async function probe(folder: string, port: number, password: string): Promise<Answer> {
  const client = openClient({
    connectionString: addressOf(port, password, 'postgres'),
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    return rows[0]?.folder === folder ? 'ready' : 'none';
  } catch (error) {
    return answerOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const CANNOT_CONNECT_NOW = '57P03';

function answerOf(error: unknown): Answer {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === CANNOT_CONNECT_NOW ? 'busy' : 'none';
}
