import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import type { Listing } from '#server/product/listing/listing.ts';
import { type ListedTable, pageOf, totalOf } from '#server/product/listing/page.ts';
import { type ListedDesign, listed } from './list-designs.ts';

const option = (name: string): SQL => sql`${designs.request} ->> ${sql.raw(`'${name}'`)}`;
const postOf = sql`select 1 from ${posts} where ${posts.designId} = ${designs.id}`;
const likedBy = (accountId: string): SQL =>
  sql`case when exists (${postOf}) then exists (
    select 1 from ${posts} join ${postLikes} on ${postLikes.postId} = ${posts.id}
    where ${posts.designId} = ${designs.id} and ${postLikes.accountId} = ${accountId}
  ) else ${designs.liked} end`;

/** What lists of one's own designs may be filtered and ordered by in the query language. */
export const listedDesigns = (accountId: string): ListedTable => ({
  table: designs,
  id: designs.id,
  tiebreak: ['$createdAt', '$id'],
  attributes: {
    $id: { kind: 'text', sql: designs.id, isOrderable: true },
    $createdAt: { kind: 'moment', sql: designs.createdAt, isOrderable: true },
    prompt: { kind: 'text', sql: designs.words, isOrderable: true },
    title: { kind: 'text', sql: sql`${designs.look} ->> 'title'` },
    category: { kind: 'text', sql: option('category') },
    season: { kind: 'text', sql: option('season') },
    occasion: { kind: 'text', sql: option('occasion') },
    style: { kind: 'text', sql: option('style') },
    status: { kind: 'text', sql: designs.status },
    seed: { kind: 'whole', sql: designs.seed },
    engine: { kind: 'text', sql: designs.engine },
    fileId: { kind: 'text', sql: designs.fileId },
    User_Id: { kind: 'text', sql: designs.accountId },
    userId: { kind: 'text', sql: designs.accountId },
    liked: { kind: 'truth', sql: likedBy(accountId) },
    posted: { kind: 'truth', sql: sql`exists (${postOf})` },
  },
  ...visibleTo(accountId),
});

/** One's own, neither in the trash nor cancelled. */
const visibleTo = (accountId: string): { visible?: SQL } => {
  const visible = and(
    eq(designs.accountId, accountId),
    isNull(designs.deletedAt),
    or(isNull(designs.errorCode), sql`${designs.errorCode} <> 'design-cancelled'`),
  );
  return visible ? { visible } : {};
};

/**
 * A page of the caller's designs by the query language. `total` counts to 5,000 at most, and only where it is wanted.
 * @throws {ProductError} `session-missing`, `query-invalid`, `cursor-not-found`
 */
export async function listOwnDesigns({
  ctx,
  input: { listing, withTotal },
}: {
  ctx: Context;
  input: { listing: Listing; withTotal: boolean };
}): Promise<{ designs: ListedDesign[]; total: number }> {
  const { accountId } = requireAccount(ctx);
  const table = listedDesigns(accountId);
  const { where, orderBy, isReversed } = await pageOf(ctx, table, listing);
  const [found, total] = await Promise.all([
    listed(ctx, accountId)
      .where(where)
      .orderBy(...orderBy)
      .limit(listing.limit)
      .offset(listing.offset),
    withTotal ? totalOf(ctx, table, listing) : 0,
  ]);
  return { designs: isReversed ? found.toReversed() : found, total };
}

/**
 * One of the caller's designs as a list shows it, in the trash too.
 * @throws {ProductError} `session-missing`, `design-not-found`
 */
export async function getOwnDesign({
  ctx,
  input,
}: {
  ctx: Context;
  input: { designId: string };
}): Promise<ListedDesign> {
  const { accountId } = requireAccount(ctx);
  const [design] = await listed(ctx, accountId).where(
    and(eq(designs.id, input.designId), eq(designs.accountId, accountId)),
  );
  if (!design) throw new ProductError('design-not-found');
  return design;
}
