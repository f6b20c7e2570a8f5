import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, type Encoding } from './web/encode.ts';

/** Characters below which a packet or two hold the reply as it is. */
const WORTHWHILE = 4096;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Quick rather than small: somebody waits, and every reply is another one. */
const COMPRESS: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotliOf(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => gzipOf(text, { level: 5 }),
};

/** Compresses the long JSON replies of this app's routes: a page of a hundred posts is a tenth of its length then. */
export function registerJsonCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE) return done(null, payload);
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return done(null, payload);
    reply.header('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
    if (!encoding) return done(null, payload);
    COMPRESS[encoding](payload).then((bytes) => {
      reply.removeHeader('content-length').header('content-encoding', encoding);
      done(null, bytes);
    }, done);
  });
}
