import type { FastifyReply } from 'fastify';

/** Aborts when the connection is over, whether it was answered or the caller left. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Who left while the work was being taken is gone already.
  if (reply.raw.destroyed) gone.abort();
  else reply.raw.on('close', () => gone.abort());
  return gone.signal;
}
