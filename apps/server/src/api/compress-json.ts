import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, type Encoding } from './web/encode.ts';

/** Characters below which a packet or two hold the reply as it is. */
const WORTHWHILE = 4096;

/** Quick rather than small: somebody waits, and every reply is another one. */
const COMPRESS: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
};

/** Compresses the long JSON replies of this app's routes: a page of a hundred posts is a tenth of its length then. */
export function registerJsonCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
    if (!encoding) return payload;
    const bytes = await COMPRESS[encoding](payload);
    reply.removeHeader('content-length').header('content-encoding', encoding);
    return bytes;
  });
}
