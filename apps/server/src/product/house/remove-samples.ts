import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import { forgetPictures } from '#server/product/files/picture-memory.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { ensureHouse, SAMPLES_REMOVED } from './house-account.ts';

/**
 * Takes the designs of the house out of the community for good: their posts with their likes go, the pictures are nobody's
 * to see, and the designs lie in the trash until it is emptied. They are not drawn again. Returns how many posts went.
 */
export async function removeSamples({ ctx }: { ctx: Context }): Promise<number> {
  requireJob(ctx);
  const count = await inTransaction(ctx, async (inner) => {
    const { tx } = inner;
    const { id } = await ensureHouse({ ctx: inner });
    await tx.update(accounts).set({ prefs: SAMPLES_REMOVED }).where(eq(accounts.id, id));
    const gone = await tx.delete(posts).where(eq(posts.accountId, id)).returning({ fileId: posts.fileId });
    await tx
      .update(designs)
      .set({ deletedAt: sql`now()`, sharedAt: null })
      .where(and(eq(designs.accountId, id), isNull(designs.deletedAt)));
    const hidden = gone.map(({ fileId }) => fileId);
    if (hidden.length > 0) {
      await tx
        .update(files)
        .set({ permissions: sql`array_remove(${files.permissions}, 'read("any")')` })
        .where(inArray(files.id, hidden));
    }
    return gone.length;
  });
  touchGallery(ctx.database);
  forgetPictures(ctx.database);
  return count;
}
