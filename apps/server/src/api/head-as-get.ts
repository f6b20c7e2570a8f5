import type { FastifyInstance } from 'fastify';

/**
 * Answers every HEAD as the GET of its address, without the body: Node leaves that out, since it made the response before it is told here.
 * A route of its own for each would be registered, and compiled, at every start.
 */
export function answerHeadAsGet(app: FastifyInstance): void {
  app.server.prependListener('request', (request) => {
    if (request.method === 'HEAD') request.method = 'GET';
  });
}
