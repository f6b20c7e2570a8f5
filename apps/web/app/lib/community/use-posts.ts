import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CommunityPost } from '@toile/contract';
import { useEffect, useMemo } from 'react';
import type { GalleryView } from '#web/lib/community/gallery-view.ts';
import { getPost, listPosts, type PostPage } from '#web/lib/community/list-posts.ts';
import { listKey, postKey } from '#web/lib/community/post-cache.ts';

/** Within it a view that is come back to shows what it showed; milliseconds. */
const FRESH_MS = 60_000;

/** Pages overlap when likes change between them: the first mention of a post counts. */
export function uniquePosts(pages: readonly PostPage[]): CommunityPost[] {
  const seen = new Map<string, CommunityPost>();
  for (const { posts } of pages) for (const post of posts) if (!seen.has(post.$id)) seen.set(post.$id, post);
  return [...seen.values()];
}

/** The posts of a view read so far, and the way to more. Nothing is read before `isDue`. */
export function usePosts(view: GalleryView, isDue: boolean) {
  const query = useInfiniteQuery({
    queryKey: listKey(view),
    enabled: isDue,
    queryFn: ({ pageParam }) => listPosts(view, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } =
    query;
  // What failed is for the console; the screen says that it could not be loaded.
  useEffect(() => {
    if (error) console.error('The gallery could not be loaded.', error);
  }, [error]);
  const posts = useMemo(() => uniquePosts(data?.pages ?? []), [data]);
  return {
    posts,
    status: query.status,
    /** Posts of the view before, shown until this one's come. */
    isOld: isPlaceholderData,
    hasMore: hasNextPage,
    hasMoreFailed: isFetchNextPageError,
    /** Reads the next page, once at a time. */
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}

/** One post by its id, `undefined` while it is not known or when there is none. */
export function usePost(id: string | null, enabled: boolean) {
  return useQuery({
    queryKey: postKey(id ?? ''),
    queryFn: () => getPost(id ?? ''),
    enabled: enabled && id !== null,
    staleTime: FRESH_MS,
  });
}
