import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { type PostRow, posts } from '#server/parts/database/schema/posts.ts';
import type { Moment } from '#server/parts/database/statement.ts';
import { displayName } from '#server/product/accounts/display-name.ts';
import type { Actor } from '#server/product/context.ts';

/** A post as one actor sees it. */
export interface PostView {
  readonly post: Omit<PostRow, 'createdAt' | 'updatedAt' | 'width' | 'height' | 'hasFigure'> & {
    readonly createdAt: Moment;
    readonly updatedAt: Moment;
  };
  /** Null when the author's account is gone. */
  readonly author: { readonly name: string; readonly email: string; readonly isHouse: boolean } | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the picture is a sheet with a figure of its own. */
  readonly hasFigure: boolean;
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

/** Whether the actor has not reported the post of this row; undefined where nobody could have. */
export function isNotReportedBy(actor: Actor): SQL | undefined {
  const accountId = accountOf(actor);
  if (accountId === null) return undefined;
  const reported = sql`select ${postReports.postId} from ${postReports}
    where ${postReports.accountId} = ${accountId} and ${postReports.postId} is not null`;
  return sql`${posts.id} <> all (array(${reported}))`;
}

/** What is read of each post, from `posts` or a page of them under that name, joined with their authors. */
export const postFields = (actor: Actor) => ({
  post: posts,
  author: { name: displayName, email: accounts.email, isHouse: accounts.isHouse },
  width: posts.width,
  height: posts.height,
  hasFigure: posts.hasFigure,
  liked: isLikedBy(actor),
  mine: sql<boolean>`coalesce(${isPostedBy(actor)}, false)`,
});
