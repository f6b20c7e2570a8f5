import type { Activity } from '@toile/contract';
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { ledger } from '#server/parts/database/schema/ledger.ts';
import { ledgerLines } from '#server/parts/database/schema/ledger-lines.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import type { TakenPostRow } from '#server/parts/database/schema/taken-posts.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { listTakenDown } from '#server/product/reports/list-taken-down.ts';
import { hasBought } from '#server/product/wallet/has-bought.ts';

export interface Overview {
  /** Finished, being made, shown in the community, in the trash. */
  saved: number;
  running: number;
  posted: number;
  trashed: number;
  hasBought: boolean;
  /** Newest first. */
  activity: (Omit<Activity, 'at'> & { at: Date })[];
  /** Newest first. */
  takenDown: readonly TakenPostRow[];
}

/** Events told at most. */
const TOLD = 8;

const designTitle = sql<string>`coalesce(${designs.look} ->> 'title', ${designs.words})`;

/** What the caller has made and what happened lately. @throws {ProductError} `session-missing` */
export async function readOverview({ ctx }: { ctx: Context }): Promise<Overview> {
  const { accountId } = requireAccount(ctx);
  const [counts, bought, takenDown, ...events] = await Promise.all([
    countDesigns(ctx, accountId),
    hasBought({ ctx }),
    listTakenDown({ ctx }),
    madeLately(ctx, accountId),
    postedLately(ctx, accountId),
    likedLately(ctx, accountId),
    paidLately(ctx, accountId),
  ]);
  const activity = events.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
  return { ...counts, hasBought: bought, takenDown, activity: activity.slice(0, TOLD) };
}

async function countDesigns(ctx: Context, accountId: string) {
  const count = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const [counts] = await reader(ctx)
    .select({
      saved: count(sql`${designs.status} = 'done' and ${designs.deletedAt} is null`),
      running: count(sql`${designs.status} = 'running'`),
      posted: count(sql`${posts.id} is not null`),
      trashed: count(sql`${designs.deletedAt} is not null`),
    })
    .from(designs)
    .leftJoin(posts, eq(posts.designId, designs.id))
    .where(eq(designs.accountId, accountId));
  return counts ?? { saved: 0, running: 0, posted: 0, trashed: 0 };
}

/** Told with the moment each was asked for, which their own list says of them too. */
async function madeLately(ctx: Context, accountId: string): Promise<Overview['activity']> {
  const rows = await reader(ctx)
    .select({ id: designs.id, status: designs.status, at: designs.createdAt, title: designTitle })
    .from(designs)
    .where(
      and(
        eq(designs.accountId, accountId),
        isNotNull(designs.finishedAt),
        isNull(designs.deletedAt),
        sql`${designs.errorCode} is distinct from 'design-cancelled'`,
      ),
    )
    .orderBy(desc(designs.createdAt), desc(designs.id))
    .limit(TOLD);
  return rows.map(({ id, status, at, title }) => ({
    kind: status === 'done' ? 'made' : 'failed',
    at,
    title,
    design_id: id,
    count: 1,
  }));
}

async function postedLately(ctx: Context, accountId: string): Promise<Overview['activity']> {
  const rows = await reader(ctx)
    .select({ designId: posts.designId, at: posts.createdAt, title: posts.title })
    .from(posts)
    .where(eq(posts.accountId, accountId))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(TOLD);
  return rows.map(({ designId, at, title }) => ({ kind: 'posted', at, title, design_id: designId, count: 1 }));
}

/** Hearts of others, told once for each post with the newest moment. */
async function likedLately(ctx: Context, accountId: string): Promise<Overview['activity']> {
  const at = sql<Date>`max(${postLikes.createdAt})`.mapWith(postLikes.createdAt);
  const rows = await reader(ctx)
    .select({ designId: posts.designId, title: posts.title, at, count: sql<number>`count(*)`.mapWith(Number) })
    .from(posts)
    .innerJoin(postLikes, eq(postLikes.postId, posts.id))
    .where(and(eq(posts.accountId, accountId), ne(postLikes.accountId, accountId)))
    .groupBy(posts.id)
    .orderBy(desc(at))
    .limit(TOLD);
  return rows.map(({ designId, ...row }) => ({ kind: 'liked', ...row, design_id: designId }));
}

/** Tokens that came in: bought or given. Those given back are told with the design that failed. */
async function paidLately(ctx: Context, accountId: string): Promise<Overview['activity']> {
  const rows = await reader(ctx)
    .select({
      kind: ledger.kind,
      at: ledger.createdAt,
      count: sql<number>`${ledgerLines.free} + ${ledgerLines.paid}`.mapWith(Number),
    })
    .from(ledger)
    .innerJoin(ledgerLines, and(eq(ledgerLines.entryId, ledger.id), eq(ledgerLines.book, 'person')))
    .where(and(eq(ledger.accountId, accountId), inArray(ledger.kind, ['purchase', 'grant'])))
    .orderBy(desc(ledger.id))
    .limit(TOLD);
  return rows.map(({ kind, at, count }) => ({
    kind: kind === 'purchase' ? 'bought' : 'given',
    at,
    title: '',
    design_id: null,
    count,
  }));
}
