import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { HOUR_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';

/** Ten an hour: letters that one caller orders, and secrets that one caller tries. */
export const LETTERS_BY_IP: RateLimit = { name: 'letter-ip', max: 10, windowS: HOUR_S, by: byAddress };
export const SECRETS_BY_IP: RateLimit = { name: 'letter-secret-ip', max: 10, windowS: HOUR_S, by: byAddress };
