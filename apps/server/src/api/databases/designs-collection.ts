import { COLLECTION, DATABASE_ID, GenerationRequest } from '@toile/contract';
import * as z from 'zod';
import { presentMoment } from '#server/api/moment.ts';
import { pictureUrl } from '#server/api/picture-url.ts';
import type { Context } from '#server/product/context.ts';
import { likeDesign, trashDesign } from '#server/product/designs/change-design.ts';
import type { ListedDesign } from '#server/product/designs/list-designs.ts';
import { getOwnDesign, listedDesigns, listOwnDesigns } from '#server/product/designs/list-own.ts';
import { isProductError, ProductError } from '#server/product/errors.ts';
import type { Collection, Document } from './collection.ts';
import { documentNotFound } from './not-found.ts';
import { parseData } from './parse-data.ts';

/** The heart is the only thing about a finished design that its maker may change. */
const DesignData = z.strictObject({ liked: z.boolean().optional() });

const ATTRIBUTES: ReadonlySet<string> = new Set(Object.keys(listedDesigns('').attributes));

/**
 * Everything a person generated, for that person alone. Designs are made by a press of Generate and by nothing else;
 * deleting one lays it into the trash.
 */
export const designsCollection: Collection = {
  id: COLLECTION.designs,
  attributes: ATTRIBUTES,
  fields: new Set([...ATTRIBUTES, ...Object.keys(GenerationRequest.shape), 'url', 'likes']),

  async list({ caller, queries, withTotal }) {
    const ctx = await caller.openContext();
    if (ctx.actor.kind !== 'account') return { total: 0, documents: [] };
    const { designs, total } = await listOwnDesigns({ ctx, input: { listing: queries, withTotal } });
    return { total, documents: designs.map(present) };
  },

  get: async ({ caller, id }) => present(await find(await caller.openContext(), id)),

  create: async () => {
    throw new ProductError('not-allowed');
  },

  update: async ({ caller, id, data }) => {
    const ctx = await caller.openContext();
    await find(ctx, id);
    const { liked } = parseData(DesignData, data);
    if (liked !== undefined) await likeDesign({ ctx, input: { designId: id, liked } });
    return present(await find(ctx, id));
  },

  count: async ({ caller, id }) => {
    await find(await caller.openContext(), id);
    throw new ProductError('not-allowed');
  },

  remove: async ({ caller, id }) => {
    const ctx = await caller.openContext();
    await find(ctx, id);
    await trashDesign({ ctx, input: { designId: id } });
  },
};

/** A design that is not the caller's, or lies in the trash, is not there. */
async function find(ctx: Context, id: string): Promise<ListedDesign> {
  if (ctx.actor.kind !== 'account') throw documentNotFound(id);
  try {
    const design = await getOwnDesign({ ctx, input: { designId: id } });
    if (design.deletedAt === null) return design;
  } catch (error) {
    if (!isProductError(error, 'design-not-found')) throw error;
  }
  throw documentNotFound(id);
}

const present = ({ request, ...design }: ListedDesign): Document => {
  const { style_idea: prompt, seed: _, ...options } = request;
  const owner = `"user:${design.accountId}"`;
  return {
    $id: design.id,
    $sequence: String(design.createdAt.getTime()),
    $collectionId: COLLECTION.designs,
    $databaseId: DATABASE_ID,
    $createdAt: presentMoment(design.createdAt),
    $updatedAt: presentMoment(design.createdAt),
    $permissions: ['read', 'update', 'delete'].map((action) => `${action}(${owner})`),
    prompt,
    ...options,
    title: design.title,
    url: design.fileId === null ? null : pictureUrl(design.fileId),
    fileId: design.fileId,
    status: design.status,
    seed: design.seed,
    engine: design.engine,
    liked: design.liked,
    likes: design.likes,
    posted: design.postId !== null,
    User_Id: design.accountId,
  };
};
