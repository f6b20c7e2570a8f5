import { eq, sql } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { refuseOwnName } from '#server/product/accounts/refuse-name.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { holdDesign } from '#server/product/designs/get-design.ts';
import { ProductError } from '#server/product/errors.ts';
import { setPublic } from '#server/product/files/set-public.ts';

/**
 * Lets everybody who has the address look at a design of the caller's own and its picture, or takes that back. What is
 * posted to the community stays visible either way.
 * @throws {ProductError} `session-missing`, `name-refused`; `design-not-found`, also for one that is not finished, or is to be shared from the trash
 */
export async function shareDesign({
  ctx,
  input: { designId, shared },
}: {
  ctx: Context;
  input: { designId: string; shared: boolean };
}): Promise<DesignRow> {
  if (shared) await refuseOwnName(ctx);
  return inTransaction(ctx, async (inner) => {
    const { fileId, status, deletedAt } = await holdDesign({ ctx: inner, input: { designId } });
    const isInTrash = shared && deletedAt !== null;
    if (fileId === null || status !== 'done' || isInTrash) throw new ProductError('design-not-found');
    const [design] = await inner.tx
      .update(designs)
      .set({ sharedAt: shared ? sql`coalesce(${designs.sharedAt}, now())` : null })
      .where(eq(designs.id, designId))
      .returning();
    if (!design) throw new ProductError('design-not-found');
    const [post] = await inner.tx.select({ id: posts.id }).from(posts).where(eq(posts.designId, designId));
    await setPublic(inner, fileId, shared || post !== undefined);
    return design;
  });
}
