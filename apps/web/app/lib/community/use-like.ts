import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CommunityPost, MESSAGE } from '@toile/contract';
import { likePost } from '#web/lib/community/like-post.ts';
import { LikeTruths, turned } from '#web/lib/community/like-truth.ts';
import { findPost, patchPost, staleShow } from '#web/lib/community/post-cache.ts';
import { errorMessage, isRefusal, refusalType } from '#web/lib/error-message.ts';

const truths = new LikeTruths();

const wordsOf = (error: unknown): string =>
  isRefusal(error) && refusalType(error)?.includes('unauthorized')
    ? MESSAGE.likeLoginNeeded
    : errorMessage(error, MESSAGE.likeUpdateFailed);

/**
 * Turns the heart of a post: at once on the screen, then on the server, one turn after another. A failure turns it back
 * and tells `onFault` why.
 */
export function useLike(postId: string, onFault: (message: string) => void) {
  const client = useQueryClient();
  const show = (liking: Pick<CommunityPost, 'liked' | 'likes'> | undefined) => {
    if (liking) patchPost(client, postId, (post) => ({ ...post, liked: liking.liked, likes: liking.likes }));
  };
  return useMutation({
    scope: { id: `like ${postId}` },
    mutationFn: (liked: boolean) => likePost(postId, liked),
    onMutate: (liked) => {
      const post = findPost(client, postId);
      if (post) truths.begin(postId, post);
      patchPost(client, postId, (seen) => turned(seen, liked));
    },
    onSuccess: (post) => {
      show(truths.end(postId, post));
      void staleShow(client, 'liked');
    },
    onError: (error) => {
      show(truths.end(postId));
      onFault(wordsOf(error));
    },
  });
}
