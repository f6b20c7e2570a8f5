import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for idle connections while closing. */
const LOOK_EVERY = 50;

/**
 * Lets a stop end as soon as the last answer is out. Connections that are idle when the stop begins are closed by the
 * framework; one whose last answer is just leaving would else be kept alive for more than a minute.
 */
export function registerIdleConnections(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
