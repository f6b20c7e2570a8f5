import { execFile } from 'node:child_process';
import { appendFile, chown, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLog } from '../apps/server/src/log.ts';
import { type EmbeddedServer, openEmbedded } from '../apps/server/src/parts/database/embedded/open-embedded.ts';
import { findPlace } from '../apps/server/src/parts/database/embedded/place.ts';
import { migrate } from '../apps/server/src/parts/database/migrate.ts';
import { openClient } from '../apps/server/src/parts/database/open-client.ts';
import { makeDataDir } from './data-dir.ts';

const log = createLog({ logLevel: 'silent' });

/** A PostgreSQL and another that follows it by streaming, both the product's own. */
export interface StreamingPair {
  /** Addresses of the product's database at each. */
  readonly primary: string;
  readonly standby: string;
  /** Ends the standby as a machine that fails does. */
  killStandby(): Promise<void>;
  /** Starts it again where it was. */
  startStandby(): Promise<void>;
  close(): Promise<void>;
}

/** Of a standby: none of them waits for what is read there, so what is read there is cut short when it stands in the way. */
const STANDBY = {
  max_standby_streaming_delay: '0',
  max_standby_archive_delay: '0',
  wal_retrieve_retry_interval: '200ms',
};

/** Opens a pair with the newest schema and nobody in it. */
export async function openStreamingPair(): Promise<StreamingPair> {
  const [first, second] = [await makeDataDir(), await makeDataDir()];
  const made = await openEmbedded(first, log);
  await hurry(made.url);
  await migrate(made.url, log);
  await made.close();
  // Nobody runs it: a copy of its folder is a copy of its database.
  await promisify(execFile)('cp', ['-a', `${first}/.`, second]);
  const primary = await openEmbedded(first, log);
  await makeStandby(second, primary.url);
  let standby: EmbeddedServer = await openEmbedded(second, log);
  return {
    primary: bare(primary.url),
    standby: bare(standby.url),
    killStandby: async () => {
      const { folder } = await findPlace(second, log);
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    startStandby: async () => {
      // At the port of the last time, which its folder knows.
      standby = await openEmbedded(second, log);
    },
    close: async () => {
      await standby.close();
      await primary.close();
      for (const folder of [first, second]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Without the mark of who opened it: each part of a server has a name of its own there. */
function bare(address: string): string {
  const url = new URL(address);
  url.search = '';
  return url.href;
}

/** What only a failing of the machine could lose is waited for nowhere. */
async function hurry(url: string): Promise<void> {
  const client = openClient({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit']) await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Says to the cluster in a data folder that it follows the server at `url`, and listens elsewhere. */
async function makeStandby(dataDir: string, url: string): Promise<void> {
  const { folder } = await findPlace(dataDir, log);
  const { hostname, port, username, password } = new URL(url);
  const follows = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  const settings = Object.entries({ ...STANDBY, primary_conninfo: follows });
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    settings.map(([name, value]) => `${name} = '${value}'\n`).join(''),
  );
  const signal = join(folder, 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(folder);
  await chown(signal, uid, gid);
  await rm(join(folder, 'toile-port'), { force: true });
}
