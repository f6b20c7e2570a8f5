import { eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { proveCaller } from '#server/product/accounts/prove-caller.ts';
import { type AskingContext, type Context, isAccount, reader } from '#server/product/context.ts';
import type { Listing } from '#server/product/listing/listing.ts';
import { cursorNotFound, pageOf, totalOf } from '#server/product/listing/page.ts';
import { isSearch, publicSearchContext, searched } from '#server/product/listing/search-context.ts';
import { remember } from './gallery-memory.ts';
import { findPost } from './get-post.ts';
import { listedPosts } from './listed-posts.ts';
import { type PlainPage, plainPageOf, readPlainPage } from './plain-pages.ts';
import { type PostView, postFields } from './post-view.ts';

interface Input {
  listing: Listing;
  withTotal: boolean;
}

interface PostPage {
  /** Whoever presents them may take them out, unless they are shared. */
  readonly posts: PostView[];
  /** Whether others are told of the same list. */
  readonly isShared: boolean;
  readonly total: number;
}

/**
 * A page of the community for anybody, newest first unless ordered otherwise. `total` counts to 5,000 at most, and only
 * where it is wanted. The total of all and the first pages that guests see are a moment old at most. What no index answers
 * is a search, with connections and a time of its own.
 * @throws {ProductError} `query-invalid`, `cursor-not-found`, and for searches `query-too-expensive`, `overloaded`
 */
export async function listPosts({ ctx, input }: { ctx: AskingContext; input: Input }): Promise<PostPage> {
  const plain = plainPageOf(input.listing);
  if (plain) return listPlainly(ctx, plain, input);
  const proved = await proveCaller({ ctx });
  if (!isSearch(listedPosts(proved.actor).attributes, input.listing)) return listFiltered(proved, input);
  return searched(listFiltered(publicSearchContext(proved), input, { inTurn: true }));
}

async function listPlainly(ctx: AskingContext, plain: PlainPage, { listing, withTotal }: Input): Promise<PostPage> {
  const { database } = ctx;
  const read = () => readPlainPage(ctx, plain);
  const isShared = plain.isTop && !isAccount(ctx) && !ctx.tx;
  const count = () => totalOf({ database, actor: GUEST }, listedPosts(GUEST), listing);
  const [views, total] = await Promise.all([
    isShared ? remember(database, `${plain.page.name} ${listing.limit}`, read) : read(),
    withTotal ? remember(database, 'total', count) : 0,
  ]);
  if (views.length === 0 && listing.cursor && !(await findPost(ctx, listing.cursor.id)))
    throw cursorNotFound(listing.cursor.id);
  return { posts: views, total, isShared };
}

const GUEST = { kind: 'guest' } as const;

/** `inTurn` reads the total after the page, on one connection, and not at all where the page took too long. */
async function listFiltered(ctx: Context, { listing, withTotal }: Input, { inTurn = false } = {}): Promise<PostPage> {
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
    .leftJoin(accounts, eq(accounts.id, posts.accountId))
    .orderBy(...orderBy);
  const count = () => (withTotal ? totalOf(ctx, listed, listing) : 0);
  const [views, total] = inTurn ? [await reading, await count()] : await Promise.all([reading, count()]);
  return { posts: isReversed ? views.toReversed() : views, total, isShared: false };
}
