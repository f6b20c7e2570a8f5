import { DATABASE_ID } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ipKey } from '#server/api/rate-limits/ip-key.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Collection, Document } from './collection.ts';
import { collectionNotFound } from './not-found.ts';
import { parseQueries } from './query/queries.ts';
import { usersCollection } from './users-collection.ts';

const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([usersCollection].map((door) => [door.id, door]));

const DOCUMENTS = '/databases/:databaseId/collections/:collectionId/documents';
const DocumentsParams = z.object({ databaseId: z.string(), collectionId: z.string() });
const DocumentParams = DocumentsParams.extend({ documentId: z.string() });

const Data = z.record(z.string(), z.unknown());
const Permissions = z.array(z.string()).nullish();
/** There are no transactions across calls; to overlook that somebody asks for one would be to write at once. */
const transactionId = z.never('Transactions are not supported.').optional();
const NewDocument = z.object({
  documentId: z.string(),
  data: Data.optional(),
  permissions: Permissions,
  transactionId,
});
const Changes = z.object({ data: Data.optional(), permissions: Permissions, transactionId });

/** What qs makes of `queries[0]=…`, `queries[]=…` and a single `queries=…`. */
const TextList = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]);
const ListQuery = z.object({ queries: TextList, total: z.enum(['true', 'false']).default('true') });

/** Keys that begin with `$` are the server's; what a client says in them is not heard. */
const ownKeys = (data: z.infer<typeof Data>): z.infer<typeof Data> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !key.startsWith('$')));

const WRITES: RateLimit = { name: 'documents', max: 120, windowS: MINUTE_S, by: (request) => ipKey(request.ip) };

function openDoor(params: z.infer<typeof DocumentsParams>): Collection {
  if (params.databaseId !== DATABASE_ID) throw new ProductError('database-not-found');
  return COLLECTIONS.get(params.collectionId) ?? refuseCollection(params.collectionId);
}

function refuseCollection(id: string): never {
  throw collectionNotFound(id);
}

/** `/databases/…/documents`: the collections as the dialect shows them. */
export const documentRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = limitRate(parts, [WRITES]);

    app.get(DOCUMENTS, { schema: { params: DocumentsParams, querystring: ListQuery } }, async (request) => {
      const door = openDoor(request.params);
      const queries = parseQueries(request.query.queries, door.attributes);
      const { total, documents } = await door.list({ ctx: await request.openContext(), queries });
      return {
        total: request.query.total === 'true' ? total : 0,
        documents: documents.map((document) => pick(document, queries.select)),
      };
    });

    app.post(
      DOCUMENTS,
      { schema: { params: DocumentsParams, body: NewDocument }, preHandler },
      async (request, reply) => {
        const door = openDoor(request.params);
        const { documentId: id, data } = request.body;
        if (!data) throw new ProductError('document-missing-data');
        const document = await door.create({ ctx: await request.openContext(), id, data: ownKeys(data) });
        return reply.code(201).send(document);
      },
    );

    app.get(
      `${DOCUMENTS}/:documentId`,
      { schema: { params: DocumentParams, querystring: ListQuery } },
      async (request) => {
        const door = openDoor(request.params);
        const { select } = parseQueries(request.query.queries, door.attributes);
        return pick(await door.get({ ctx: await request.openContext(), id: request.params.documentId }), select);
      },
    );

    app.patch(
      `${DOCUMENTS}/:documentId`,
      { schema: { params: DocumentParams, body: Changes }, preHandler },
      async (request) => {
        const door = openDoor(request.params);
        const data = ownKeys(request.body.data ?? {});
        if (Object.keys(data).length === 0) throw new ProductError('document-missing-payload');
        return door.update({ ctx: await request.openContext(), id: request.params.documentId, data });
      },
    );

    app.delete(
      `${DOCUMENTS}/:documentId`,
      { schema: { params: DocumentParams }, preHandler },
      async (request, reply) => {
        const door = openDoor(request.params);
        await door.remove({ ctx: await request.openContext(), id: request.params.documentId });
        return reply.code(204).send();
      },
    );
  };

function pick(document: Document, select: readonly string[] | undefined): Readonly<Record<string, unknown>> {
  if (!select || select.includes('*')) return document;
  return Object.fromEntries(Object.entries(document).filter(([key]) => select.includes(key) || key.startsWith('$')));
}
