import { type Statement, statement } from '#server/parts/database/statement.ts';
import { CALLER, callerValues } from '#server/product/caller.ts';
import { type AskingContext, isAccount } from '#server/product/context.ts';
import type { Listing } from '#server/product/listing/listing.ts';
import { PASSED_MAX } from '#server/product/listing/search-context.ts';
import { takeOut } from '#server/product/listing/take-out.ts';
import { joinPost, LIKED, NOT_REPORTED, type PostColumns, postColumns, viewOf } from './post-columns.ts';
import type { PostView } from './post-view.ts';

/** The orders that have an index of their own; each ends in what makes it total. */
const KEYS = { newest: ['created_at', 'id'], liked: ['likes', 'created_at', 'id'] } as const;
type Sorting = keyof typeof KEYS;

/** Where a page begins: at the top, so many posts below it, or beside the post of a cursor. */
const BEGINNINGS = ['top', 'offset', 'after', 'before'] as const;
type Beginning = (typeof BEGINNINGS)[number];

/** A page is planned for the smallest of these lengths that holds it: the planner must know how short it is. */
const LENGTHS = [25, 100, 1000] as const;

/**
 * A page comes as one value. Of pages that came row by row, as many as there are connections would be half there at any
 * time, and what is held so long lies in the old heap until all of that is collected.
 */
interface PageColumns {
  /** Null where no post is on the page. */
  page: PostColumns[] | null;
}

/** $3 posts on the page, $4 posts to leave out, or the id of the cursor. */
function pageOf(sorting: Sorting, beginning: Beginning, length: number): Statement<PageColumns> {
  const keys = KEYS[sorting];
  const order = (of: string) => keys.map((key) => `${of}.${key} ${beginning === 'before' ? 'asc' : 'desc'}`).join(', ');
  const row = `(${keys.map((key) => `b.${key}`).join(', ')})`;
  const cursor = `(${keys.map((key) => `(select ${key} from cursor)`).join(', ')})`;
  const beyond = `and ${row} ${beginning === 'before' ? '>' : '<'} ${cursor}`;
  const hasCursor = beginning === 'after' || beginning === 'before';
  // Posts lie on the disk about as they came, so the newest are passed over as quickly as their places in the index; those
  // that are liked most lie anywhere, and only the ones on the page are fetched.
  const isByPlaces = beginning === 'offset' && sorting === 'liked';
  return statement(
    `posts-${sorting}-${beginning}-${length}`,
    `with ${CALLER}${hasCursor ? `, cursor as materialized (select ${keys.join(', ')} from posts where id = $4)` : ''}
     select json_agg(shown) as page from (
     select ${postColumns({ likes: 'p.likes', liked: LIKED })}
     from ${joinPost(`(
       select page.* from (
         select ${isByPlaces ? keys.map((key) => `b.${key}`).join(', ') : 'b.*'} from posts b
         where ${NOT_REPORTED} ${hasCursor ? beyond : ''}
         order by ${order('b')} limit ${length} ${beginning === 'offset' ? 'offset $4' : ''}
       ) page limit $3
     ) ${isByPlaces ? 'place join posts p on p.id = place.id' : 'p'}`)}
     order by ${order('p')}) shown`,
  );
}

const PAGES = new Map(
  (Object.keys(KEYS) as Sorting[]).flatMap((sorting) =>
    BEGINNINGS.flatMap((beginning) =>
      LENGTHS.map((length) => [`${sorting} ${beginning} ${length}`, pageOf(sorting, beginning, length)] as const),
    ),
  ),
);

/** Which page of all posts is asked for; undefined where the listing filters or orders in a way without a statement. */
export function plainPageOf({ filters, orders, limit, offset, cursor }: Listing): PlainPage | undefined {
  const sorting = sortingOf(orders);
  const length = LENGTHS.find((most) => limit <= most);
  if (filters.length > 0 || !sorting || !length || (cursor ? offset > 0 : offset > PASSED_MAX)) return undefined;
  const beginning = cursor?.direction ?? (offset > 0 ? 'offset' : 'top');
  const page = PAGES.get(`${sorting} ${beginning} ${length}`);
  const place = cursor ? [cursor.id] : offset > 0 ? [offset] : [];
  return page && { page, values: [limit, ...place], isReversed: beginning === 'before', isTop: beginning === 'top' };
}

export interface PlainPage {
  readonly page: Statement<PageColumns>;
  readonly values: readonly unknown[];
  readonly isReversed: boolean;
  /** Whether it is the first one. */
  readonly isTop: boolean;
}

/** Newest first unless ordered otherwise; ties of likes go by time, as they do without being told. */
function sortingOf(orders: Listing['orders']): Sorting | undefined {
  const names = orders.map(({ attribute, direction }) => `${attribute.replace('$', '')} ${direction}`).join(', ');
  if (names === '' || names === 'createdAt desc') return 'newest';
  return names === 'likes desc' || names === 'likes desc, createdAt desc' ? 'liked' : undefined;
}

/** Reads such a page as the caller sees it. */
export async function readPlainPage(ctx: AskingContext, { page, values, isReversed }: PlainPage): Promise<PostView[]> {
  const { database, tx } = ctx;
  const told = [...callerValues(ctx), ...values];
  // Whoever has a session is proved by the same statement, and sees what they have just done.
  const [answer] = await (tx || isAccount(ctx) ? database.ask(page, told, tx) : database.askPublic(page, told));
  const views = takeOut(answer?.page ?? []).map(viewOf);
  return isReversed ? views.reverse() : views;
}
