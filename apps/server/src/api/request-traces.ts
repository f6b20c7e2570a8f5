import type { FastifyInstance } from 'fastify';
import type { OpenSpan, Traces } from '#server/parts/traces/traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of this request, where requests are traced. */
    span?: OpenSpan | null;
  }
}

/**
 * Makes a span of every request, named by the route that was found. @param isTrusted whether a `traceparent` is of a proxy of ours; anybody
 * else's would put strangers' requests into one trace, and have as many kept as they like
 */
export function registerRequestTraces(app: FastifyInstance, traces: Traces, isTrusted: boolean): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    request.span = traces.begin({
      name: request.method,
      kind: 'server',
      facts: { 'http.request.method': request.method, 'toile.request': request.id },
      ...(isTrusted && typeof traceparent === 'string' && { from: traceparent }),
    });
    request.span.within(done);
  });
  // A body comes by events of the connection, which knows nothing of one request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    request.span?.end({
      name: `${route === 'none' ? 'HTTP' : request.method} ${route}`,
      facts: { 'http.route': route, 'http.response.status_code': reply.statusCode },
      ...(reply.statusCode >= 500 && { fault: request.refusedAs ?? String(reply.statusCode) }),
    });
    done();
  });
}
