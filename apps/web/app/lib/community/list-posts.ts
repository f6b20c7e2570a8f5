import { COLLECTION, CommunityPost, DATABASE_ID, GALLERY } from '@toile/contract';
import { backend } from '#web/lib/backend.ts';
import type { GalleryView } from '#web/lib/community/gallery-view.ts';
import { readKeptIds } from '#web/lib/community/kept-in-account.ts';

/** One page of posts and where the next begins; `null` after the last. */
export interface PostPage {
  posts: CommunityPost[];
  /** Id of the last post, or for a collection how many of its ids were asked for. */
  next: string | null;
}

const TABLE = { databaseId: DATABASE_ID, collectionId: COLLECTION.community } as const;

/** Documents that read as posts; one of a later shape is left out and does not spoil the page. */
const readPosts = (documents: readonly unknown[]): CommunityPost[] =>
  documents.flatMap((document) => CommunityPost.safeParse(document).data ?? []);

async function listKept(after: string | null): Promise<PostPage> {
  const from = Number(after ?? 0);
  const ids = await readKeptIds();
  const asked = ids.slice(from, from + GALLERY.pageSize);
  if (asked.length === 0) return { posts: [], next: null };
  const { databases, Query } = await backend();
  const { documents } = await databases.listDocuments({
    ...TABLE,
    queries: [Query.equal('$id', asked), Query.limit(GALLERY.pageSize)],
    total: false,
  });
  const posts = readPosts(documents).sort((a, b) => asked.indexOf(a.$id) - asked.indexOf(b.$id));
  const reached = from + asked.length;
  return { posts, next: reached < ids.length ? String(reached) : null };
}

/**
 * Reads the page of a view that follows `after` (`null`: the first).
 * @throws what the SDK throws
 */
export async function listPosts({ sort, show }: GalleryView, after: string | null): Promise<PostPage> {
  if (show === 'kept') return listKept(after);
  const { databases, Query } = await backend();
  const { documents } = await databases.listDocuments({
    ...TABLE,
    queries: [
      Query.orderDesc(sort === 'most-liked' ? 'likes' : '$createdAt'),
      Query.limit(GALLERY.pageSize),
      ...(show === 'all' ? [] : [Query.equal(show, true)]),
      ...(after === null ? [] : [Query.cursorAfter(after)]),
    ],
    total: false,
  });
  const last = documents.at(-1);
  return {
    posts: readPosts(documents),
    next: documents.length === GALLERY.pageSize && last ? last.$id : null,
  };
}

/**
 * Reads one post.
 * @throws what the SDK throws
 */
export async function getPost(id: string): Promise<CommunityPost> {
  const { databases } = await backend();
  return CommunityPost.parse(await databases.getDocument({ ...TABLE, documentId: id }));
}
