import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/parts/database/database.ts';
import type { Storage } from '#server/parts/storage/storage.ts';

/** For those who watch over the process: `/health` while it serves, `/ready` while it can also do its work. */
export const healthRoutes =
  (parts: { database: Database; storage: Storage }): FastifyPluginAsync =>
  async (app) => {
    app.get('/health', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    });

    app.get('/ready', async (request, reply) => {
      const checks = { database: parts.database.ping(), storage: parts.storage.check() };
      const entries = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const isReady = await check.then(
            () => true,
            (error: unknown) => {
              request.log.warn({ err: error, part: name }, 'a part is not ready');
              return false;
            },
          );
          return [name, isReady] as const;
        }),
      );
      const isReady = entries.every(([, ready]) => ready);
      reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
      return { status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(entries) };
    });
  };
