import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Parts } from '#server/parts/parts.ts';
import { ProductError } from '#server/product/errors.ts';
import { poolGauges, readDatabaseGauges, renderGauges, watchProcess } from './gauges.ts';

type Used = Pick<Parts, 'config' | 'metrics' | 'database' | 'secrets'>;

/**
 * What this process has counted, in the text format that Prometheus reads, for whoever shows the token. Nobody else learns
 * that it is there, this machine itself included: whatever a proxy on it passes on looks the same. It is told while the
 * database is away, too.
 */
export const metricsRoutes =
  ({ config, metrics, database, secrets }: Used): FastifyPluginAsync =>
  async (app) => {
    const watched = watchProcess(config.dataDir);
    app.addHook('onClose', async () => watched.stop());
    app.get('/metrics', async (request, reply) => {
      if (!showsToken(request, secrets.metricsToken)) throw new ProductError('route-not-found');
      const gauges = { ...(await readDatabaseGauges(database)), ...poolGauges(database), ...(await watched.read()) };
      reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
      return metrics.render() + renderGauges(gauges);
    });
  };

function showsToken(request: FastifyRequest, token: string | undefined): boolean {
  const [, shown] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined || shown === undefined) return false;
  const [a, b] = [Buffer.from(shown), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
