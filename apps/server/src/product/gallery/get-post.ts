import { statement } from '#server/parts/database/statement.ts';
import { CALLER, callerValues } from '#server/product/caller.ts';
import type { AskingContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { joinPost, LIKED, type PostColumns, postColumns, viewOf } from './post-columns.ts';
import type { PostView } from './post-view.ts';

const GET_POST = statement<PostColumns>(
  'get-post',
  `with ${CALLER}
   select ${postColumns({ likes: 'p.likes', liked: LIKED })} from ${joinPost('posts p')} where p.id = $3`,
);

/**
 * A post, which everybody may see.
 * @throws {ProductError} `document-not-found`
 */
export const getPost = async ({ ctx, input }: { ctx: AskingContext; input: { postId: string } }): Promise<PostView> =>
  (await findPost(ctx, input.postId)) ?? refuseUnknown(input.postId);

export async function findPost(ctx: AskingContext, postId: string): Promise<PostView | undefined> {
  const [found] = await ctx.database.ask(GET_POST, [...callerValues(ctx), postId], ctx.tx);
  return found && viewOf(found);
}

export function refuseUnknown(postId: string): never {
  throw new ProductError('document-not-found', {
    message: `Document with the requested ID '${postId}' could not be found.`,
  });
}
