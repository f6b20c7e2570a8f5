import { type DesignsQuery, HISTORY } from '@toile/contract';
import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { parseCursor, writeCursor } from './design-cursor.ts';

const title = sql<string | null>`${designs.look} ->> 'title'`;
const isPosted = isNotNull(posts.id);
const isLiked = sql<boolean>`case when ${posts.id} is null then ${designs.liked} else ${postLikes.postId} is not null end`;

/** What a list shows of a design: everything but its Look and description, which weigh. */
const LISTED = {
  id: designs.id,
  accountId: designs.accountId,
  status: designs.status,
  stage: designs.stage,
  progress: designs.progress,
  errorCode: designs.errorCode,
  errorMessage: designs.errorMessage,
  standIn: designs.standIn,
  request: designs.request,
  seed: designs.seed,
  engine: designs.engine,
  fileId: designs.fileId,
  hasFigure: designs.hasFigure,
  createdAt: designs.createdAt,
  deletedAt: designs.deletedAt,
  title,
  liked: isLiked,
  postId: posts.id,
  likes: sql<number>`coalesce(${posts.likes}, 0)`.mapWith(Number),
};

/** The caller's own designs with their posts and hearts, before any filter. */
export const listed = (ctx: Context, accountId: string) =>
  reader(ctx)
    .select(LISTED)
    .from(designs)
    .leftJoin(posts, eq(posts.designId, designs.id))
    .leftJoin(postLikes, and(eq(postLikes.postId, posts.id), eq(postLikes.accountId, accountId)));

export type ListedDesign = Awaited<ReturnType<typeof listed>>[number];

/**
 * A page of the caller's designs, newest first; those that were cancelled were never made and are left out.
 * @returns the designs, and the `after` of the next page where there is one
 * @throws {ProductError} `session-missing`; `argument-invalid` for an `after` that is none
 */
export async function listDesigns({
  ctx,
  input,
}: {
  ctx: Context;
  input: DesignsQuery;
}): Promise<{ designs: ListedDesign[]; next: string | null }> {
  const { accountId } = requireAccount(ctx);
  const limit = Math.min(input.limit ?? HISTORY.pageSize, HISTORY.pageMax);
  const rows = await listed(ctx, accountId)
    .where(and(eq(designs.accountId, accountId), ...filtersOf(input)))
    .orderBy(desc(designs.createdAt), desc(designs.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { designs: page, next: last && rows.length > limit ? writeCursor(last) : null };
}

function filtersOf(query: DesignsQuery): (SQL | undefined)[] {
  const chosen = (['category', 'season', 'occasion', 'style'] as const).flatMap((option) => {
    const value = query[option];
    return value === undefined ? [] : [sql`${designs.request} ->> ${option} = ${value}`];
  });
  return [
    or(isNull(designs.errorCode), ne(designs.errorCode, 'design-cancelled')),
    query.design === undefined ? inTrash(query.trash) : eq(designs.id, query.design),
    ...chosen,
    query.status && eq(designs.status, query.status),
    query.posted === undefined ? undefined : query.posted ? isPosted : isNull(posts.id),
    query.liked === undefined ? undefined : sql`${isLiked} = ${query.liked}`,
    query.from === undefined ? undefined : gte(designs.createdAt, new Date(query.from)),
    query.to === undefined ? undefined : lt(designs.createdAt, new Date(query.to)),
    ...wordsOf(query.words).map((word) => sql`${designs.words} ilike ${`%${word}%`}`),
    olderThan(query.after),
  ];
}

const inTrash = (isWanted = false): SQL => (isWanted ? isNotNull(designs.deletedAt) : isNull(designs.deletedAt));

/** The words looked for, with what the database would read as a pattern taken literally. */
const wordsOf = (text = ''): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[\\%_]/g, '\\$&'));

function olderThan(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const { createdAt, id } = parseCursor(after);
  return sql`(${designs.createdAt}, ${designs.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;
}
