import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { whenGone } from '#server/api/when-gone.ts';
import { openFairLanes, type Run } from '#server/product/fair-lanes.ts';

/** Documents beyond which a list is long: nobody's screen shows as many. */
const LONG = 100;

/** A thousand posts of the longest words are 4 MB and a tenth of a second of the thread that answers everybody. */
const LIMITS = { queue: 60, each: 8, lately: { max: 2000, forgottenPerSecond: 50 }, wait: 20_000 };

/** Somebody's turn, which they end themselves. */
type Begin = (end: () => void) => void;

const hold: Run<Begin, void> = (begin, took) => {
  const began = performance.now();
  return new Promise((resolve) =>
    begin(() => {
      took(performance.now() - began);
      // others are answered between two of them
      setImmediate(resolve);
    }),
  );
};

const lanes = openFairLanes(() => hold, LIMITS);

/**
 * Waits for a turn to make a long list: of long ones this process makes one at a time, and one of those who had many lately, everybody's
 * first before anybody's second.
 * @param gone aborts when nobody waits for the list any more
 * @returns what ends the turn; call it with the answer made
 * @throws {ProductError} `overloaded` where too many wait, of all or of this one, or it has waited too long
 */
export const turnOfLongList = (by: string, gone?: AbortSignal): Promise<() => void> =>
  new Promise((resolve, reject) => {
    lanes.take(resolve, by, gone).catch(reject);
  });

/** The same for a list of so many documents that a call asks for; a short one waits for nobody. */
export const turnOfList = async (limit: number, request: FastifyRequest, reply: FastifyReply): Promise<() => void> =>
  limit <= LONG ? () => undefined : turnOfLongList(await accountKey(request), whenGone(reply));
