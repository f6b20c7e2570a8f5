import type pg from 'pg';
import type { Log } from '#server/log.ts';

/** Milliseconds between two looks at how far the replica is. */
const LOOK_EVERY = 2000;
/** Milliseconds that a replica may be behind and still be asked: what somebody took back is not shown for longer. */
const BEHIND_MAX = 5000;
const OUT_OF_TIME = '57014';
/** What asks for what cannot be would do so anywhere. */
const WRONG_DATA = /^22/;
/** It has no connection left, or what it took over stood in the way: it is there, and another moment it answers. */
const BUSY = new Set(['53300', '40001', '40P01']);
/** The pool's own words for all of its connections being in use, and for none that could be made in time: who watches it tells which. */
const NO_CONNECTION = /^timeout exceeded when trying to connect/;

/** A replica of the database, asked for what may be a moment old. */
export interface Replica {
  /** Whether it is there, and close enough behind. */
  readonly isUsable: () => boolean;
  /**
   * Asks the replica, and the database itself where that cannot be asked now, or has no connection to spare.
   * @param isCutShort whether the replica gives it less time than the database itself would, which is asked then too
   */
  ask<T>(replica: () => Promise<T>, itself: () => Promise<T>, isCutShort?: boolean): Promise<T>;
  stop(): void;
}

interface Watched {
  /** Connections by which the two are looked at. */
  readonly replica: Pick<pg.Pool, 'query'>;
  readonly itself: Pick<pg.Pool, 'query'>;
  readonly log: Log;
}

/** Where the database has written to, as a number that grows, null where it does not tell; and which server it is. */
const WRITTEN = `select (pg_current_wal_lsn() - '0/0')::float8 as at, pg_postmaster_start_time()::text as server`;
/** How far a replica has taken that over; null for what is none, or does not tell. */
const TAKEN_OVER = `select (pg_last_wal_replay_lsn() - '0/0')::float8 as at, pg_postmaster_start_time()::text as server,
  pg_is_in_recovery() as "isFollowing"`;

interface Place {
  readonly at: number | null;
  readonly server: string;
}

async function placeOf<T extends Place>(pool: Pick<pg.Pool, 'query'>, words: string): Promise<T> {
  const { rows } = await pool.query<T>(words);
  const [row] = rows;
  if (!row) throw new Error('a server does not say where it is');
  return row;
}

/** Watches a replica. It is used from the first look on that finds it, and no more from the first that does not. */
export function watchReplica({ replica, itself, log }: Watched): Replica {
  /** What the database had written at which moment, the newest last. */
  const written: { at: number; when: number }[] = [];
  let isUsable = false;
  let isLooking = false;

  async function isClose(): Promise<boolean> {
    const [{ at, server }, { at: taken, ...it }] = await Promise.all([
      placeOf(itself, WRITTEN),
      placeOf<Place & { isFollowing: boolean }>(replica, TAKEN_OVER),
    ]);
    const now = performance.now();
    if (at !== null) written.push({ at, when: now });
    while ((written[1]?.when ?? now) <= now - BEHIND_MAX) written.shift();
    // One that was promoted follows nobody any more; only the very same server has what this one has all the same.
    if (!it.isFollowing) return it.server === server;
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
    async ask(fromReplica, fromItself, isCutShort = false) {
      if (!isUsable) return fromItself();
      try {
        return await fromReplica();
      } catch (error) {
        const told = tellOf(error);
        if (told === 'answered' || (told === 'slow' && !isCutShort)) throw error;
        if (told === 'lost') isUsable = false;
        return fromItself();
      }
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * What an error of a replica tells: it answered as anybody would; it took longer than is given it; it is there and could not now; or it is
 * lost, which is all else: it is away, shuts its door, or has not taken over a table yet.
 */
function tellOf(error: unknown): 'answered' | 'slow' | 'busy' | 'lost' {
  const chain = chainOf(error);
  const codes = chain.map((each) => String(Reflect.get(each, 'code')));
  if (codes.some((code) => WRONG_DATA.test(code))) return 'answered';
  if (codes.includes(OUT_OF_TIME)) return 'slow';
  if (codes.some((code) => BUSY.has(code)) || chain.some(({ message }) => NO_CONNECTION.test(message))) return 'busy';
  return 'lost';
}

const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);
