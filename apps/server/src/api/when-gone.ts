import type { FastifyReply } from 'fastify';

/** Aborts when the connection is over, whether it was answered or the caller left. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Who left while the work was being taken is gone already.
  if (reply.raw.destroyed) gone.abort();
  else reply.raw.on('close', () => gone.abort());
  return gone.signal;
}

/** Does `work` with a signal as of `whenGone`, of which nothing is kept when it is done: what follows may take its time. */
export async function whileThere<T>(reply: FastifyReply, work: (gone: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  if (reply.raw.destroyed) leave();
  reply.raw.on('close', leave);
  try {
    return await work(gone.signal);
  } finally {
    reply.raw.off('close', leave);
  }
}
