import { randomBytes } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { keepSecret } from '#server/config/secrets.ts';
import type { Log } from '#server/log.ts';
import { openClient } from '#server/parts/database/open-client.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, refuseOtherMajor } from './cluster.ts';
import { confirmPlace, findPlace } from './place.ts';
import { addressOf } from './probe.ts';
import { type Cluster, startServer, stopServer } from './server.ts';
import { supervise } from './supervise.ts';

const DATABASE = 'toile';
/** So many that no two processes on one folder are called the same. */
const MARK_BYTES = 6;

export interface EmbeddedServer {
  /** Names whoever connects by it, so that what this process has open is known from what others have. */
  readonly url: string;
  /** Starts it again, at the same address, whenever it has died. */
  supervise(): void;
  /** Stops the server unless another process still uses it that outlives this one. Own connections that are left are cut. */
  close(): Promise<void>;
}

/** Starts, or finds running, the product's own PostgreSQL for `dataDir`, made on the first call. */
export async function openEmbedded(dataDir: string, log: Log): Promise<EmbeddedServer> {
  const found = await findPlace(dataDir, log);
  // The server reports its folder with links resolved, and is recognised by it.
  const place = { ...found, folder: join(await realpath(dirname(found.folder)), basename(found.folder)) };
  const { folder: binaries, major } = await findBinaries(place.identity, log);
  await refuseOtherMajor(place.folder, major);
  const password = await keepSecret(dataDir, 'postgres-password');
  await ensureCluster(place, binaries, password);
  await confirmPlace(dataDir, found);
  const cluster: Cluster = { place, binaries, password };
  const { port, isReused } = await startServer(cluster);
  await ensureDatabase(addressOf(port, password, 'postgres'));
  log.info({ folder: place.folder, port, isReused }, 'own database is up');
  const mark = `toile-${randomBytes(MARK_BYTES).toString('hex')}`;
  let watch: ReturnType<typeof supervise> | undefined;
  return {
    url: `${addressOf(port, password, DATABASE)}?application_name=${mark}`,
    supervise: () => {
      watch ??= supervise(cluster, port, log);
    },
    close: async () => {
      await watch?.stop();
      const { isStopped, others, waited } = await stopServer(cluster, port, mark, log);
      const told = { isStopped, ...(others.length > 0 && { others }), ...(waited && { waited }) };
      log.info(told, isStopped ? 'own database stopped' : 'own database left running for others');
    },
  };
}

async function ensureDatabase(url: string): Promise<void> {
  const client = openClient({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rows.length === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Two processes starting together both find it missing; one of them makes it.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}
