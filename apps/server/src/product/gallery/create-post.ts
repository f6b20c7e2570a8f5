import { BUCKET, MESSAGE } from '@toile/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { setPublic } from '#server/product/files/set-public.ts';
import { getPost } from './get-post.ts';
import { likePost } from './like-post.ts';
import type { PostView } from './post-view.ts';
import { titleOf } from './title-of.ts';

export interface CreatePostInput {
  id: string;
  /** Of the two one, or both of the same design. */
  designId?: string;
  fileId?: string;
  /** The words of the design where absent. */
  prompt?: string;
}

/**
 * Shows a picture of the caller's own to everybody: a finished design, or an upload. From then on everybody may read
 * the picture.
 * @throws {ProductError} `not-allowed` without a session; `document-invalid` for a picture that is not the caller's or not
 * there; `document-exists` where it is posted already, or the id is taken
 */
export function createPost({ ctx, input }: { ctx: Context; input: CreatePostInput }): Promise<PostView> {
  const { actor } = ctx;
  if (actor.kind !== 'account') throw new ProductError('not-allowed');
  return inTransaction(ctx, async (inner) => {
    const { fileId, design } = await findPicture(inner, actor.accountId, input);
    await refusePosted(inner, fileId);
    const prompt = input.prompt ?? design?.words ?? '';
    const [made] = await inner.tx
      .insert(posts)
      .values({
        id: input.id,
        accountId: actor.accountId,
        designId: design?.id ?? null,
        fileId,
        prompt,
        title: titleOf({ look: design?.look ?? null, prompt }),
        description: design?.description ?? '',
      })
      .onConflictDoNothing()
      .returning({ id: posts.id });
    if (!made) {
      // The same picture posted at this very moment by a second press, or else the id.
      await refusePosted(inner, fileId);
      throw new ProductError('document-exists');
    }
    await setPublic(inner, fileId, true);
    // The heart its owner gave it before it was posted.
    if (design?.liked) return likePost({ ctx: inner, input: { postId: made.id, liked: true } });
    return getPost({ ctx: inner, input: { postId: made.id } });
  });
}

interface Picture {
  fileId: string;
  design?: DesignRow;
}

async function findPicture(
  { tx }: TransactionContext,
  accountId: string,
  { designId, fileId }: CreatePostInput,
): Promise<Picture> {
  const [design] = await tx
    .select()
    .from(designs)
    .where(
      and(
        eq(designs.accountId, accountId),
        eq(designs.status, 'done'),
        isNull(designs.deletedAt),
        designId === undefined ? undefined : eq(designs.id, designId),
        fileId === undefined ? undefined : eq(designs.fileId, fileId),
      ),
    )
    .limit(designId === undefined && fileId === undefined ? 0 : 1);
  if (design?.fileId) return { fileId: design.fileId, design };
  if (designId !== undefined) throw invalid('designId', 'is not a finished design of yours');
  const [file] = await tx
    .select({ id: files.id })
    .from(files)
    .leftJoin(designs, eq(designs.fileId, files.id))
    .where(
      and(
        eq(files.id, fileId ?? ''),
        eq(files.ownerId, accountId),
        // The picture of an account comes and goes with the account's wish.
        eq(files.bucket, BUCKET.designs),
        isNull(designs.id),
      ),
    );
  if (!file) throw invalid('fileId', 'is not a picture of yours');
  return { fileId: file.id };
}

async function refusePosted({ tx }: TransactionContext, fileId: string): Promise<void> {
  const [posted] = await tx.select({ id: posts.id }).from(posts).where(eq(posts.fileId, fileId));
  if (posted) throw new ProductError('document-exists', { message: MESSAGE.designCollectedAlready });
}

const invalid = (attribute: string, reason: string): ProductError =>
  new ProductError('document-invalid', {
    message: `Invalid document structure: Attribute "${attribute}" ${reason}`,
  });
