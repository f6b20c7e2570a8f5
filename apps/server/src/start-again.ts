import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from '#server/parts/database/away.ts';
import { reasonOfRefusal, UnreachedError } from '#server/parts/database/unreached.ts';
import { tellRefusal } from '#server/system-refusal.ts';

/** Milliseconds between two tries. */
const PAUSE = 500;

/** What a start needs was there, went away under it, and did not come back in time. */
export class AwayAtStartError extends Error {
  override readonly name = 'AwayAtStartError';
}

export interface Tries {
  /** Milliseconds from now after which no further try begins. */
  readonly within: number;
  /** Told before each further try why the one before came to nothing. */
  readonly tell: (error: unknown) => void;
}

/**
 * Does `work` anew when the database goes away under it, as it does when it is killed or restarted. An address that leads nowhere at the
 * first try is a wrong setting more often than a server that starts, and is told at once, unless nobody answered: a process that reads its
 * code on a busy machine may not have heard it.
 * @throws {AwayAtStartError} where it is away still when the time is over, and was there before
 */
export async function startAgain<T>(work: () => Promise<T>, { within, tell }: Tries): Promise<T> {
  const deadline = Date.now() + within;
  let wasThere = false;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isReached = !(error instanceof UnreachedError);
      if (!mayPass(error) || !(wasThere || isReached || error.isUnanswered)) throw error;
      wasThere ||= isReached;
      if (Date.now() + PAUSE > deadline) throw wasThere ? tellAway(error, within) : error;
      tell(error);
      await sleep(PAUSE);
    }
  }
}

/** A disk that is full or turned to reading alone waits for somebody. */
const mayPass = (error: unknown): boolean => isAway(error) && tellRefusal(error) === undefined;

const tellAway = (cause: unknown, within: number) =>
  new AwayAtStartError(
    `The database went away while the product started, and was not back within ${Math.round(within / 1000)} s (${reasonOfRefusal(cause)}): docs/incidents.md says what to look at (ToileDatabaseAway).`,
    { cause },
  );
