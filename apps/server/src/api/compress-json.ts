import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, type Encoding } from './web/encode.ts';

/** Characters or bytes below which a packet or two hold the reply as it is. */
const WORTHWHILE = 4096;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Quick rather than small: somebody waits, and nearly every reply is another one. */
const COMPRESS: Readonly<Record<Encoding, (reply: string | Buffer) => Promise<Buffer>>> = {
  br: (reply) => brotliOf(reply, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (reply) => gzipOf(reply, { level: 5 }),
};

/** Replies that were written once for many callers, as they were compressed. */
const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

function compress(reply: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (typeof reply === 'string') return COMPRESS[encoding](reply);
  const known = compressed.get(reply) ?? {};
  compressed.set(reply, known);
  known[encoding] ??= COMPRESS[encoding](reply);
  return known[encoding];
}

/**
 * Compresses the long JSON replies of this app's routes: a page of a hundred posts is a tenth of its length then. A reply
 * that is sent as the very same bytes again is compressed once.
 */
export function registerJsonCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);
    if (payload.length < WORTHWHILE) return done(null, payload);
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return done(null, payload);
    reply.header('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
    if (!encoding) return done(null, payload);
    compress(payload, encoding).then((bytes) => {
      reply.removeHeader('content-length').header('content-encoding', encoding);
      done(null, bytes);
    }, done);
  });
}
