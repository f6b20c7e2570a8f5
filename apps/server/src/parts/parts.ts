import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Log } from '#server/log.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';

/** Everything a running process holds open. A verb never gets this whole; it asks for what it needs. */
export interface Parts {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly database: Database;
}

/** Opens the parts in order. The returned `close` closes them in the opposite order. */
export async function openParts(
  config: Config,
  secrets: Secrets,
  log: Log,
): Promise<{ parts: Parts; close: () => Promise<void> }> {
  const database = await openDatabase(config, log);
  return { parts: { config, secrets, log, database }, close: () => database.close() };
}
