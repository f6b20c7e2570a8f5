import type { CommunityPost } from '@toile/contract';
import { useMemo, useState } from 'react';
import { usePost } from '#web/lib/community/use-posts.ts';

/** The list, and before it a design that an address asked for and the list did not hold. */
export const rowOf = (list: readonly CommunityPost[], entry: CommunityPost | undefined): readonly CommunityPost[] =>
  entry ? [entry, ...list.filter(({ $id }) => $id !== entry.$id)] : list;

interface Row {
  posts: readonly CommunityPost[];
  /** Place of the design that is looked at, −1 while none is or it is not known yet. */
  index: number;
  /** The address asks for a design that there is not. */
  isGone: boolean;
}

/**
 * The designs to go through one by one. The design a page was opened at stays the first of them even when the list
 * reaches it later, so that nothing jumps.
 */
export function useReelRow(list: readonly CommunityPost[], isListKnown: boolean, postId: string | null): Row {
  const [entryId] = useState(postId);
  const isListed = list.some(({ $id }) => $id === entryId);
  const entry = usePost(entryId, isListKnown && !isListed);
  const posts = useMemo(() => rowOf(list, entry.data), [list, entry.data]);
  return {
    posts,
    index: postId === null ? -1 : posts.findIndex(({ $id }) => $id === postId),
    isGone: entry.isError && entryId === postId,
  };
}
