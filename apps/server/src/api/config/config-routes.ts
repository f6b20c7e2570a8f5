import { PublicConfig } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Parts } from '#server/parts/parts.ts';

/** `/config`: what the web app must know of this installation before it shows what depends on it. */
export const configRoutes =
  (parts: Pick<Parts, 'google' | 'payments'>): FastifyPluginAsyncZod =>
  async (app) => {
    const offered: PublicConfig = {
      google: parts.google !== undefined,
      payments: parts.payments?.provider ?? null,
    };
    app.get('/config', { schema: { response: { 200: PublicConfig } } }, async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return offered;
    });
  };
