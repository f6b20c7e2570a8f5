import { desc, eq, or, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { withdrawnPosts } from '#server/parts/database/schema/withdrawn-posts.ts';
import { statement } from '#server/parts/database/statement.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';

/** A post as whoever runs the product looks at it, whether it hangs or was taken down. */
export interface FoundPost {
  readonly id: string;
  readonly designId: string | null;
  /** Null where it was deleted, and the picture after it. */
  readonly fileId: string | null;
  readonly prompt: string;
  readonly title: string;
  readonly createdAt: Date;
  /** Of its author; null where there is none any more. */
  readonly address: string | null;
  /** Since when its author has deleted it, and its picture hangs by no other post; null where that is not so. */
  readonly withdrawnAt: Date | null;
  /** Null while it is not down. */
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
  const found = (await findHanging(ctx, id)) ?? (await findDown(ctx, id));
  if (found) return found;
  const withdrawn = await findWithdrawn(ctx, id);
  if (!withdrawn) return undefined;
  const again = await idOfSame(ctx, withdrawn.id);
  return again === undefined ? withdrawn : ((await findHanging(ctx, again)) ?? findDown(ctx, again));
}

async function findHanging(ctx: Context, id: string): Promise<FoundPost | undefined> {
  const [hanging] = await reader(ctx)
    .select({ post: posts, address: accounts.email })
    .from(posts)
    .leftJoin(accounts, eq(accounts.id, posts.accountId))
    .where(or(eq(posts.id, id), eq(posts.designId, id)))
    .orderBy(sql`${posts.id} = ${id} desc`);
  return hanging && { ...hanging.post, address: hanging.address, withdrawnAt: null, taken: null };
}

async function findDown(ctx: Context, id: string): Promise<FoundPost | undefined> {
  const [down] = await reader(ctx)
    .select({ post: takenPosts, address: accounts.email })
    .from(takenPosts)
    .leftJoin(accounts, eq(accounts.id, takenPosts.accountId))
    .where(or(eq(takenPosts.id, id), eq(takenPosts.designId, id)))
    .orderBy(sql`${takenPosts.id} = ${id} desc`);
  if (!down) return undefined;
  const { takenAt: at, reason, said } = down.post;
  return { ...down.post, address: down.address, withdrawnAt: null, taken: { at, reason, said } };
}

async function findWithdrawn(ctx: Context, id: string): Promise<FoundPost | undefined> {
  const [gone] = await reader(ctx)
    .select({ post: withdrawnPosts, address: accounts.email })
    .from(withdrawnPosts)
    .leftJoin(accounts, eq(accounts.id, withdrawnPosts.accountId))
    .where(or(eq(withdrawnPosts.id, id), eq(withdrawnPosts.designId, id)))
    .orderBy(sql`${withdrawnPosts.id} = ${id} desc`, desc(withdrawnPosts.withdrawnAt));
  if (!gone) return undefined;
  const { takenAt: at, reason, said } = gone.post;
  return { ...gone.post, address: gone.address, taken: at && { at, reason: reason ?? '', said } };
}

/** $1 post that its author deleted. */
const FIND_SAME = statement<{ id: string }>(
  'find-same-post',
  `select p.id from (
       select id, account_id, design_id, file_id from posts union all select id, account_id, design_id, file_id from taken_posts
     ) p
     join files f on f.id = p.file_id
     join withdrawn_posts w on w.account_id = p.account_id and (w.design_id = p.design_id or w.sha256 = f.sha256)
   where w.id = $1 limit 1`,
);

/** Of the post by which the picture of one that was deleted hangs again, or hung until it was taken down. */
async function idOfSame(ctx: Context, withdrawnId: string): Promise<string | undefined> {
  const [same] = await ctx.database.ask(FIND_SAME, [withdrawnId], ctx.tx);
  return same?.id;
}
