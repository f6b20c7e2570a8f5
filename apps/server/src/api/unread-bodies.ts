import { UPLOAD } from '@toile/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of a refused body that are let through unread, so that its sender hears the answer: those of a picture. */
const BYTES_MAX = UPLOAD.bytes + 64 * 1024;
/** Milliseconds that are waited for them after the answer. */
const WAIT_MAX = 5000;

/**
 * Bounds what becomes of bodies that were refused before they were read. One of a length that may be is let through for a
 * few seconds, and its connection goes on; any other ends with the answer.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 400 && isUnread(request) && !isShort(request)) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400 && isUnread(request)) endLater(request);
    done();
  });
}

const isUnread = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);

const isShort = ({ headers }: FastifyRequest): boolean => Number(headers['content-length'] ?? Infinity) <= BYTES_MAX;

function endLater({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.socket.destroy(), WAIT_MAX);
  timer.unref();
  const stay = () => clearTimeout(timer);
  raw.once('end', stay).once('close', stay);
}
