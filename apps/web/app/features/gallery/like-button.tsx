import type { CommunityPost } from '@toile/contract';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import { useLike } from '#web/lib/community/use-like.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Heart } from '#web/ui/icons/heart.tsx';
import { toastFault } from '#web/ui/toast.tsx';

/** The heart of a tile with its count. */
export function LikeButton({ post }: { post: CommunityPost }) {
  const { $id, liked, likes } = post;
  const like = useLike($id, (message) => toastFault(message));
  return (
    <button
      type="button"
      className="heart num"
      aria-pressed={liked}
      aria-label={GALLERY_WORDS.likeButton.likeSoFar(formatCount(likes))}
      onClick={() => like.mutate(!liked)}
    >
      <Heart aria-hidden="true" />
      {likes > 0 ? formatCount(likes) : null}
    </button>
  );
}
