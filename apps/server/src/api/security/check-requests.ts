import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Has every request looked at before anything else is done with it. What `check` throws is the answer; it returns true
 * where it answered itself. No promise is made for it: it stands before all there is.
 */
export function checkRequests(
  app: FastifyInstance,
  check: (request: FastifyRequest, reply: FastifyReply) => true | undefined,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    try {
      if (!check(request, reply)) done();
    } catch (error) {
      done(error instanceof Error ? error : new Error('a check threw something else', { cause: error }));
    }
  });
}
