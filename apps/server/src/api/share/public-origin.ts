import type { FastifyRequest } from 'fastify';
import type { HttpConfig } from '#server/config/config.ts';

/** The origin that addresses sent to others begin with: the configured one, else where this request was sent. */
export const publicOrigin = (request: FastifyRequest, { publicUrl }: HttpConfig): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;
