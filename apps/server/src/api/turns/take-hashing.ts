import type { FastifyRequest } from 'fastify';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { ipKey, networkOf } from '#server/api/rate-limits/ip-key.ts';
import { findMark } from '#server/api/session/known-device.ts';
import type { Parts } from '#server/parts/parts.ts';
import { DERIVATIONS_AT_ONCE } from '#server/product/accounts/derive-key.ts';
import { ProductError } from '#server/product/errors.ts';
import { type Comer, openFairTurns, type Place } from './fair-turns.ts';

/** Passwords that are hashed, each 40 ms of a core, for all together. */
const hashing = openFairTurns({
  // one more than are computed: while it is written down who came in, the next one's is hashed
  atOnce: DERIVATIONS_AT_ONCE + 1,
  // those who hash again and again leave a thread, and a core, to everybody else
  indebted: Math.max(1, DERIVATIONS_AT_ONCE - 1),
  // an owner comes in by her own browser whatever strangers do
  kept: 1,
  each: 32,
  waiting: 100,
  wait: 10_000,
  // a household that signs in of an evening owes nothing; thirty addresses that guess do within a second
  free: 6,
  forgotten: 60_000,
  most: 60,
});

/**
 * Waits until it is this caller's turn to have a password hashed. A browser that showed the password of the account before, and
 * whoever is signed in, counts as that account, everybody else as the address they call from: so a stranger's guesses, from
 * however many addresses, make nobody wait who has not guessed as often. Strangers who come from a network, or for a mailbox, of which
 * many came lately go after those who do not. Whether there is such an account makes no difference.
 * @param keep is given the turn, or the place in the line
 * @throws {ProductError} `rate-limited` where too many of theirs are here, `overloaded` where others go first
 */
export async function takeHashing(
  request: FastifyRequest,
  parts: Pick<Parts, 'config' | 'secrets'>,
  keep: (place: Place) => void,
): Promise<void> {
  const comer = await comerOf(request, parts);
  await new Promise<void>((resolve, reject) => {
    const go = (place: Place) => {
      keep(place);
      resolve();
    };
    const turnAway = (why: 'own' | 'all') => reject(new ProductError(why === 'own' ? 'rate-limited' : 'overloaded'));
    const place = hashing.take(comer, { go, turnAway });
    if (place.isWaiting) keep(place);
  });
}

async function comerOf(
  request: FastifyRequest,
  { secrets, config }: Pick<Parts, 'config' | 'secrets'>,
): Promise<Comer> {
  const email = emailOf(request);
  if (email !== undefined && findMark(request, { secrets, http: config.http, email }))
    return { key: `mailbox ${email}`, isKnown: true };
  const { actor } = await request.openClaim();
  const key = actor.kind === 'guest' ? undefined : await accountKey(request);
  if (key === undefined || key.startsWith('guest ')) {
    const among = [`network ${networkOf(request.ip)}`, ...(email === undefined ? [] : [`guessed ${email}`])];
    return { key: `address ${ipKey(request.ip)}`, among, isKnown: false };
  }
  return { key, isKnown: true };
}

/** The account that somebody wants to come in by. A body was checked against the schema of the route by now. */
function emailOf({ body }: FastifyRequest): string | undefined {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email : undefined;
}
