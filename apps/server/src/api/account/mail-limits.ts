import type { FastifyRequest } from 'fastify';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { HOUR_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';

const byIp = (request: FastifyRequest): string => ipKey(request.ip);

/** Ten an hour: letters that one caller orders, and secrets that one caller tries. */
export const LETTERS_BY_IP: RateLimit = { name: 'letter-ip', max: 10, windowS: HOUR_S, by: byIp };
export const SECRETS_BY_IP: RateLimit = { name: 'letter-secret-ip', max: 10, windowS: HOUR_S, by: byIp };
