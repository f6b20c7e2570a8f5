import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#server/parts/metrics/metrics.ts';

/** Times every request, and counts refusals, by the route that was found, never by the path that was sent: strangers make up any number of those. */
export function registerRequestTimes(app: FastifyInstance, metrics: Metrics): void {
  const timers = new Map<string, (seconds: number) => void>();
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    // What is no route has no method either: anything can be sent there.
    const method = route === 'none' ? 'any' : request.method;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const key = `${method} ${status} ${route}`;
    let observe = timers.get(key);
    if (!observe) {
      observe = metrics.timer('toile_http_seconds', { method, route, status });
      timers.set(key, observe);
    }
    observe(reply.elapsedTime / 1000);
    if (request.refusedAs) metrics.add('toile_refusals_total', { type: request.refusedAs });
    done();
  });
}
