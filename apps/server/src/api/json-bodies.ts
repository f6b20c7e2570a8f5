import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body a route gets unless it asks for another. An empty one is no body, not an error: clients send
 * DELETE with a JSON content type and nothing in it. Plain text is refused, since a foreign form can post it.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, typeof body === 'string' ? body : body.toString('utf8'), done);
  });
}
