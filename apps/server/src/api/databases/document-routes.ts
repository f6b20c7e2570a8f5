import { DATABASE_ID } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { registerJsonCompression } from '#server/api/compress-json.ts';
import { tellCaller } from '#server/api/errors/error-replies.ts';
import { accountKey } from '#server/api/rate-limits/account-key.ts';
import { byAddress } from '#server/api/rate-limits/by-address.ts';
import { limitRate, MINUTE_S, type RateLimit } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { ProductError } from '#server/product/errors.ts';
import { requireGrantable } from '#server/product/files/file-policy.ts';
import { takeOut } from '#server/product/listing/take-out.ts';
import type { Caller, Collection } from './collection.ts';
import { openCollections } from './collections.ts';
import { sendGuestPage } from './guest-page.ts';
import { turnOfList } from './long-lists.ts';
import { collectionNotFound } from './not-found.ts';
import { parseQueries } from './query/queries.ts';
import { DOCUMENTS, type Shape, TABLE_ROWS } from './shape.ts';

const DocumentsParams = z.object({ databaseId: z.string(), collectionId: z.string() });
const DocumentParams = DocumentsParams.extend({ documentId: z.string() });
const AttributeParams = DocumentParams.extend({ attribute: z.string() });

const Data = z.record(z.string(), z.unknown());
const Permissions = z.array(z.string().max(128)).max(100).nullish();
/** There are no transactions across calls; to overlook that somebody asks for one would be to write at once. */
const transactionId = z.never('Transactions are not supported.').optional();
const Id = z.string('Param "documentId" is not optional.');
const NewDocument = z.object({
  documentId: Id.optional(),
  rowId: Id.optional(),
  data: Data.optional(),
  permissions: Permissions,
  transactionId,
});
const Changes = z.object({ data: Data.optional(), permissions: Permissions, transactionId });
const Count = z
  .object({
    value: z.number().nonnegative().default(1),
    max: z.number().nullish(),
    min: z.number().nullish(),
    transactionId,
  })
  .prefault({});

const Removal = z.object({ transactionId }).nullish();

/** What qs makes of `queries[0]=…`, `queries[]=…` and a single `queries=…`. */
const TextList = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]);
const ListQuery = z.object({ queries: TextList, total: z.enum(['true', 'false']).default('true'), transactionId });

/** Keys that begin with `$` are the server's; what a client says in them is not heard. */
const ownKeys = (data: z.infer<typeof Data>): z.infer<typeof Data> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !key.startsWith('$')));

const WRITES: readonly RateLimit[] = [
  { name: 'documents', max: 120, isLoose: true, windowS: MINUTE_S, by: byAddress },
  { name: 'documents-account', max: 120, isLoose: true, windowS: MINUTE_S, by: accountKey },
];
/** Far beyond what somebody scrolls. */
const LISTS: RateLimit = { name: 'document-lists', max: 600, isLoose: true, windowS: MINUTE_S, by: byAddress };

/** What no index answers: a page of it costs what thousands of others do. */
const SEARCHES: RateLimit = { name: 'searches', max: 60, windowS: MINUTE_S, by: byAddress };

/** `/databases/…/documents` and `/tablesdb/…/rows`: the same collections under both names of the dialect. */
export const documentRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    registerJsonCompression(app);
    const doors = openCollections(parts);
    for (const shape of [DOCUMENTS, TABLE_ROWS]) await app.register(shapedRoutes(parts, doors, shape));
  };

const shapedRoutes =
  (parts: Parts, doors: ReadonlyMap<string, Collection>, shape: Shape): FastifyPluginAsyncZod =>
  async (app) => {
    app.setErrorHandler((error, request, reply) => tellCaller(shape.rename(error), request, reply));
    const openDoor = (params: z.infer<typeof DocumentsParams>): Collection => {
      if (params.databaseId !== DATABASE_ID) throw new ProductError('database-not-found');
      const door = doors.get(params.collectionId);
      if (!door) throw collectionNotFound(params.collectionId);
      return door;
    };
    for (const routes of [readRoutes, writeRoutes, countRoutes]) await routes({ parts, shape, openDoor })(app, {});
  };

interface Shaped {
  readonly parts: Parts;
  readonly shape: Shape;
  /** @throws {ProductError} `database-not-found`, `collection-not-found` */
  readonly openDoor: (params: z.infer<typeof DocumentsParams>) => Collection;
}

const readRoutes =
  ({ parts, shape: { path, listKey, present }, openDoor }: Shaped): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { params: DocumentsParams, querystring: ListQuery };
    const limitSearches = limitRate(parts, [SEARCHES]);
    app.get(path, { schema, preHandler: limitRate(parts, [LISTS]) }, async (request, reply) => {
      const door = openDoor(request.params);
      const queries = parseQueries(request.query.queries, door.attributes, door.fields);
      if (door.isSearch?.(queries)) await limitSearches(request, reply);
      const withTotal = request.query.total === 'true';
      const endTurn = await turnOfList(queries.limit, request, reply);
      try {
        const { total: counted, documents } = await door.list({ caller: request, queries, withTotal });
        const total = withTotal ? counted : 0;
        const isGuest = (await request.openClaim()).actor.kind === 'guest';
        if (isGuest && !queries.select)
          return sendGuestPage({ request, reply }, documents, { total, listKey, present });
        const shown = isGuest ? documents : takeOut(documents);
        const page = { total, [listKey]: shown.map((document) => pick(present(document), queries.select)) };
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(page));
      } finally {
        endTurn();
      }
    });

    const one = { params: DocumentParams, querystring: ListQuery };
    app.get(`${path}/:documentId`, { schema: one }, async (request) => {
      const door = openDoor(request.params);
      const { select } = parseQueries(request.query.queries, door.attributes, door.fields);
      const document = await door.get({ caller: request, id: request.params.documentId });
      return pick(present(document), select);
    });
  };

const writeRoutes =
  ({ parts, shape: { path, idKey, present }, openDoor }: Shaped): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = limitRate(parts, WRITES);

    app.post(path, { schema: { params: DocumentsParams, body: NewDocument }, preHandler }, async (request, reply) => {
      const door = openDoor(request.params);
      const { data, permissions, [idKey]: id } = request.body;
      if (id === undefined) throw missing(idKey);
      if (!data) throw new ProductError('document-missing-data');
      await requirePermissions(request, permissions);
      const origin = `${request.protocol}://${request.host}`;
      return reply.code(201).send(present(await door.create({ caller: request, id, data: ownKeys(data), origin })));
    });

    const schema = { params: DocumentParams, body: Changes };
    app.patch(`${path}/:documentId`, { schema, preHandler }, async (request) => {
      const door = openDoor(request.params);
      const data = ownKeys(request.body.data ?? {});
      if (Object.keys(data).length === 0) throw new ProductError('document-missing-payload');
      await requirePermissions(request, request.body.permissions);
      return present(await door.update({ caller: request, id: request.params.documentId, data }));
    });

    const removal = { schema: { params: DocumentParams, body: Removal }, preHandler };
    app.delete(`${path}/:documentId`, removal, async (request, reply) => {
      const door = openDoor(request.params);
      await door.remove({ caller: request, id: request.params.documentId });
      return reply.code(204).send();
    });
  };

const countRoutes =
  ({ parts, shape: { countPath, present }, openDoor }: Shaped): FastifyPluginAsyncZod =>
  async (app) => {
    const options = { schema: { params: AttributeParams, body: Count }, preHandler: limitRate(parts, WRITES) };
    for (const [direction, path] of [[1, countPath.up] as const, [-1, countPath.down] as const]) {
      app.patch(path, options, async (request) => {
        const door = openDoor(request.params);
        const { documentId: id, attribute } = request.params;
        const { value, max, min } = request.body;
        if (!door.attributes.has(attribute)) throw unknownAttribute(attribute);
        const bound = (direction === 1 ? max : min) ?? undefined;
        const call = { caller: request, id, attribute, by: direction * value };
        return present(await door.count({ ...call, ...(bound !== undefined && { bound }) }));
      });
    }
  };

/** @throws {ProductError} where the caller names roles that are not theirs */
async function requirePermissions(caller: Caller, permissions: readonly string[] | null | undefined): Promise<void> {
  if (permissions?.length) requireGrantable((await caller.openContext()).actor, permissions);
}

const missing = (key: string): ProductError =>
  new ProductError('argument-invalid', { message: `Param "${key}" is not optional.` });

const unknownAttribute = (key: string): ProductError =>
  new ProductError('attribute-not-found', {
    message: `Attribute with the requested key '${key}' could not be found.`,
  });

type Shown = Readonly<Record<string, unknown>>;

function pick(document: Shown, select: readonly string[] | undefined): Shown {
  if (!select || select.includes('*')) return document;
  return Object.fromEntries(Object.entries(document).filter(([key]) => select.includes(key) || key.startsWith('$')));
}
