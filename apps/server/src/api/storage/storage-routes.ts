import { BUCKET } from '@toile/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { readByteRange } from '#server/api/byte-range.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { FileRow } from '#server/parts/database/schema/files.ts';
import type { Parts } from '#server/parts/parts.ts';
import { parseSha256, type Storage } from '#server/parts/storage/storage.ts';
import { ProductError } from '#server/product/errors.ts';
import { getFile } from '#server/product/files/get-file.ts';
import { recallPicture, rememberPicture } from '#server/product/files/picture-memory.ts';
import { cardOf, type PreviewFormat, snapPreview, variantOf } from '#server/product/files/preview-spec.ts';
import { createPreviews, type Previews } from '#server/product/files/previews.ts';
import { disposition, etagOf, type FileHeaders, hasFresh, setFileHeaders } from './file-headers.ts';
import { presentFile } from './present-file.ts';
import { PreviewQuery } from './preview-query.ts';
import { readAtOnce } from './read-at-once.ts';

const Params = z.object({ bucketId: z.string().max(36), fileId: z.string().max(36) });
type Params = z.infer<typeof Params>;

const BUCKETS: ReadonlySet<string> = new Set(Object.values(BUCKET));

/** Previews that are not there yet: a page of a new gallery has a hundred, those that are kept cost next to nothing. */
const MAKING: RateLimit = { name: 'previews', max: 240, windowS: MINUTE_S, by: byAddress };

const PREVIEW_MIME = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const satisfies Record<PreviewFormat, string>;

/**
 * Files of the dialect: their description, their bytes (`/view` to show, `/download` to keep) and their previews. A file
 * the caller may not read is a 404 like one that is not there. Image tags bring only the cookie, so nothing else counts.
 */
export const storageRoutes =
  ({ storage, ...parts }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const previews = createPreviews(storage);
    const limitMaking = limitRate(parts, [MAKING]);
    const path = '/storage/buckets/:bucketId/files/:fileId';
    const schema = { params: Params };

    app.get(path, { schema }, async (request, reply) => {
      const file = await findFile(request, request.params);
      reply.header('cache-control', 'no-store');
      return presentFile(file);
    });

    const { database } = parts;
    app.get(`${path}/view`, { schema }, async (request, reply) => {
      const fresh = tellFresh(database, { request, reply, params: request.params }, originalHeaders);
      if (fresh) return fresh;
      const file = await findFile(request, request.params);
      return sendOriginal({ storage, request, reply, file, kind: 'inline' });
    });

    app.get(`${path}/download`, { schema }, async (request, reply) => {
      const file = await findFile(request, request.params);
      return sendOriginal({ storage, request, reply, file, kind: 'attachment' });
    });

    app.get(`${path}/preview`, { schema: { ...schema, querystring: PreviewQuery } }, async (request, reply) => {
      const fresh = tellFresh(database, { request, reply, params: request.params }, (file) =>
        formOf(file, request.query),
      );
      if (fresh) return fresh;
      const file = await findFile(request, request.params);
      const beforeMaking = () => limitMaking(request, reply);
      return sendPreview({ previews, request, reply, file, query: request.query, beforeMaking });
    });
  };

async function findFile(request: FastifyRequest, { bucketId, fileId }: Params): Promise<FileRow> {
  if (!BUCKETS.has(bucketId)) {
    const message = `Storage bucket with the requested ID '${bucketId}' could not be found.`;
    throw new ProductError('bucket-not-found', { message });
  }
  const ctx = await request.openClaim();
  const file = await getFile({ ctx, input: { bucket: bucketId, fileId } });
  rememberPicture(ctx.database, file);
  return file;
}

const originalHeaders = (file: FileRow): FileHeaders => ({ etag: etagOf(file), mime: file.mime });

/** Says so at once to whoever has the very bytes of a picture that everybody could see a moment ago. */
function tellFresh(
  database: Parts['database'],
  { request, reply, params }: { request: FastifyRequest; reply: FastifyReply; params: Params },
  headersOf: (file: FileRow) => FileHeaders,
): FastifyReply | undefined {
  if (request.headers['if-none-match'] === undefined) return undefined;
  const seen = recallPicture(database, params.bucketId, params.fileId);
  const headers = seen && headersOf(seen.file);
  if (!headers || !hasFresh(request, headers.etag)) return undefined;
  const ageS = Math.ceil((performance.now() - seen.at) / 1000);
  return setFileHeaders(reply, seen.file, { ...headers, ageS })
    .code(304)
    .send();
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  file: FileRow;
}

async function sendOriginal({
  storage,
  request,
  reply,
  file,
  kind,
}: Sending & { storage: Storage; kind: 'inline' | 'attachment' }): Promise<FastifyReply> {
  const headers = originalHeaders(file);
  const { etag } = headers;
  if (hasFresh(request, etag)) return setFileHeaders(reply, file, headers).code(304).send();
  const { 'if-range': ifRange, range: wanted } = request.headers;
  const range = ifRange === undefined || ifRange === etag ? readByteRange(wanted, file.bytes) : undefined;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw new ProductError('range-invalid');
  }
  const sha = parseSha256(file.sha256);
  const body =
    (!range && (await readAtOnce(storage, reply, { sha, size: file.bytes }))) || (await storage.read({ sha }, range));
  setFileHeaders(reply, file, headers);
  reply.headers({ 'content-disposition': disposition(kind, file.name), 'accept-ranges': 'bytes' });
  if (!range) return reply.header('content-length', file.bytes).send(body);
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${file.bytes}`, 'content-length': end - start + 1 })
    .send(body);
}

async function sendPreview({
  previews,
  request,
  reply,
  file,
  query,
  beforeMaking,
}: Sending & { previews: Previews; query: PreviewQuery; beforeMaking: () => Promise<void> }): Promise<FastifyReply> {
  const { spec, figure, ...headers } = formOf(file, query);
  if (hasFresh(request, headers.etag)) return setFileHeaders(reply, file, headers).code(304).send();
  const { body, size } = await previews.open({
    sha: parseSha256(figure ?? file.sha256),
    spec,
    by: ipKey(request.ip),
    beforeMaking,
  });
  return setFileHeaders(reply, file, headers)
    .headers({ 'content-length': size, 'content-disposition': 'inline' })
    .send(body);
}

/** Which form of a file is asked for, and what it is called. */
function formOf(file: FileRow, { output, view, ...wish }: PreviewQuery) {
  const format = output === 'jpeg' ? 'jpg' : output;
  const figure = view === 'figure' || view === 'card' ? file.figureSha256 : null;
  const spec = view === 'card' ? cardOf(figure ? 'figure' : 'picture') : snapPreview(file, { ...wish, format });
  const etag = etagOf(file, `${figure === null ? '' : 'figure-'}${variantOf(spec)}`);
  return { spec, figure, etag, mime: PREVIEW_MIME[spec.format] };
}
