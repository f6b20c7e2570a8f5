import { execFile, spawn } from 'node:child_process';
import { open, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Log } from '#server/log.ts';
import type { BinariesFolder } from './binaries.ts';
import { clearStaleLock, readLock } from './lock.ts';
import { logFile } from './log-file.ts';
import { atWork, endsWithUs, findOthers, type Leaver, type Other, waitForWork } from './others.ts';
import type { Place } from './place.ts';
import { probe } from './probe.ts';

/** Milliseconds: recovery after a crash of a large database takes a while, a clean start 0.1 s. */
const START_DEADLINE = 120_000;
const PAUSE = { short: 15, long: 250 } as const;

export interface Cluster {
  readonly place: Place;
  readonly binaries: BinariesFolder;
  readonly password: string;
}

export interface StartOptions {
  /** The only one it may listen on, as people know it; else that of the last time, or any. */
  readonly port?: number;
  /** Milliseconds it may take. */
  readonly within?: number;
}

/** Brings the cluster's server up, or finds the one that a killed or a second process left running. Returns its port. */
export async function startServer(
  cluster: Cluster,
  { port, within = START_DEADLINE }: StartOptions = {},
): Promise<{ port: number; isReused: boolean }> {
  const { folder } = cluster.place;
  const deadline = Date.now() + within;
  let isReused = true;
  while (Date.now() < deadline) {
    const lock = await readLock(folder);
    if (lock) {
      if ((await probe(folder, lock.port, cluster.password)) === 'ready') return { port: lock.port, isReused };
      if (await clearStaleLock(folder, lock)) {
        await sleep(PAUSE.short);
        continue;
      }
    }
    isReused = false;
    const hasEnded = await launch(cluster, port);
    // A server that gives up at once met another one's port or the last processes of a killed one: both pass.
    while (!(await readLock(folder)) && !hasEnded()) await sleep(PAUSE.short);
    if (hasEnded()) await sleep(PAUSE.long);
  }
  throw new Error(`The database in ${folder} did not start within ${within / 1000} s.\n${await tail(folder)}`);
}

/** What came of leaving a server: whether it is stopped, and who used it besides whoever left. */
export interface Left {
  readonly isStopped: boolean;
  readonly others: readonly Other[];
  /** What became of those who were in the middle of something, where it was stopped under them. */
  readonly waited?: { readonly ms: number; readonly cut: readonly Other[] };
}

/**
 * Stops the server, unless somebody else uses it who would go on having it; what they have begun is waited for. `mark` is what own
 * connections are called, `log` is told of a wait as it begins.
 */
export async function stopServer(cluster: Cluster, port: number, mark: string, log: Log): Promise<Left> {
  const { folder } = cluster.place;
  const leaver = { port, password: cluster.password, mark };
  const others = await findOthers(leaver);
  if (others.length > 0 && !(await endsWithUs(folder))) return { isStopped: false, others };
  const waited = await waitFor(leaver, others, log);
  await shutDown(cluster);
  return { isStopped: true, others, ...(waited && { waited }) };
}

async function waitFor(leaver: Leaver, others: readonly Other[], log: Log): Promise<Left['waited']> {
  const working = atWork(others);
  if (working.length === 0) return undefined;
  log.info({ others: working }, 'own database waits for what others have begun');
  const begun = performance.now();
  const cut = await waitForWork(leaver);
  return { ms: Math.round(performance.now() - begun), cut };
}

async function shutDown({ place: { folder, identity }, binaries }: Cluster): Promise<void> {
  const stop = promisify(execFile)(
    join(binaries, 'bin', 'pg_ctl'),
    ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '60'],
    { ...identity, cwd: folder },
  );
  await stop.catch(async (error) => {
    // Another process that stopped in the same moment was quicker.
    if (await readLock(folder)) throw error;
  });
}

/** Starts a server of its own session: a Ctrl+C in the terminal must reach it through us, after our last query. */
async function launch(cluster: Cluster, onlyPort?: number): Promise<() => boolean> {
  const { folder, identity } = cluster.place;
  const port = await choosePort(folder, onlyPort);
  const output = await open(logFile(folder), 'a', 0o600);
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), serverArguments(folder, port), {
    ...identity,
    cwd: folder,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.once('error', () => {
    hasEnded = true;
  });
  child.unref();
  await output.close();
  return () => hasEnded;
}

const serverArguments = (folder: string, port: number): string[] => [
  '-D',
  folder,
  ...Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Parallel workers talk through /dev/shm, of which containers have little; our queries are short.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** The port of the last time if it is free, so that a tool pointed at it keeps working; else any free one. */
async function choosePort(folder: string, only?: number): Promise<number> {
  if (only !== undefined) return only;
  const file = join(folder, 'toile-port');
  const last = Number(await readFile(file, 'utf8').catch(() => '0'));
  const port = (await listenBriefly(last)) ?? (await listenBriefly(0));
  if (port === undefined) throw new Error('There is no free port on 127.0.0.1 for the database.');
  await writeFile(file, String(port));
  return port;
}

const listenBriefly = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });

async function tail(folder: string): Promise<string> {
  const text = await readFile(logFile(folder), 'utf8').catch(() => '');
  return text.split('\n').slice(-20).join('\n');
}
