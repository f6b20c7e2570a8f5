import { isGoneMeanwhile, statement } from '#server/parts/database/statement.ts';
import { requireProved } from '#server/product/accounts/prove-caller.ts';
import { ACTING_CALLER, callerValues } from '#server/product/caller.ts';
import type { AskingContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { touchGallery } from './gallery-memory.ts';
import { refuseUnknown } from './get-post.ts';
import { joinPost, type PostColumns, postColumns, viewOf } from './post-columns.ts';
import type { PostView } from './post-view.ts';

export interface LikePostInput {
  postId: string;
  /**
   * Whether to like it; or the number of likes that somebody who had read it wants it to have, one more or one less than they read. Others may
   * have liked it since: of whoever does not like it any number above nothing is a like, of whoever does one below the post's own is none.
   */
  liked: boolean | { count: number };
  /** Refused where one like more, or one less, would go beyond it. */
  bound?: number;
}

/**
 * The count moves only with the person's row, in the same statement. $3 post, $4 whether to like, null for what the number $5
 * means. $6 bound.
 */
const LIKE_POST = statement<PostColumns & { beyond: boolean }>(
  'like-post',
  `with ${ACTING_CALLER},
   target as (
     select p.*, coalesce($4::boolean, $5::bigint > 0 and ($5::bigint >= p.likes or not exists (
       select from post_likes l, caller c where l.post_id = p.id and l.account_id = c.id
     ))) as wanted from posts p where p.id = $3
   ),
   open as (
     select t.id, t.wanted, coalesce(case when t.wanted then t.likes + 1 > $6::float8 else t.likes - 1 < $6::float8 end, false) as beyond
     from target t
   ),
   added as (
     insert into post_likes (post_id, account_id)
       select o.id, c.id from open o, caller c where o.wanted and not o.beyond
       on conflict do nothing returning post_id
   ),
   removed as (
     delete from post_likes l using open o, caller c
       where l.post_id = o.id and l.account_id = c.id and not o.wanted and not o.beyond returning l.post_id
   ),
   counted as (
     update posts set likes = posts.likes + change.by
       from (select post_id, 1 as by from added union all select post_id, -1 from removed) change
       where posts.id = change.post_id returning posts.likes
   )
   select ${postColumns({ likes: 'coalesce((select likes from counted), p.likes)', liked: 'p.wanted' })}, o.beyond
   from ${joinPost('target p')}, open o, caller`,
);

/**
 * Makes the caller like a post, or not like it any more. Doing so again changes nothing: a person counts once, and a post
 * everybody likes at once is held up by each for one statement.
 * @throws {ProductError} `not-allowed` without a session; `document-not-found`, `counter-limit`
 */
export async function likePost({ ctx, input }: { ctx: AskingContext; input: LikePostInput }): Promise<PostView> {
  const { postId, liked, bound } = input;
  const [wanted, count] = typeof liked === 'boolean' ? [liked, null] : [null, liked.count];
  const values = [...callerValues(ctx), postId, wanted, count, bound ?? null];
  const [found] = await ctx.database.ask(LIKE_POST, values, ctx.tx).catch((error: unknown) => {
    // The post was deleted while its like was being counted.
    if (isGoneMeanwhile(error)) return [];
    throw error;
  });
  if (!found) {
    await requireProved(ctx, 'not-allowed');
    return refuseUnknown(postId);
  }
  if (found.beyond) {
    const limit = found.liked ? 'maximum' : 'minimum';
    throw new ProductError('counter-limit', {
      message: `databases "likes" has reached the ${limit} value of ${bound}`,
    });
  }
  touchGallery(ctx.database);
  return viewOf(found);
}
