import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProductError } from '#server/product/errors.ts';

/** Those who wait here for what comes of something elsewhere. */
export interface Followers {
  /**
   * What ends when the caller has left, and for `stopping` when this process is to end, unless they are waited for (`isAwaited`). Whoever
   * else may end it, too.
   */
  enter(reply: FastifyReply, isAwaited?: boolean): AbortController;
  /**
   * The same of one of those who are told by a stream: of each `by` so many at once and no more.
   * @throws {ProductError} `rate-limited`
   */
  enterStream(reply: FastifyReply, by: string, isAwaited?: boolean): AbortController;
}

interface FollowersOptions {
  /** Milliseconds that who waits here is given when the process is to end. */
  readonly grace: number;
  /** Streams of one at once. */
  readonly each: number;
}

/** Seconds after which somebody may ask for one more. */
const RETRY_S = 20;

/**
 * They end `grace` milliseconds after `app` is told to stop: whoever waits for what others do is not waited for. They come again, and find it
 * where it is by then.
 */
export function openFollowers(
  app: Pick<FastifyInstance, 'addHook'>,
  { grace = 0, each = Number.POSITIVE_INFINITY }: Partial<FollowersOptions> = {},
): Followers {
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
  function enter(reply: FastifyReply, isAwaited = false): AbortController {
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
  }
  const open = new Map<string, number>();
  return {
    enter,
    enterStream(reply, by, isAwaited) {
      const count = open.get(by) ?? 0;
      if (count >= each) throw new ProductError('rate-limited', { retryAfter: RETRY_S });
      const ending = enter(reply, isAwaited);
      if (ending.signal.aborted) return ending;
      open.set(by, count + 1);
      // whoever ends it, the place is free when nobody is told anything on it
      reply.raw.once('close', () => {
        const left = (open.get(by) ?? 1) - 1;
        if (left > 0) open.set(by, left);
        else open.delete(by);
      });
      return ending;
    },
  };
}
