import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of a refused body that are let through unread, so that its connection can go on: less than a new one costs. */
const BYTES_MAX = 256 * 1024;
/** Milliseconds that a connection stays open after the answer, for its sender to hear it. */
const WAIT_MAX = 2000;

/**
 * Bounds what becomes of bodies that were refused before they were read. A small one is let through, and its connection goes
 * on. Of any other no more is received: its sender hears the answer, and then the connection ends.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400 && isUnread(request)) endLater(request);
    done();
  });
}

const isUnread = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);

const isSmall = ({ headers }: FastifyRequest): boolean => Number(headers['content-length'] ?? Infinity) <= BYTES_MAX;

/** `connection: close` would end it at once, and with it the answer, where its sender still sends. */
function endLater(request: FastifyRequest): void {
  const { raw } = request;
  const timer = setTimeout(() => raw.socket.destroy(), WAIT_MAX);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  if (isSmall(request)) raw.once('end', () => clearTimeout(timer));
  // Node begins to let a body through as its answer ends.
  else setImmediate(() => raw.socket.pause());
}
