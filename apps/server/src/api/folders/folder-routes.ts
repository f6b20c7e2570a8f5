import { FolderChange, FolderOrder, FoldersQuery, NewFolder } from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { HOUR_S, limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import { publicOrigin } from '#server/api/share/public-origin.ts';
import { disposition } from '#server/api/storage/file-headers.ts';
import { whenGone } from '#server/api/when-gone.ts';
import type { Parts } from '#server/parts/parts.ts';
import { changeFolder, deleteFolder, makeFolder } from '#server/product/folders/change-folder.ts';
import { addToFolder, orderFolder, takeFromFolder } from '#server/product/folders/fill-folder.ts';
import { type FolderView, getFolder, listFolders } from '#server/product/folders/folder-view.ts';
import { packFolder } from '#server/product/folders/pack-folder.ts';
import { folderKey, hideFolder, shareFolder } from '#server/product/folders/share-folder.ts';
import type { GarmentParts } from '#server/product/garments/garment-parts.ts';
import { presentFolder, presentFolderPage } from './present-folder.ts';

type FolderParts = Pick<Parts, 'config' | 'database' | 'secrets' | 'storage'> & Pick<GarmentParts, 'cutter'>;

const CALLS: RateLimit = { name: 'folders', max: 600, windowS: MINUTE_S, by: accountKey };
const NEW: RateLimit = { name: 'folders-new', max: 120, windowS: HOUR_S, by: accountKey };

/** An archive reads every picture of a folder; one that is refused while another is packed is not counted. */
const PACKS: RateLimit = { name: 'folder-zips', max: 30, windowS: HOUR_S, by: accountKey };

const One = z.object({ folderId: z.string().max(36) });
const Inside = One.extend({ designId: z.string().max(36) });
const PATH = '/generate-outfit/folders';

/** A person's own folders: what is in them, in which order, and who else may see it. For their owner alone. */
export const folderRoutes =
  (parts: FolderParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
    });
    const preHandler = limitRate(parts, [CALLS]);
    const countPack = limitRate(parts, [PACKS]);
    // The key rides in the query: paths are logged, queries are not.
    const urlOf = (request: FastifyRequest, { linkId }: FolderView) => {
      if (linkId === null) return null;
      const key = new URLSearchParams({ key: folderKey(parts.secrets, linkId) });
      return `${publicOrigin(request, parts.config.http)}/designs/folders?${key}`;
    };
    const answerFolder = async (request: FastifyRequest, folderId: string) => {
      const folder = await getFolder({ ctx: await request.openContext(), input: { folderId } });
      return presentFolderPage(folder, urlOf(request, folder));
    };

    app.get(PATH, { schema: { querystring: FoldersQuery }, preHandler }, async (request) => {
      const found = await listFolders({ ctx: await request.openContext(), input: request.query });
      return { folders: found.map((folder) => presentFolder(folder, urlOf(request, folder))) };
    });

    app.post(PATH, { schema: { body: NewFolder }, preHandler: limitRate(parts, [NEW]) }, async (request, reply) => {
      const id = await makeFolder({ ctx: await request.openContext(), input: request.body });
      return reply.code(201).send(await answerFolder(request, id));
    });

    const one = { schema: { params: One }, preHandler };
    app.get(`${PATH}/:folderId`, one, (request) => answerFolder(request, request.params.folderId));

    const changing = { schema: { params: One, body: FolderChange }, preHandler };
    app.patch(`${PATH}/:folderId`, changing, async (request) => {
      const { folderId } = request.params;
      await changeFolder({ ctx: await request.openContext(), input: { ...request.body, folderId } });
      return answerFolder(request, folderId);
    });

    app.delete(`${PATH}/:folderId`, one, async (request, reply) => {
      await deleteFolder({ ctx: await request.openContext(), input: request.params });
      return reply.code(204).send();
    });

    const inside = { schema: { params: Inside }, preHandler };
    app.put(`${PATH}/:folderId/designs/:designId`, inside, async (request, reply) => {
      await addToFolder({ ctx: await request.openContext(), input: request.params });
      return reply.code(204).send();
    });

    app.delete(`${PATH}/:folderId/designs/:designId`, inside, async (request, reply) => {
      await takeFromFolder({ ctx: await request.openContext(), input: request.params });
      return reply.code(204).send();
    });

    const ordering = { schema: { params: One, body: FolderOrder }, preHandler };
    app.put(`${PATH}/:folderId/order`, ordering, async (request) => {
      const { folderId } = request.params;
      await orderFolder({ ctx: await request.openContext(), input: { ...request.body, folderId } });
      return answerFolder(request, folderId);
    });

    app.get(`${PATH}/:folderId/zip`, one, async (request, reply) => {
      const gone = whenGone(reply);
      const { archive, name, end } = await packFolder({
        ctx: await request.openContext(),
        parts,
        input: request.params,
        count: () => countPack(request, reply),
      });
      if (gone.aborted) end();
      else gone.addEventListener('abort', end, { once: true });
      return reply
        .header('content-disposition', disposition('attachment', `${name}.zip`))
        .type('application/zip')
        .send(archive);
    });

    app.put(`${PATH}/:folderId/link`, one, async (request) => {
      await shareFolder({ ctx: await request.openContext(), input: request.params });
      return answerFolder(request, request.params.folderId);
    });

    app.delete(`${PATH}/:folderId/link`, one, async (request) => {
      await hideFolder({ ctx: await request.openContext(), input: request.params });
      return answerFolder(request, request.params.folderId);
    });
  };
