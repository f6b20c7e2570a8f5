import { AUTHOR_UNKNOWN } from '@toile/contract';
import type { Moment } from '#server/parts/database/statement.ts';
import { displayNameOf } from '#server/product/accounts/display-name.ts';
import type { PostView } from './post-view.ts';

/** What a statement reads of a post: one row. */
export interface PostColumns {
  id: string;
  sequence: number;
  account: string | null;
  design: string | null;
  file: string;
  prompt: string;
  title: string;
  description: string;
  created: Moment;
  updated: Moment;
  likes: number;
  width: number;
  height: number;
  figured: boolean;
  /** What others call its author; null where the author is gone. */
  author: string | null;
  email: string | null;
  house: boolean | null;
  liked: boolean;
  mine: boolean;
}

/** All of a post `p` that is the same for everybody, and of its author `a`. */
const POST = `p.id, p.sequence, p.account_id as account, p.design_id as design, p.file_id as file, p.prompt, p.title,
  p.description, p.created_at::text as created, p.updated_at::text as updated, p.width, p.height, p.has_figure as figured,
  coalesce(${displayNameOf({ name: 'a.name', email: 'a.email' })},
    case when a.id is not null then '${AUTHOR_UNKNOWN}' end) as author,
  a.email, a.is_house as house, coalesce(p.account_id = (select id from caller), false) as mine`;

/** The columns of `PostColumns`, given how a statement counts and whether the caller likes the post. */
export const postColumns = ({ likes, liked }: { likes: string; liked: string }): string =>
  `${POST}, ${likes} as likes, ${liked} as liked`;

/** Whether the caller likes the post `p`. */
export const LIKED = `exists (
    select 1 from post_likes l where l.post_id = p.id and l.account_id = (select id from caller)
  )`;

/**
 * Leaves out the posts `b` that the caller reported. What those are is read once for a statement, and no page is planned as a join with it: the
 * order still comes from its index.
 */
export const NOT_REPORTED = `b.id <> all (array(
    select r.post_id from post_reports r where r.account_id = (select id from caller) and r.post_id is not null
  ))`;

/** What the columns are read from, given the posts `p`. */
export const joinPost = (posts: string): string => `${posts} left join accounts a on a.id = p.account_id`;

export const viewOf = (row: PostColumns): PostView => ({
  post: {
    id: row.id,
    sequence: row.sequence,
    accountId: row.account,
    designId: row.design,
    fileId: row.file,
    prompt: row.prompt,
    title: row.title,
    description: row.description,
    likes: row.likes,
    createdAt: row.created,
    updatedAt: row.updated,
  },
  author: row.author === null ? null : { name: row.author, email: row.email ?? '', isHouse: row.house === true },
  width: row.width,
  height: row.height,
  hasFigure: row.figured,
  liked: row.liked,
  mine: row.mine,
});
