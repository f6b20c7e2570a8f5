import { desc, eq, isNull, or, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';

/** Posts told of at once; those that wait longest come first. */
const TOLD = 100;

/** A post that somebody reported and nobody has decided about. */
export interface ReportedPost {
  readonly id: string;
  readonly title: string;
  /** How many people reported it. */
  readonly people: number;
  readonly reasons: readonly string[];
  /** Of the oldest of them. */
  readonly since: Date;
}

/** Posts whose reports wait for an answer, the one that has waited longest first. */
export async function listReported({ ctx }: { ctx: Context }): Promise<ReportedPost[]> {
  requireJob(ctx);
  const since = sql<Date>`min(${postReports.createdAt})`.mapWith(postReports.createdAt);
  return reader(ctx)
    .select({
      id: posts.id,
      title: posts.title,
      people: sql<number>`count(*)`.mapWith(Number),
      reasons: sql<string[]>`array_agg(distinct ${postReports.reason})`,
      since,
    })
    .from(postReports)
    .innerJoin(posts, eq(posts.id, postReports.postId))
    .where(isNull(postReports.answeredAt))
    .groupBy(posts.id)
    .orderBy(since)
    .limit(TOLD);
}

export interface Report {
  /** Of whoever reported. */
  readonly address: string;
  readonly reason: string;
  readonly note: string;
  readonly at: Date;
  readonly isAnswered: boolean;
}

/** What people said of one post, the newest first. */
export async function listReports({ ctx, input }: { ctx: Context; input: { postId: string } }): Promise<Report[]> {
  requireJob(ctx);
  return reader(ctx)
    .select({
      address: accounts.email,
      reason: postReports.reason,
      note: postReports.note,
      at: postReports.createdAt,
      isAnswered: sql<boolean>`${postReports.answeredAt} is not null`,
    })
    .from(postReports)
    .innerJoin(accounts, eq(accounts.id, postReports.accountId))
    .where(or(eq(postReports.postId, input.postId), eq(postReports.takenId, input.postId)))
    .orderBy(desc(postReports.createdAt))
    .limit(TOLD);
}

/** What waits, for whoever watches. */
export async function readReportLoad({ ctx }: { ctx: Context }) {
  requireJob(ctx);
  const [open] = await reader(ctx)
    .select({
      count: sql`count(*)`.mapWith(Number),
      longest: sql`coalesce(extract(epoch from now() - min(${postReports.createdAt})), 0)`.mapWith(Number),
    })
    .from(postReports)
    .where(isNull(postReports.answeredAt));
  return {
    toile_reports_open: open?.count ?? 0,
    /** Seconds. */
    toile_report_longest_wait_seconds: open?.longest ?? 0,
    toile_posts_taken_down: await ctx.database.read.$count(takenPosts),
  };
}
