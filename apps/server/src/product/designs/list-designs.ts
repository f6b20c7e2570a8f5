import { type DesignsQuery, HISTORY } from '@toile/contract';
import { and, desc, eq, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { statement } from '#server/parts/database/statement.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { searchContext, searched } from '#server/product/listing/search-context.ts';
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
 * @throws {ProductError} `session-missing`; `argument-invalid` for an `after` that is none; `query-too-expensive` and `overloaded`
 * where words are looked for, which has connections and a time of its own
 */
export async function listDesigns(call: DesignsCall): Promise<DesignsPage> {
  if (!call.input.words) return readPage(call);
  return searched(readPage({ ...call, ctx: searchContext(call.ctx) }));
}

interface DesignsCall {
  ctx: Context;
  input: DesignsQuery;
}

interface DesignsPage {
  designs: ListedDesign[];
  next: string | null;
}

async function readPage({ ctx, input }: DesignsCall): Promise<DesignsPage> {
  const { accountId } = requireAccount(ctx);
  const limit = Math.min(input.limit ?? HISTORY.pageSize, HISTORY.pageMax);
  const spoken = await spokenOf(ctx, input.words);
  const rows = await listed(ctx, accountId)
    .where(and(eq(designs.accountId, accountId), ...filtersOf(input, spoken)))
    .orderBy(desc(designs.createdAt), desc(designs.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { designs: page, next: last && rows.length > limit ? writeCursor(last) : null };
}

function filtersOf(query: DesignsQuery, spoken: readonly SQL[]): (SQL | undefined)[] {
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
    ...spoken,
    olderThan(query.after),
  ];
}

const inTrash = (isWanted = false): SQL => (isWanted ? isNotNull(designs.deletedAt) : isNull(designs.deletedAt));

/** A word that a language has; others are looked for letter by letter. PostgreSQL's text holds no NUL. */
const PLAIN = /^[a-z]+(?:-[a-z]+)*$/i;
const wordsOf = (text = ''): string[] => text.replaceAll('\0', ' ').split(/\s+/).filter(Boolean);

/** $1 English words. */
const STEMS = statement<{ lexeme: string }>('stems', `select lexeme from unnest(to_tsvector('english', $1::text))`);

/**
 * What designs must speak of to be found: of every plain word, by its beginning and its stem, in the brief, the title or the
 * description, which an index answers; words that say nothing in English ('the') are passed over. Of anything else letter by
 * letter in the brief.
 */
async function spokenOf(ctx: Context, text: string | undefined): Promise<SQL[]> {
  const words = wordsOf(text);
  const plain = words.filter((word) => PLAIN.test(word));
  const other = words.filter((word) => !PLAIN.test(word));
  const literal = other.map((word) => sql`${designs.words} ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
  if (plain.length === 0) return literal;
  const stems = await ctx.database.ask(STEMS, [plain.join(' ')], ctx.tx);
  if (stems.length === 0) return literal;
  const asked = stems.map(({ lexeme }) => `'${lexeme}':*`).join(' & ');
  const spoken = sql`words_of_design(${designs.words}, ${designs.look}, ${designs.description})`;
  return [sql`${spoken} @@ to_tsquery('simple', ${asked})`, ...literal];
}

function olderThan(after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const { createdAt, id } = parseCursor(after);
  return sql`(${designs.createdAt}, ${designs.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;
}
