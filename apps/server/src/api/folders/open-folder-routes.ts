import { FolderKey } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { sendLinkedPictures } from '#server/api/links/linked-picture.ts';
import { keepLinksPrivate } from '#server/api/links/private-links.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { openFolder, sharedPicture } from '#server/product/folders/share-folder.ts';
import { presentOpenFolder } from './present-folder.ts';

type OpenParts = Pick<Parts, 'config' | 'database' | 'secrets' | 'storage'>;

/** A page of a folder asks for each of its pictures. */
const READS: RateLimit = { name: 'open-folders', max: 480, windowS: MINUTE_S, by: byAddress };
const Picture = FolderKey.extend({ design: z.string().max(36) });

/** What the link of a folder opens, for whoever has it. 404 for a link that opens nothing, or nothing any more. */
export const openFolderRoutes =
  (parts: OpenParts): FastifyPluginAsyncZod =>
  async (app) => {
    keepLinksPrivate(app);
    const sendPicture = sendLinkedPictures(parts.storage, 'folder');
    const preHandler = limitRate(parts, [READS]);

    app.get('/generate-outfit/folder', { schema: { querystring: FolderKey }, preHandler }, async (request) =>
      presentOpenFolder(await openFolder({ ctx: await request.openContext(), parts, input: request.query })),
    );

    const picturing = { schema: { querystring: Picture }, preHandler };
    app.get('/generate-outfit/folder/picture', picturing, async (request, reply) => {
      const { key, design: designId } = request.query;
      const sha256 = await sharedPicture({ ctx: await request.openContext(), parts, input: { key, designId } });
      return sendPicture(request, reply, sha256);
    });
  };
