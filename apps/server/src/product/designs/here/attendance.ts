import type { Log } from '#server/log.ts';
import type { Database } from '#server/parts/database/database.ts';
import { statement } from '#server/parts/database/statement.ts';

/** Seconds for which a process says that it attends to a design; one that is silent for longer counts as dead. */
export const ATTENDED_S = 8;
/** Milliseconds between two times it says so: three of them may be late. */
const RENEW_EVERY = 2000;

/** $1 designs, $2 seconds. Those that are still this process's. Losing it to a power cut is what it is there for. */
const RENEW = statement<{ id: string }>(
  'renew-attendance',
  `with quickly as (select set_config('synchronous_commit', 'off', true))
   update designs set attended_until = now() + make_interval(secs => $2::float8) from quickly
   where id = any($1::text[]) and status = 'running' and attended_until is not null returning id`,
);

/** What a process keeps saying of the designs that it draws without the queue. */
export interface Attendance {
  /** Its signal aborts when the design is somebody else's, or nobody's. */
  attend(designId: string): AbortSignal;
  leave(designId: string): void;
  /** Lets go of all of them. */
  close(): void;
}

export function createAttendance(database: Database, log: Log): Attendance {
  const attended = new Map<string, AbortController>();
  let timer: NodeJS.Timeout | undefined;
  let isRenewing = false;

  async function renew(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    try {
      const ids = [...attended.keys()];
      const ours = new Set((await database.ask(RENEW, [ids, ATTENDED_S])).map(({ id }) => id));
      for (const id of ids) if (!ours.has(id)) attended.get(id)?.abort(new Error('the design is no longer drawn here'));
    } catch (error) {
      log.warn({ err: error }, 'it could not be said which designs are being drawn');
    } finally {
      isRenewing = false;
    }
  }

  return {
    attend(designId) {
      const attending = new AbortController();
      attended.set(designId, attending);
      timer ??= setInterval(renew, RENEW_EVERY);
      return attending.signal;
    },
    leave(designId) {
      attended.delete(designId);
      if (attended.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
    close() {
      for (const attending of attended.values()) attending.abort(new Error('the process stops'));
    },
  };
}
