import type { Config } from '#server/config/config.ts';
import type { Log } from '#server/log.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';

/** Opens the configured database, or the product's own, at its newest schema. */
export async function openDatabase(
  config: Pick<Config, 'database' | 'databaseConnections' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  if (config.database.kind === 'url') {
    await migrate(config.database.url, log);
    return connect(config.database.url, log, config.databaseConnections);
  }
  const server = await openEmbedded(config.dataDir, log);
  try {
    await migrate(server.url, log);
  } catch (error) {
    await server.close();
    throw error;
  }
  server.supervise();
  const database = connect(server.url, log, config.databaseConnections);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.close();
    },
  };
}
