import type { FastifyReply, FastifyRequest } from 'fastify';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { countOf, limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { ProductError } from '#server/product/errors.ts';

export type PagesLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Documents of any kind: what they load is small, kept by whoever has it, and costs next to nothing to send. */
const PAGES: RateLimit = {
  name: 'pages',
  max: 600,
  isLoose: true,
  windowS: MINUTE_S,
  by: byAddress,
};
/** Pages of this process in a span beyond which it gives more to those alone who had few: a bound for whoever floods from few addresses, none for many. */
const IN_ALL = { max: 3000, spanMs: 10_000 };
/** Pages in a minute that anybody may open, however many others there are. */
const FEW = 30;

/**
 * A `preHandler` of pages that guests may read: so many of an address in a minute, and under a flood from many addresses whoever
 * had few is served and the others are told to come again.
 */
export function limitPages(parts: Pick<Parts, 'config' | 'database'>): PagesLimit {
  const limitAddress = limitRate(parts, [PAGES]);
  let span = { until: 0, count: 0 };
  return async (request, reply) => {
    if (!parts.config.http.rateLimits) return;
    await limitAddress(request, reply);
    const now = Date.now();
    if (now >= span.until) span = { until: now + IN_ALL.spanMs, count: 0 };
    if (span.count >= IN_ALL.max && (await countOf(parts, PAGES, request)) > FEW) throw new ProductError('overloaded');
    span.count++;
  };
}
