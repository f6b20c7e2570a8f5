import { DIALECT_VERSION, type ErrorBody } from '@toile/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAway } from '#server/parts/database/away.ts';
import { isOfNobody } from '#server/parts/database/refusals.ts';
import { type ErrorCode, isProductError, ProductError } from '#server/product/errors.ts';
import { toProductError } from './to-product-error.ts';

/** Seconds after which whoever was turned away may come again; every 503 says so. */
const RETRY_AFTER_S = 5;
/** The same of a full line, about as long as it takes to move, and of what is counted by the hour. */
const RETRY_AFTER_FULL_S: Partial<Record<ErrorCode, number>> = {
  'designs-too-many': 5,
  'designs-too-many-overall': 15,
  'recolours-too-many': 600,
};

/** Body of every error that leaves the server. */
export const presentError = (error: ProductError): ErrorBody => ({
  message: error.message,
  code: error.status,
  type: error.type,
  version: DIALECT_VERSION,
});

/** Makes every error of this app, foreseen or not, the dialect's JSON. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => tellCaller(error, request, reply));
  app.setNotFoundHandler((request, reply) => replyWithError(new ProductError('route-not-found'), request, reply));
}

/** Nobody has a session on an app without contexts, and so nobody has gone. */
const hasCallerGone = async (request: FastifyRequest): Promise<boolean> =>
  request.server.hasRequestDecorator('hasGone') && (await request.hasGone().catch(() => false));

/**
 * Answers a route's caller with what went wrong. Whatever it was for somebody whose account was deleted meanwhile, their
 * session is over, and that is what they are told.
 */
export async function tellCaller(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // Whoever calls too often is told so whoever they are: a refusal costs no look at the database,
  // and where that is away there is none.
  const isOfAnybody = isProductError(error, 'rate-limited') || isAway(error);
  // Should even this not be known, what went wrong first is told.
  const hasGone = isOfNobody(error) || (!isOfAnybody && (await hasCallerGone(request)));
  return replyWithError(hasGone ? new ProductError('session-missing', { cause: error }) : error, request, reply);
}

export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const mapped = toProductError(error, request);
  request.refusedAs = mapped.type;
  if (mapped.code === 'overloaded') request.log.warn('request turned away');
  else if (mapped.ours) request.log.error({ err: mapped }, 'request failed');
  const seconds =
    mapped.retryAfter ?? RETRY_AFTER_FULL_S[mapped.code] ?? (mapped.status === 503 ? RETRY_AFTER_S : undefined);
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  return reply
    .code(mapped.status)
    .header('cache-control', 'no-cache, no-store, must-revalidate')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(presentError(mapped));
}
