import type { FastifyInstance } from 'fastify';
import { loggedPath } from './logged-path.ts';

/** One line a request, without its query (links carry secrets there), and the id that finds it on the reply. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const line = {
      method: request.method,
      path: loggedPath(path),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const isRoutine = request.method === 'GET' && reply.statusCode < 400;
    request.log[isRoutine ? 'debug' : 'info'](line, 'request');
  });
}
