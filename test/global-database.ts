import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createLog } from '../apps/server/src/log.ts';
import { openEmbedded } from '../apps/server/src/parts/database/embedded/open-embedded.ts';
import { migrate } from '../apps/server/src/parts/database/migrate.ts';
import { makeDataDir } from './data-dir.ts';

/** One real PostgreSQL for the whole run, started as the product starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLog({ logLevel: 'error' });
  const folder = await makeDataDir();
  const first = await openEmbedded(folder, log);
  await migrate(first.url, log);
  await set(first.url, SETTINGS);
  await first.close();
  // Some of what is set holds from a start on.
  const server = await openEmbedded(folder, log);
  // Each suite's parts have names of their own there.
  const template = new URL(server.url);
  template.search = '';
  project.provide('templateUrl', template.href);
  return async () => {
    await disconnectEveryone(server.url);
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * What only a failing of the machine could lose is not waited for: these books live no longer than the run. Every worker of
 * the run may have two servers, each with all the connections that it may open.
 */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };

async function set(url: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [setting, value] of Object.entries(settings)) await client.query(`alter system set ${setting} = ${value}`);
  await client.end();
}

/** A suite that failed in the middle may have left connections, which would keep the server running. */
async function disconnectEveryone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
}
