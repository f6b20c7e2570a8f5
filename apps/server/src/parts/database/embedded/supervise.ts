import type { Log } from '#server/log.ts';
import { clearStaleLock, readLock } from './lock.ts';
import { rotateLog } from './log-file.ts';
import { type Cluster, startServer } from './server.ts';

/** Milliseconds between two looks whether the server lives. */
const LOOK_EVERY = 1000;
/** Milliseconds that one try at starting it again may take. One that recovers for longer lives by the next look. */
const TRY_MAX = 5000;

/**
 * Starts the cluster's server again, at the same port, whenever it has died: killed, out of memory, or given up on a full disk.
 * Whatever keeps it from starting is tried again until it passes.
 */
export function supervise(cluster: Cluster, port: number, log: Log): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined;
  const look = async () => {
    // A disk without room is no reason to let it lie.
    await rotateLog(cluster.place.folder).catch(() => undefined);
    if (await lives(cluster)) return;
    log.error({ folder: cluster.place.folder }, 'own database has died and is started again');
    try {
      await startServer(cluster, { port, within: TRY_MAX });
      log.info({ port }, 'own database is up again');
    } catch (error) {
      log.error({ err: error }, 'own database does not start, and is tried again');
    }
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, LOOK_EVERY);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function lives({ place: { folder } }: Cluster): Promise<boolean> {
  const lock = await readLock(folder);
  return lock !== undefined && (await clearStaleLock(folder, lock));
}
