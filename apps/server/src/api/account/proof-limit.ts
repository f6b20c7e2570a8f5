import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { HOUR_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';

/** Guesses at the password of an account whose session someone borrowed. */
export const PROOFS: RateLimit = { name: 'proof', max: 10, windowS: HOUR_S, by: accountKey };
