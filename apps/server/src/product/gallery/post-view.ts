import { eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/parts/database/database.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { type PostRow, posts } from '#server/parts/database/schema/posts.ts';
import { displayName } from '#server/product/accounts/display-name.ts';
import type { Actor } from '#server/product/context.ts';

/** A post as one actor sees it. */
export interface PostView {
  readonly post: PostRow;
  /** Null when the author's account is gone. */
  readonly author: { readonly name: string; readonly email: string; readonly isHouse: boolean } | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether this actor likes it. */
  readonly liked: boolean;
  /** Whether this actor posted it. */
  readonly mine: boolean;
}

/** The account of the actor; null for everybody else. */
const accountOf = (actor: Actor): string | null => (actor.kind === 'account' ? actor.accountId : null);

/** Whether the actor likes the post of this row. */
export function isLikedBy(actor: Actor): SQL<boolean> {
  const accountId = accountOf(actor);
  if (accountId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (
    select 1 from ${postLikes} where ${postLikes.postId} = ${posts.id} and ${postLikes.accountId} = ${accountId}
  )`;
}

/** Whether the actor posted the post of this row. */
export function isPostedBy(actor: Actor): SQL<boolean> {
  const accountId = accountOf(actor);
  return accountId === null ? sql<boolean>`false` : sql<boolean>`${posts.accountId} = ${accountId}`;
}

/** The one selection that posts are read with. */
export const selectPosts = (reader: Reader, actor: Actor) =>
  reader
    .select({
      post: posts,
      author: { name: displayName, email: accounts.email, isHouse: accounts.isHouse },
      width: files.width,
      height: files.height,
      liked: isLikedBy(actor),
      mine: sql<boolean>`coalesce(${isPostedBy(actor)}, false)`,
    })
    .from(posts)
    .innerJoin(files, eq(files.id, posts.fileId))
    .leftJoin(accounts, eq(accounts.id, posts.accountId))
    .$dynamic();
