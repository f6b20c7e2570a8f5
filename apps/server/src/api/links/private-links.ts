import type { FastifyInstance } from 'fastify';

/** Routes of this app answer whoever has a link: no shared cache keeps their answers, no search engine lists them, and no page learns the link. */
export function keepLinksPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
    reply.header('x-robots-tag', 'noindex');
    reply.header('referrer-policy', 'no-referrer');
  });
}
