import type { Config } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import type { Log } from '#server/log.ts';
import type { Traces } from '#server/parts/traces/traces.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { hasDatabase } from './embedded/place.ts';
import { migrate, migrateOn } from './migrate.ts';
import { connectToItself, examinePooler } from './pooled.ts';
import { reaching } from './unreached.ts';

/** Opens the configured database, or the product's own, at its newest schema. */
export async function openDatabase(
  config: Pick<Config, 'database' | 'databaseConnections' | 'dataDir'>,
  log: Log,
  traces?: Traces,
): Promise<Database> {
  if (config.database.kind === 'url') {
    const { url, pooler } = config.database;
    const itself = await reaching(pooler ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', () => connectToItself(url));
    await migrateOn(itself, log);
    if (pooler) await reaching('DATABASE_URL', () => examinePooler(pooler));
    return connect(config.database, log, config.databaseConnections, traces);
  }
  const server = await openEmbedded(config.dataDir, log);
  try {
    await migrate(server.url, log);
  } catch (error) {
    await server.close();
    throw error;
  }
  server.supervise();
  const database = connect({ url: server.url }, log, config.databaseConnections, traces);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.close();
    },
  };
}

/**
 * Refuses to go on where there is no database to work on. A command beside the server would else make an empty one, in which every rule
 * holds and nobody is known.
 * @throws {ConfigError}
 */
export async function refuseNoDatabase({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>): Promise<void> {
  if (database.kind === 'url' || (await hasDatabase(dataDir))) return;
  throw new ConfigError([
    `DATA_DIR=${dataDir} holds no database that this user can see, and no DATABASE_URL is set: nothing was read and none was made. Say where it is by DATA_DIR or DATABASE_URL; on a machine of docs/running.md the command is \`toile …\`, which knows.`,
  ]);
}
