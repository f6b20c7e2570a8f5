import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Parts } from '#server/parts/parts.ts';
import { readDesignLoad } from '#server/product/designs/read-design-load.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * What this process has counted, in the text format that Prometheus reads, for whoever shows the token. Nobody else learns
 * that it is there, this machine itself included: whatever a proxy on it passes on looks the same.
 */
export const metricsRoutes =
  ({ metrics, database, secrets }: Pick<Parts, 'metrics' | 'database' | 'secrets'>): FastifyPluginAsync =>
  async (app) => {
    app.get('/metrics', async (request, reply) => {
      if (!showsToken(request, secrets.metricsToken)) throw new ProductError('route-not-found');
      const load = await readDesignLoad({ ctx: { actor: { kind: 'job', name: 'metrics' }, database } });
      reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
      return metrics.render() + renderGauges({ ...load, ...processGauges() });
    });
  };

function showsToken(request: FastifyRequest, token: string | undefined): boolean {
  const [, shown] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined || shown === undefined) return false;
  const [a, b] = [Buffer.from(shown), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Gauges = Readonly<Record<string, number>>;

const processGauges = (): Gauges => ({
  process_resident_memory_bytes: process.memoryUsage.rss(),
  process_uptime_seconds: Math.round(process.uptime()),
});

const renderGauges = (gauges: Gauges): string =>
  Object.entries(gauges)
    .map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
