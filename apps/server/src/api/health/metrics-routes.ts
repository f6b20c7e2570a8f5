import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '#server/api/security/own-hosts.ts';
import type { Parts } from '#server/parts/parts.ts';
import { readDesignLoad } from '#server/product/designs/read-design-load.ts';
import { ProductError } from '#server/product/errors.ts';

/** Headers by which a proxy passes somebody else's request on: what comes from this machine then is not of this machine. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * What this process has counted, in the text format that Prometheus reads: for whoever shows the token, and for this
 * machine itself where no public address and no proxy is set. Nobody else learns that it is there.
 */
export const metricsRoutes =
  ({
    metrics,
    database,
    secrets,
    config,
  }: Pick<Parts, 'metrics' | 'database' | 'secrets' | 'config'>): FastifyPluginAsync =>
  async (app) => {
    const { publicUrl, trustProxy } = config.http;
    // Behind a proxy on the same machine everybody seems to be of this machine, whatever it says of them.
    const isAlone = publicUrl === undefined && trustProxy === false;
    app.get('/metrics', async (request, reply) => {
      if (!(isAlone && isFromHere(request)) && !showsToken(request, secrets.metricsToken))
        throw new ProductError('route-not-found');
      const load = await readDesignLoad({ ctx: { actor: { kind: 'job', name: 'metrics' }, database } });
      reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
      return metrics.render() + renderGauges({ ...load, ...processGauges() });
    });
  };

function isFromHere(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const plain = address.replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
  const isAsked = isLoopbackHost(request.headers.host ?? '');
  return isLoopback && isAsked && PASSED_ON.every((name) => request.headers[name] === undefined);
}

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
