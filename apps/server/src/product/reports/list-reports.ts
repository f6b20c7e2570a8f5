import { eq, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { postReports } from '#server/parts/database/schema/post-reports.ts';
import { takenPosts } from '#server/parts/database/schema/taken-posts.ts';
import { withdrawnReports } from '#server/parts/database/schema/withdrawn-reports.ts';
import { type Moment, statement } from '#server/parts/database/statement.ts';
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
  /** Whether its author has deleted it. */
  readonly isWithdrawn: boolean;
}

/** $1 how many at most. */
const LIST_REPORTED = statement<Omit<ReportedPost, 'since'> & { since: Moment }>(
  'list-reported',
  `with waiting as (
     select post_id as id, reason, created_at from post_reports where answered_at is null and post_id is not null
     union all
     select withdrawn_id, reason, created_at from withdrawn_reports where answered_at is null
   ),
   named as (
     select id, title, false as withdrawn from posts where id in (select id from waiting)
     union all
     select id, title, true from withdrawn_posts w
       where id in (select id from waiting) and not exists (select from posts p where p.id = w.id)
   )
   select n.id, n.title, n.withdrawn as "isWithdrawn", count(*)::int as people, array_agg(distinct w.reason) as reasons,
     min(w.created_at) as since
   from waiting w join named n on n.id = w.id
   group by n.id, n.title, n.withdrawn order by min(w.created_at) limit $1::int`,
);

/** Posts whose reports wait for an answer, the one that has waited longest first; those that their author deleted wait as well. */
export async function listReported({ ctx }: { ctx: Context }): Promise<ReportedPost[]> {
  requireJob(ctx);
  const reported = await ctx.database.ask(LIST_REPORTED, [TOLD], ctx.tx);
  return reported.map((post) => ({ ...post, since: new Date(post.since) }));
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
  const { postId } = input;
  const said = { reason: postReports.reason, note: postReports.note, at: postReports.createdAt };
  const isAnswered = sql<boolean>`${postReports.answeredAt} is not null`;
  const standing = reader(ctx)
    .select({ address: accounts.email, ...said, isAnswered })
    .from(postReports)
    .innerJoin(accounts, eq(accounts.id, postReports.accountId))
    .where(or(eq(postReports.postId, postId), eq(postReports.takenId, postId)));
  const { reason, note, createdAt: at, answeredAt } = withdrawnReports;
  const withdrawn = reader(ctx)
    .select({ address: accounts.email, reason, note, at, isAnswered: sql<boolean>`${answeredAt} is not null` })
    .from(withdrawnReports)
    .innerJoin(accounts, eq(accounts.id, withdrawnReports.accountId))
    .where(eq(withdrawnReports.withdrawnId, postId));
  return unionAll(standing, withdrawn).orderBy(sql`4 desc`).limit(TOLD);
}

/** What waits, for whoever watches. */
export async function readReportLoad({ ctx }: { ctx: Context }) {
  requireJob(ctx);
  const [open] = await reader(ctx)
    .select({
      count: sql`count(*)`.mapWith(Number),
      longest: sql`coalesce(extract(epoch from now() - min(created_at)), 0)`.mapWith(Number),
    })
    .from(
      sql`(select created_at from post_reports where answered_at is null
           union all select created_at from withdrawn_reports where answered_at is null) as waiting`,
    );
  return {
    toile_reports_open: open?.count ?? 0,
    /** Seconds. */
    toile_report_longest_wait_seconds: open?.longest ?? 0,
    toile_posts_taken_down: await ctx.database.read.$count(takenPosts),
  };
}
