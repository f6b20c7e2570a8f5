import type { FastifyInstance } from 'fastify';

/** Milliseconds in which whoever is sent a long answer must have taken some of it. */
const PATIENCE = 30_000;
/** Characters or bytes that the system takes at once, whoever reads them. */
const SHORT = 64 * 1024;

/**
 * Ends the connection of whoever asks for something long and does not read it: it would lie in our memory for as long as they like.
 * Somebody slow is waited for while a part of it goes on its way.
 */
export function registerUnreadAnswers(app: FastifyInstance, patience = PATIENCE): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length > SHORT;
    if (isLong) {
      const { socket } = request.raw;
      // Node ends a connection that nothing moves on for so long.
      socket.setTimeout(patience);
      // Before Node's own, which bounds a connection that waits for its next question.
      reply.raw.prependOnceListener('finish', () => socket.setTimeout(0));
    }
    done(null, payload);
  });
}
