import { Socket } from 'node:net';
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
  app.addHook('onSend', (request, reply, payload, done) => {
    const { socket } = request.raw;
    if (reply.statusCode >= 400 && isUnread(request) && !isSmall(request) && socket instanceof Socket) {
      reply.header('connection', 'close');
      // What Node does after such an answer would take the answer away from whoever still sends.
      socket.destroySoon = () => endSlowly(socket);
    }
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400 && isUnread(request) && isSmall(request)) awaitRest(request);
    done();
  });
}

const isUnread = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);

const isSmall = ({ headers }: FastifyRequest): boolean => Number(headers['content-length'] ?? Infinity) <= BYTES_MAX;

function endSlowly(socket: Socket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), WAIT_MAX);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  // Node begins to let a body through as its answer ends.
  setImmediate(() => socket.pause());
}

function awaitRest({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.destroy(), WAIT_MAX);
  timer.unref();
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}
