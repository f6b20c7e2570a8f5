import { BUCKET } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { parseQueries } from '#server/api/databases/query/queries.ts';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { ProductError } from '#server/product/errors.ts';
import { deleteFile } from '#server/product/files/delete-file.ts';
import { FILE_ATTRIBUTES, listFiles } from '#server/product/files/list-files.ts';
import { updateFile } from '#server/product/files/update-file.ts';
import { uploadChunk } from '#server/product/files/upload-chunk.ts';
import { withScratch } from '#server/product/files/with-scratch.ts';
import { readContentRange } from './content-range.ts';
import { enterPictureDoor } from './picture-door.ts';
import { presentFile, presentUpload } from './present-file.ts';
import { readUpload, registerUploads } from './read-upload.ts';

const FILES = '/storage/buckets/:bucketId/files';
const BucketParams = z.object({ bucketId: z.string().max(36) });
const FileParams = BucketParams.extend({ fileId: z.string().max(36) });
const Changes = z.object({
  name: z.string().min(1).max(255).nullish(),
  permissions: z.array(z.string().max(128)).max(100).nullish(),
});
const TextList = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]);
const ListQuery = z.object({ queries: TextList, total: z.enum(['true', 'false']).default('true') });
const ATTRIBUTES = new Set(Object.keys(FILE_ATTRIBUTES));

const CHUNKS: RateLimit = { name: 'chunks', max: 60, isLoose: true, windowS: MINUTE_S, by: accountKey };
const WRITES: RateLimit = { name: 'files', max: 60, isLoose: true, windowS: MINUTE_S, by: accountKey };

/** Bringing pictures, in one piece or in chunks, and looking after one's own. */
export const uploadRoutes =
  ({ storage, ...parts }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    await registerUploads(app);

    app.post(
      FILES,
      {
        schema: { params: BucketParams },
        // Before a byte of the body is read.
        onRequest: [
          enterPictureDoor,
          async (request) => {
            const { actor } = await request.openContext();
            if (actor.kind !== 'account') throw new ProductError('not-allowed');
          },
          limitRate(parts, [CHUNKS]),
        ],
      },
      async (request, reply) => {
        const bucket = requireBucket(request.params.bucketId);
        request.letOthersGo();
        const state = await withScratch(storage, async (newPath) => {
          const { fileId, permissions, ...file } = await readUpload(request, newPath());
          const range = readContentRange(request.headers['content-range'], file.sent.bytes);
          const id = readUploadId(request, fileId);
          return uploadChunk({
            ctx: await request.openContext(),
            storage,
            input: { bucket, range, ...file, ...(id !== undefined && { id }), ...(permissions && { permissions }) },
          });
        });
        return reply.code(201).send('file' in state ? presentFile(state.file, state.chunks) : presentUpload(state));
      },
    );

    app.get(FILES, { schema: { params: BucketParams, querystring: ListQuery } }, async (request) => {
      const bucket = requireBucket(request.params.bucketId);
      const listing = parseQueries(request.query.queries, ATTRIBUTES);
      const withTotal = request.query.total === 'true';
      const { files, total } = await listFiles({
        ctx: await request.openContext(),
        input: { bucket, listing, withTotal },
      });
      return { total, files: files.map((file) => presentFile(file)) };
    });

    const preHandler = limitRate(parts, [WRITES]);
    app.put(`${FILES}/:fileId`, { schema: { params: FileParams, body: Changes }, preHandler }, async (request) => {
      const bucket = requireBucket(request.params.bucketId);
      const { name, permissions } = request.body;
      const file = await updateFile({
        ctx: await request.openContext(),
        input: { bucket, fileId: request.params.fileId, ...(name && { name }), ...(permissions && { permissions }) },
      });
      return presentFile(file);
    });

    app.delete(`${FILES}/:fileId`, { schema: { params: FileParams }, preHandler }, async (request, reply) => {
      const bucket = requireBucket(request.params.bucketId);
      await deleteFile({
        ctx: await request.openContext(),
        storage,
        input: { bucket, fileId: request.params.fileId },
      });
      return reply.code(204).send();
    });
  };

function requireBucket(id: string): string {
  if (id === BUCKET.designs) return id;
  throw new ProductError('bucket-not-found', {
    message: `Storage bucket with the requested ID '${id}' could not be found.`,
  });
}

/** The id that later chunks name in a header; the first one may choose it. */
function readUploadId(request: FastifyRequest, fileId: string): string | undefined {
  const header = request.headers['x-appwrite-id'];
  if (typeof header !== 'string' || header === '') return fileId === 'unique()' ? undefined : fileId;
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/.test(header)) throw new ProductError('upload-id-invalid');
  return header;
}
