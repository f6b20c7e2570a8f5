import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { readServiceManager } from '#server/config/env.ts';
import { openClient } from '#server/parts/database/open-client.ts';
import { readLock } from './lock.ts';
import { addressOf } from './probe.ts';

/** Name under which a process asks whether it is the last: two that ask together are not users to each other. */
const LEAVING = 'toile-leaving';
/** Milliseconds for which whoever is seen may turn out to have been leaving too. */
const PATIENCE = 2000;
const LOOK_EVERY = 50;
/** Milliseconds for which a stop waits for what somebody else has begun there: less than a process may take for its whole stop. */
const WORK_MAX = 12_000;
/** What a backend is called that is within a transaction. */
const AT_WORK = new Set(['active', 'idle in transaction']);

/** Somebody whose connection is open at the server, as it tells of them. */
export interface Other {
  readonly name: string;
  readonly pid: number;
  /** What its backend does (`active`, `idle`); absent where it has not begun. */
  readonly state?: string;
  /** Milliseconds since 1970 at which it connected. */
  readonly since: number;
}

/** What is asked about: the server at `port`, by whoever calls their own connections `mark`. */
export interface Leaver {
  readonly port: number;
  readonly password: string;
  readonly mark: string;
}

/** Who uses the server besides the one who leaves it: those still there after a while. Nobody uses one that does not answer. */
export async function findOthers({ port, password, mark }: Leaver): Promise<Other[]> {
  const client = openClient({
    connectionString: addressOf(port, password, 'postgres'),
    application_name: LEAVING,
  });
  try {
    await client.connect();
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const others = await askFor(client, mark);
      if (others.length === 0 || Date.now() > deadline) return others;
      await sleep(LOOK_EVERY);
    }
  } catch {
    return [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Those who are within a transaction, such as a backup that is being made. */
export const atWork = (others: readonly Other[]): readonly Other[] =>
  others.filter(({ state }) => state !== undefined && AT_WORK.has(state));

/** Waits until nobody but the one who leaves is within a transaction, or has been for too long; gives who then still is. */
export async function waitForWork({ port, password, mark }: Leaver): Promise<readonly Other[]> {
  const client = openClient({ connectionString: addressOf(port, password, 'postgres'), application_name: LEAVING });
  try {
    await client.connect();
    const deadline = Date.now() + WORK_MAX;
    for (;;) {
      const working = atWork(await askFor(client, mark));
      if (working.length === 0 || Date.now() > deadline) return working;
      await sleep(LOOK_EVERY);
    }
  } catch {
    return [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function askFor(client: pg.Client, mark: string): Promise<Other[]> {
  const { rows } = await client.query<Other>(
    `select application_name as name, pid, state, extract(epoch from backend_start)::float8 * 1000 as since
     from pg_stat_activity where backend_type = 'client backend' and application_name <> all ($1)`,
    [[LEAVING, mark]],
  );
  return rows;
}

/**
 * Whether the server of the cluster in `folder` ends with this process whoever uses it: a service manager ends all of a service with
 * its main process, and a container all that is in it with its first. Killed so, it would have to recover.
 */
export async function endsWithUs(folder: string): Promise<boolean> {
  const isMain = process.pid === 1 || readServiceManager().mainPid === process.pid;
  if (!isMain) return false;
  const lock = await readLock(folder);
  const [ours, its] = await Promise.all([groupOf('self'), groupOf(lock?.pid)]);
  return ours !== undefined && ours === its;
}

const groupOf = (pid: 'self' | number | undefined): Promise<string | undefined> =>
  readFile(`/proc/${pid}/cgroup`, 'utf8').catch(() => undefined);
