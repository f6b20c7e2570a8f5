import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whileThere } from '#server/api/when-gone.ts';

/** In milliseconds. */
const HOLD = {
  /** In which what wrong guesses cost is forgotten, all but a third of it. */
  forgotten: 10_000,
  /** What wrong guesses may cost before one is answered later: people who mistype. */
  free: 250,
  /** How much later each is answered for each millisecond beyond. */
  perCost: 5,
  most: 6000,
} as const;

/** What wrong guesses cost lately, all together, in milliseconds. */
export interface WrongGuesses {
  /** Notes what another one cost. Returns how many milliseconds later it is to be answered. */
  add(cost: number, now: number): number;
}

export function openWrongGuesses(): WrongGuesses {
  let [spent, at] = [0, 0];
  return {
    add(cost, now) {
      spent = spent * Math.exp(-Math.max(0, now - at) / HOLD.forgotten) + cost;
      at = now;
      return Math.min(HOLD.most, Math.max(0, spent - HOLD.free) * HOLD.perCost);
    },
  };
}

const guesses = openWrongGuesses();

/**
 * Has a stranger's wrong guess answered later, the more so the more of a core such guesses took lately. Who guesses at so many at once
 * then guesses seldom, from however many addresses and at whichever mailboxes; who knows the password waits for nothing of it. Meanwhile
 * nothing is held but the connection.
 * @param since when it began to be looked at, as `performance.now()` tells
 */
export async function holdWrong(request: FastifyRequest, reply: FastifyReply, since: number): Promise<void> {
  const now = performance.now();
  const later = guesses.add(now - since, now);
  request.endTurn();
  // Who has hung up is not waited for.
  await whileThere(reply, (signal) => sleep(later, undefined, { signal })).catch(() => undefined);
}
