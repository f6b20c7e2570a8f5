import { eq, or, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';

/** A post as whoever runs the product looks at it, whether it hangs or was taken down. */
export interface FoundPost {
  readonly id: string;
  readonly designId: string | null;
  readonly fileId: string;
  readonly prompt: string;
  readonly title: string;
  readonly createdAt: Date;
  /** Of its author; null where there is none any more. */
  readonly address: string | null;
  /** Null while it hangs. */
  readonly taken: { readonly at: Date; readonly reason: string; readonly said: string } | null;
}

/** Of a post, or of the design or the public page that shows it: `/d/…`. */
const idIn = (named: string): string => named.replace(/[?#].*$/, '').replace(/^.*\/d\//, '');

/** The post that is named by its id, its design's or the address of its page. */
export async function findPost({
  ctx,
  input,
}: {
  ctx: Context;
  input: { named: string };
}): Promise<FoundPost | undefined> {
  requireJob(ctx);
  const id = idIn(input.named);
  const [hanging] = await reader(ctx)
    .select({ post: posts, address: accounts.email })
    .from(posts)
    .leftJoin(accounts, eq(accounts.id, posts.accountId))
    .where(or(eq(posts.id, id), eq(posts.designId, id)))
    .orderBy(sql`${posts.id} = ${id} desc`);
  if (hanging) return { ...hanging.post, address: hanging.address, taken: null };
  const [down] = await reader(ctx)
    .select({ post: takenPosts, address: accounts.email })
    .from(takenPosts)
    .leftJoin(accounts, eq(accounts.id, takenPosts.accountId))
    .where(or(eq(takenPosts.id, id), eq(takenPosts.designId, id)))
    .orderBy(sql`${takenPosts.id} = ${id} desc`);
  if (!down) return undefined;
  const { takenAt: at, reason, said } = down.post;
  return { ...down.post, address: down.address, taken: { at, reason, said } };
}
