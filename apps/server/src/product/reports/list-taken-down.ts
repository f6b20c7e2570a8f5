import { desc, eq } from 'drizzle-orm';
import { type TakenPostRow, takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';

/** Told at most; the newest. */
const TOLD = 20;

/** The caller's own posts that the house took down, newest first. @throws {ProductError} `session-missing` */
export function listTakenDown({ ctx }: { ctx: Context }): Promise<TakenPostRow[]> {
  const { accountId } = requireAccount(ctx);
  return reader(ctx)
    .select()
    .from(takenPosts)
    .where(eq(takenPosts.accountId, accountId))
    .orderBy(desc(takenPosts.takenAt))
    .limit(TOLD);
}
