import { eq, inArray } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import type { TransactionContext } from '#server/product/context.ts';

/**
 * Holds the design of a post, before the post is held, as whoever shares, trashes or deletes it does.
 * @returns since when it is shared by its address; null where it is not, or there is none
 */
export async function holdDesignOf({ tx }: TransactionContext, postId: string): Promise<Date | null> {
  const own = tx.select({ id: posts.designId }).from(posts).where(eq(posts.id, postId));
  const [design] = await tx
    .select({ sharedAt: designs.sharedAt })
    .from(designs)
    .where(inArray(designs.id, own))
    .for('update');
  return design?.sharedAt ?? null;
}
