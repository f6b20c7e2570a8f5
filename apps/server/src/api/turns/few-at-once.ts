import type { FastifyReply, FastifyRequest } from 'fastify';
import { turnOf } from './turn-of.ts';
import { openTurns, type TurnsOptions } from './turns.ts';

/**
 * A `preHandler` that works on so many calls of each `by` at once and lets as many more wait: however much somebody asks for in one moment, nobody
 * else waits behind it, and what is beyond is 503 and told to come again.
 */
export function fewAtOnce(by: (request: FastifyRequest) => string | Promise<string>, options: TurnsOptions) {
  const turns = openTurns<string>(options);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const end = await turnOf(turns, await by(request));
    // whoever left while they waited has no answer whose end would be told
    if (reply.raw.destroyed) end();
    else reply.raw.once('close', end);
  };
}
