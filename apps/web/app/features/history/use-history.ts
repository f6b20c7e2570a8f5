import { useInfiniteQuery } from '@tanstack/react-query';
import type { DesignSummary } from '@toile/contract';
import { type DesignsWish, designsClient } from '#web/lib/designs-client.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';

/** Milliseconds between two looks while a design on the page is being made. */
const LOOK_EVERY = 1500;

/** The pages of a person's designs that were read so far, newest first. */
export function useHistory(wish: DesignsWish) {
  const query = useInfiniteQuery({
    queryKey: [...DESIGNS_KEY, 'history', wish],
    queryFn: ({ pageParam, signal }) => designsClient.list({ ...wish, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => {
      const designs = state.data?.pages.flatMap((page) => page.designs) ?? [];
      return designs.some(({ status }) => status === 'running') ? LOOK_EVERY : false;
    },
  });
  const designs: DesignSummary[] = query.data?.pages.flatMap((page) => page.designs) ?? [];
  return { query, designs };
}
