import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CommunityPost } from '@toile/contract';
import type { GalleryView } from '#web/lib/community/gallery-view.ts';
import type { PostPage } from '#web/lib/community/list-posts.ts';

const LISTS = ['community', 'list'] as const;

/** Key of a view's pages. */
export const listKey = ({ sort, show }: GalleryView) => [...LISTS, show, show === 'kept' ? 'newest' : sort] as const;
/** Key of one post. */
export const postKey = (id: string) => ['community', 'post', id] as const;

type Pages = InfiniteData<PostPage, string | null>;

const mapPosts = (data: Pages, change: (posts: CommunityPost[]) => CommunityPost[]): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, posts: change(page.posts) })),
});

/** The post as any list or the post itself has it. */
export function findPost(client: QueryClient, id: string): CommunityPost | undefined {
  const lists = client.getQueriesData<Pages>({ queryKey: LISTS });
  for (const [, data] of lists) {
    const found = data?.pages.flatMap(({ posts }) => posts).find(({ $id }) => $id === id);
    if (found) return found;
  }
  return client.getQueryData<CommunityPost>(postKey(id));
}

/** Changes a post wherever it was read: in every list, and alone. */
export function patchPost(client: QueryClient, id: string, change: (post: CommunityPost) => CommunityPost): void {
  const patch = (post: CommunityPost) => (post.$id === id ? change(post) : post);
  client.setQueriesData<Pages>({ queryKey: LISTS }, (data) => data && mapPosts(data, (posts) => posts.map(patch)));
  client.setQueryData<CommunityPost>(postKey(id), (post) => post && patch(post));
}

/** Takes a post out of every list; by its own address it is still to be had. */
export function unlistPost(client: QueryClient, id: string): void {
  client.setQueriesData<Pages>(
    { queryKey: LISTS },
    (data) => data && mapPosts(data, (posts) => posts.filter((post) => post.$id !== id)),
  );
}

/** Forgets a post that is gone. */
export function dropPost(client: QueryClient, id: string): void {
  unlistPost(client, id);
  client.removeQueries({ queryKey: postKey(id) });
}

/** Has the lists read again where they are shown next: what they hold changed on the server. */
export const staleLists = (client: QueryClient) => client.invalidateQueries({ queryKey: LISTS, refetchType: 'active' });

/** Has one view forget what it holds, unless it is on the screen: there nothing may vanish under the pointer. */
export const staleShow = (client: QueryClient, show: GalleryView['show']) =>
  client.invalidateQueries({ queryKey: [...LISTS, show], refetchType: 'none' });
