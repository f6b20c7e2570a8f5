import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProductError } from '#server/product/errors.ts';

/** Those who wait here for what comes of something elsewhere. */
export interface Followers {
  /**
   * What ends when the caller has left, and for `stopping` when this process is to end, unless they are waited for (`isAwaited`). Whoever
   * else may end it, too.
   */
  enter(reply: FastifyReply, isAwaited?: boolean): AbortController;
}

/**
 * They end `grace` milliseconds after `app` is told to stop: whoever waits for what others do is not waited for. They come again, and find it
 * where it is by then.
 */
export function openFollowers(app: Pick<FastifyInstance, 'addHook'>, grace = 0): Followers {
  const waiting = new Set<AbortController>();
  const stopping = new ProductError('stopping');
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const endAll = () => {
    isOver = true;
    for (const each of waiting) each.abort(stopping);
  };
  app.addHook('preClose', async () => {
    if (grace === 0) endAll();
    else timer = setTimeout(endAll, grace);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  return {
    enter(reply, isAwaited = false) {
      const ending = new AbortController();
      if (!isAwaited) waiting.add(ending);
      const leave = () => {
        waiting.delete(ending);
        ending.abort();
      };
      if (reply.raw.destroyed) leave();
      else reply.raw.on('close', leave);
      if (isOver && !isAwaited) ending.abort(stopping);
      return ending;
    },
  };
}
