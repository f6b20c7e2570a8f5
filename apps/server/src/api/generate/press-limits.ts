import type { FastifyRequest } from 'fastify';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { charge, limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { isProductError } from '#server/product/errors.ts';

/** Far beyond what a person presses; tokens and running designs limit the rest. */
const PRESSES: RateLimit = {
  ...{ name: 'press', max: 120, isLoose: true, windowS: MINUTE_S },
  by: byAddress,
};

/**
 * Words that are refused were read all the same, and cost no token: a press is one of these, one that is refused for its words ten.
 * Nobody is told so who is told no more often than every two seconds.
 */
const READINGS: RateLimit = {
  ...{ name: 'press-reading', max: 240, isLoose: true, windowS: MINUTE_S },
  by: accountKey,
};
const REFUSED_COSTS = 10;

const isForItsWords = (refusal: unknown): boolean =>
  isProductError(refusal, 'design-refused') || isProductError(refusal, 'design-not-understood');

type Used = Pick<Parts, 'config' | 'database'>;

/** A `preHandler` that counts a call as one press; `more` are limits of its own. */
export const limitPresses = (parts: Used, more: readonly RateLimit[] = []) =>
  limitRate(parts, [PRESSES, READINGS, ...more]);

/** Counts a call that was let through as so many presses. */
export async function countPresses(parts: Used, request: FastifyRequest, presses: number): Promise<void> {
  for (const limit of [PRESSES, READINGS]) await charge(parts, limit, request, presses - 1);
}

/** Counts what a refusal cost, if it is for the words of so many presses. */
export async function chargeReading(
  parts: Used,
  request: FastifyRequest,
  refusal: unknown,
  presses = 1,
): Promise<void> {
  if (isForItsWords(refusal)) await charge(parts, READINGS, request, (REFUSED_COSTS - 1) * presses);
}
