import { sql } from 'drizzle-orm';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { getPost } from './get-post.ts';
import type { PostView } from './post-view.ts';

/**
 * Makes the caller like a post, or not like it any more. Doing so again changes nothing: a person counts once, and the
 * count moves only with the person's row, in the same statement, so that a post everybody likes at once is held up by
 * each for no longer than that.
 * @throws {ProductError} `session-missing`, `document-not-found`
 */
export async function likePost({
  ctx,
  input: { postId, liked },
}: {
  ctx: Context;
  input: { postId: string; liked: boolean };
}): Promise<PostView> {
  const { accountId } = requireAccount(ctx);
  const changed = liked
    ? sql`insert into ${postLikes} (post_id, account_id)
          select id, ${accountId} from ${posts} where id = ${postId} on conflict do nothing returning post_id`
    : sql`delete from ${postLikes} where post_id = ${postId} and account_id = ${accountId} returning post_id`;
  await inTransaction(ctx, ({ tx }) =>
    tx.execute(sql`with changed as (${changed})
      update ${posts} set likes = likes + ${liked ? 1 : -1}::integer from changed where ${posts.id} = changed.post_id`),
  );
  return getPost({ ctx, input: { postId } });
}
