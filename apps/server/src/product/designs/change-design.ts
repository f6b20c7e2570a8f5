import { and, eq, type SQL, sql } from 'drizzle-orm';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { setPublic } from '#server/product/files/set-public.ts';
import { deletePost } from '#server/product/gallery/delete-post.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { likePost } from '#server/product/gallery/like-post.ts';

/** Writes to a design of the caller's own. Returns it as it was before. */
async function changeOwn(
  ctx: Context,
  designId: string,
  values: { liked?: boolean; deletedAt?: SQL | null; sharedAt?: null },
  check: (design: DesignRow) => void = () => undefined,
): Promise<DesignRow> {
  const { accountId } = requireAccount(ctx);
  return inTransaction(ctx, async ({ tx }) => {
    const own = and(eq(designs.id, designId), eq(designs.accountId, accountId));
    const [design] = await tx.select().from(designs).where(own).for('update');
    if (!design) throw new ProductError('design-not-found');
    check(design);
    await tx.update(designs).set(values).where(own);
    return design;
  });
}

interface DesignCall {
  ctx: Context;
  input: { designId: string };
}

/**
 * Lays a design into the trash, from where it comes back until the trash is emptied. Its post goes with it, likes and all,
 * and its address is taken back, in the same transaction: what somebody deletes hangs nowhere any more, and nobody else sees it.
 * @throws {ProductError} `session-missing`, `design-not-found`; `design-running` while it is being made
 */
export const trashDesign = ({ ctx, input: { designId } }: DesignCall): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const values = { deletedAt: sql`coalesce(deleted_at, now())`, sharedAt: null };
    const { fileId } = await changeOwn(inner, designId, values, ({ status }) => {
      if (status === 'running') throw new ProductError('design-running');
    });
    const [post] = await inner.tx.select({ id: posts.id }).from(posts).where(eq(posts.designId, designId));
    if (post) await deletePost({ ctx: inner, input: { postId: post.id } });
    else if (fileId !== null) await setPublic(inner, fileId, false);
    const forms = await inner.tx
      .select({ fileId: designForms.fileId })
      .from(designForms)
      .where(eq(designForms.designId, designId));
    for (const form of forms) if (form.fileId !== null) await setPublic(inner, form.fileId, false);
  }).finally(() => touchGallery(ctx.database));

/**
 * Takes a design out of the trash again.
 * @throws {ProductError} `session-missing`; `design-not-found`, also when the trash was emptied
 */
export async function restoreDesign({ ctx, input }: DesignCall): Promise<void> {
  await changeOwn(ctx, input.designId, { deletedAt: null });
}

/**
 * Gives a design its maker's own heart, or takes it back. Once it is posted that is a like of the post as anybody's.
 * @throws {ProductError} `session-missing`; `design-not-found`, also for one in the trash
 */
export const likeDesign = ({
  ctx,
  input: { designId, liked },
}: {
  ctx: Context;
  input: { designId: string; liked: boolean };
}): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await changeOwn(inner, designId, { liked }, ({ deletedAt }) => {
      if (deletedAt !== null) throw new ProductError('design-not-found');
    });
    const [post] = await inner.tx.select({ id: posts.id }).from(posts).where(eq(posts.designId, designId));
    if (post) await likePost({ ctx: inner, input: { postId: post.id, liked } });
  });
