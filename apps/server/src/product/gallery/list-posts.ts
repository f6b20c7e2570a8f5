import { eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, reader } from '#server/product/context.ts';
import type { Listing } from '#server/product/listing/listing.ts';
import { pageOf, totalOf } from '#server/product/listing/page.ts';
import { listedPosts } from './listed-posts.ts';
import { type PostView, postFields } from './post-view.ts';

/**
 * A page of the community for anybody, newest first unless ordered otherwise. `total` counts to 5,000 at most, and only
 * where it is wanted.
 * @throws {ProductError} `query-invalid`, `cursor-not-found`
 */
export async function listPosts({
  ctx,
  input: { listing, withTotal },
}: {
  ctx: Context;
  input: { listing: Listing; withTotal: boolean };
}): Promise<{ posts: PostView[]; total: number }> {
  const listed = listedPosts(ctx.actor);
  const { where, orderBy, isReversed } = await pageOf(ctx, listed, listing);
  // The page is cut from the index first; only its rows are joined with what else is shown of them. It goes by the name of
  // the table, so that what is said of posts is true of it.
  const page = reader(ctx)
    .select()
    .from(posts)
    .where(where)
    .orderBy(...orderBy)
    .limit(listing.limit)
    .offset(listing.offset)
    .as('posts');
  const [views, total] = await Promise.all([
    reader(ctx)
      .select(postFields(ctx.actor))
      .from(page)
      .innerJoin(files, eq(files.id, posts.fileId))
      .leftJoin(accounts, eq(accounts.id, posts.accountId))
      .orderBy(...orderBy),
    withTotal ? totalOf(ctx, listed, listing) : 0,
  ]);
  return { posts: isReversed ? views.toReversed() : views, total };
}
