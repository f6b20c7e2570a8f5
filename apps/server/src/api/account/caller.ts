import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/product/accounts/start-session.ts';

/** Where a session is asked for from. */
export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, 512) ?? '',
});
