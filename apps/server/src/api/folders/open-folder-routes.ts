import { FolderKey } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { hasFresh } from '#server/api/storage/file-headers.ts';
import type { Parts } from '#server/parts/parts.ts';
import { parseSha256 } from '#server/parts/storage/storage.ts';
import { createPreviews } from '#server/product/files/previews.ts';
import { openFolder, sharedPicture } from '#server/product/folders/share-folder.ts';
import { presentOpenFolder } from './present-folder.ts';

type OpenParts = Pick<Parts, 'config' | 'database' | 'secrets' | 'storage'>;

/** A page of a folder asks for each of its pictures. */
const READS: RateLimit = { name: 'open-folders', max: 480, windowS: MINUTE_S, by: (request) => ipKey(request.ip) };
const Picture = FolderKey.extend({ design: z.string().max(36) });
const SPEC = { width: 768, quality: 85, format: 'jpg' } as const;

/** What the link of a folder opens, for whoever has it. 404 for a link that opens nothing, or nothing any more. */
export const openFolderRoutes =
  (parts: OpenParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
      reply.header('x-robots-tag', 'noindex');
      reply.header('referrer-policy', 'no-referrer');
    });
    const previews = createPreviews(parts.storage);
    const preHandler = limitRate(parts, [READS]);

    app.get('/generate-outfit/folder', { schema: { querystring: FolderKey }, preHandler }, async (request) =>
      presentOpenFolder(await openFolder({ ctx: await request.openContext(), parts, input: request.query })),
    );

    const picturing = { schema: { querystring: Picture }, preHandler };
    app.get('/generate-outfit/folder/picture', picturing, async (request, reply) => {
      const { key, design: designId } = request.query;
      const sha256 = await sharedPicture({ ctx: await request.openContext(), parts, input: { key, designId } });
      const etag = `"${sha256}-folder"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache', 'content-type': 'image/jpeg' });
      if (hasFresh(request, etag)) return reply.code(304).send();
      const { body, size } = await previews.open({ sha: parseSha256(sha256), spec: SPEC, by: ipKey(request.ip) });
      return reply.header('content-length', size).send(body);
    });
  };
