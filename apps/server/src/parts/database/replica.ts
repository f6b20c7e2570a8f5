import type pg from 'pg';
import type { Log } from '#server/log.ts';

/** Milliseconds between two looks at how far the replica is. */
const LOOK_EVERY = 2000;
/** Milliseconds that a replica may be behind and still be asked: what somebody took back is not shown for longer. */
const BEHIND_MAX = 5000;
/** What ran out of its own time, or asks for what cannot be, would do so anywhere. */
const OUT_OF_TIME = '57014';
const WRONG_DATA = /^22/;

/** A replica of the database, asked for what may be a moment old. */
export interface Replica {
  /** Whether it is there, and close enough behind. */
  readonly isUsable: () => boolean;
  /** Asks the replica, and the database itself where that cannot be asked now. */
  ask<T>(replica: () => Promise<T>, itself: () => Promise<T>): Promise<T>;
  stop(): void;
}

interface Watched {
  /** Connections by which the two are looked at. */
  readonly replica: Pick<pg.Pool, 'query'>;
  readonly itself: Pick<pg.Pool, 'query'>;
  readonly log: Log;
}

/** Where the database has written to, as a number that grows; null where it does not tell. */
const WRITTEN = `select (pg_current_wal_lsn() - '0/0')::float8 as at`;
/** How far a replica has taken that over; null for what is none, or does not tell. */
const TAKEN_OVER = `select (pg_last_wal_replay_lsn() - '0/0')::float8 as at`;

async function placeOf(pool: Pick<pg.Pool, 'query'>, words: string): Promise<number | null> {
  const { rows } = await pool.query<{ at: number | null }>(words);
  return rows[0]?.at ?? null;
}

/** Watches a replica. It is used from the first look on that finds it, and no more from the first that does not. */
export function watchReplica({ replica, itself, log }: Watched): Replica {
  /** What the database had written at which moment, the newest last. */
  const written: { at: number; when: number }[] = [];
  let isUsable = false;
  let isLooking = false;

  async function isClose(): Promise<boolean> {
    const [at, taken] = await Promise.all([placeOf(itself, WRITTEN), placeOf(replica, TAKEN_OVER)]);
    const now = performance.now();
    if (at !== null) written.push({ at, when: now });
    while ((written[1]?.when ?? now) <= now - BEHIND_MAX) written.shift();
    const [then] = written;
    // Who does not tell how far it is has another way of keeping up (Aurora's readers).
    return taken === null || then === undefined || taken >= then.at;
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    const found = await isClose().catch(() => false);
    if (found !== isUsable)
      log.warn({ isUsable: found }, found ? 'the replica is read' : 'the replica is away or too far behind');
    isUsable = found;
    isLooking = false;
  }

  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  void look();
  return {
    isUsable: () => isUsable,
    async ask(fromReplica, fromItself) {
      if (!isUsable) return fromItself();
      try {
        return await fromReplica();
      } catch (error) {
        if (!isLost(error)) throw error;
        isUsable = false;
        return fromItself();
      }
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Whether the replica itself failed, not what it was asked: it is away, stands in the way of what it takes over, shuts its door, or has not
 * taken over a table yet.
 */
function isLost(error: unknown): boolean {
  const codes = codesOf(error);
  return !codes.includes(OUT_OF_TIME) && !codes.some((code) => WRONG_DATA.test(code));
}

const codesOf = (error: unknown): string[] =>
  error instanceof Error ? [String(Reflect.get(error, 'code')), ...codesOf(error.cause)] : [];
