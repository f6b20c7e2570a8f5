import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { ProductError } from '#server/product/errors.ts';

/** Milliseconds that the event loop may lag on average before new requests are turned away instead of queued. */
const LAG_MAX = 1000;
/** Milliseconds between two looks. One without any turn of the loop counts as endless lag, so they lie far apart. */
const LOOK_EVERY = 3000;
/** Milliseconds that the monitor itself waits between two of its turns. */
const RESOLUTION = 20;

/** Turns requests away while the event loop lags. */
export function registerPressure(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let isLagging = false;
  const timer = setInterval(() => {
    const lag = delay.mean / 1e6 - RESOLUTION;
    isLagging = Number.isNaN(lag) || lag > LAG_MAX;
    delay.reset();
  }, LOOK_EVERY);
  timer.unref();
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isLagging ? new ProductError('overloaded') : undefined);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}
