import { PROJECT_ID } from '@toile/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HttpConfig } from '#server/config/config.ts';
import { ProductError } from '#server/product/errors.ts';
import { checkRequests } from './check-requests.ts';
import { isOwnOrigin } from './own-origin.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const PREFLIGHT_REPLY = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Accept, Content-Type, Content-Range, Range, Idempotency-Key, X-Appwrite-Project, X-Appwrite-Response-Format, X-Appwrite-JWT, X-Appwrite-Session, X-Appwrite-ID, X-Appwrite-Locale, X-SDK-Name, X-SDK-Platform, X-SDK-Language, X-SDK-Version, X-Fallback-Cookies',
  'access-control-max-age': '86400',
};
const EXPOSED_HEADERS = 'X-Fallback-Cookies, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After';

/**
 * Who may call from a page. Allowed foreign origins get CORS headers on every reply, errors included. A request that
 * changes something needs an allowed origin or none, and under `/v1` the project header: no form and no plain link of
 * another site can send that one.
 */
export function registerOrigins(app: FastifyInstance, config: HttpConfig): void {
  const foreign = new Set(config.allowedOrigins);
  checkRequests(app, (request, reply) => {
    const { origin } = request.headers;
    if (origin && foreign.has(origin)) {
      allowOrigin(reply, origin);
      if (request.method === 'OPTIONS') return answerPreflight(reply);
    }
    // The route that was found, not the address that was sent: one path can be written in many ways.
    const isDialect = (request.routeOptions.url ?? request.url).startsWith('/v1/');
    const project = request.headers['x-appwrite-project'];
    if (SAFE_METHODS.has(request.method)) {
      // Links to pictures and to Google name it in their query, or not at all.
      if (isDialect && project && project !== PROJECT_ID) throw new ProductError('project-not-found');
      return undefined;
    }
    if (origin && !foreign.has(origin) && !isOwnOrigin(origin, request, config.publicUrl)) {
      throw new ProductError('origin-unknown');
    }
    if (!origin && request.headers['sec-fetch-site'] === 'cross-site') throw new ProductError('origin-unknown');
    if (isDialect && project !== PROJECT_ID) throw new ProductError('project-not-found');
    return undefined;
  });
  if (foreign.size > 0) app.addHook('onSend', async (_request, reply) => varyByOrigin(reply));
}

function answerPreflight(reply: FastifyReply): true {
  reply.code(204).headers(PREFLIGHT_REPLY).send();
  return true;
}

/** Tells caches that a reply to one page is not the reply to another, whatever else the route says it depends on. */
function varyByOrigin(reply: FastifyReply): void {
  const named = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (!/\borigin\b/i.test(named)) reply.header('vary', named ? `${named}, Origin` : 'Origin');
}

function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
  });
}
