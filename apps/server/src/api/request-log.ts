import type { FastifyInstance } from 'fastify';
import { loggedPath } from './logged-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Type of the error that was answered, so that an attack is told by its kind. */
    refusedAs: string | null;
  }
}

/**
 * One line a request, with its caller's account, the type of its refusal if it was refused, and without its query (links carry
 * secrets there), and the id that finds it on the reply.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('loggedCaller', null);
  app.decorateRequest('refusedAs', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const isRoutine = request.method === 'GET' && reply.statusCode < 400;
    const level = isRoutine ? 'debug' : 'info';
    if (isRoutine && request.log.level !== level) return done();
    const [path = ''] = request.url.split('?', 1);
    const line = {
      method: request.method,
      path: loggedPath(path),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.refusedAs !== null && { refused: request.refusedAs }),
      ...(request.span && { trace: request.span.traceId }),
      ...request.loggedCaller,
    };
    request.log[level](line, 'request');
    done();
  });
}
