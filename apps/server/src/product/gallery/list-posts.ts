import { eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, reader } from '#server/product/context.ts';
import type { Listing } from '#server/product/listing/listing.ts';
import { pageOf, totalOf } from '#server/product/listing/page.ts';
import { isSearch, searchContext, searched } from '#server/product/listing/search-context.ts';
import { listedPosts } from './listed-posts.ts';
import { type PostView, postFields } from './post-view.ts';

interface Asked {
  ctx: Context;
  input: { listing: Listing; withTotal: boolean };
}

/**
 * A page of the community for anybody, newest first unless ordered otherwise. `total` counts to 5,000 at most, and only
 * where it is wanted. What no index answers is a search, with connections and a time of its own.
 * @throws {ProductError} `query-invalid`, `cursor-not-found`, and for searches `query-too-expensive`, `overloaded`
 */
export function listPosts({ ctx, input }: Asked): Promise<{ posts: PostView[]; total: number }> {
  if (!isSearch(listedPosts(ctx.actor).attributes, input.listing)) return readPosts({ ctx, input });
  return searched(readPosts({ ctx: searchContext(ctx), input }, { inTurn: true }));
}

/** `inTurn` reads the total after the page, on one connection, and not at all where the page took too long. */
async function readPosts(
  { ctx, input: { listing, withTotal } }: Asked,
  { inTurn = false } = {},
): Promise<{ posts: PostView[]; total: number }> {
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
  const reading = reader(ctx)
    .select(postFields(ctx.actor))
    .from(page)
    .innerJoin(files, eq(files.id, posts.fileId))
    .leftJoin(accounts, eq(accounts.id, posts.accountId))
    .orderBy(...orderBy);
  const count = () => (withTotal ? totalOf(ctx, listed, listing) : 0);
  const [views, total] = inTurn ? [await reading, await count()] : await Promise.all([reading, count()]);
  return { posts: isReversed ? views.toReversed() : views, total };
}
