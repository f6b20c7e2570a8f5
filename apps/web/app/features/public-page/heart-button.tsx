import { MESSAGE, type PublicDesign } from '@toile/contract';
import { PUBLIC_PAGE } from '#web/content/public-page.ts';
import { useLike } from '#web/lib/community/use-like.ts';
import { usePost } from '#web/lib/community/use-posts.ts';
import { formatCount } from '#web/lib/formats.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Heart } from '#web/ui/icons/heart.tsx';
import { toastFault } from '#web/ui/toast.tsx';

interface Props {
  design: PublicDesign;
  postId: string;
  /** Undefined for a guest, null as long as it is not known who is there. */
  userId: string | null | undefined;
}

/** The heart of a posted design with its count. A guest is told to sign in, and comes back here. */
export function HeartButton({ design, postId, userId }: Props) {
  // Nobody is told to sign in who may be signed in.
  const isUser = userId !== undefined;
  const { data: post } = usePost(postId, isUser && userId !== null);
  const like = useLike(postId, (message) => toastFault(message));
  const { liked, likes } = post ?? { liked: false, likes: design.likes };
  const handlePress = () => {
    if (post) return like.mutate(!liked);
    toastFault(
      MESSAGE.likeLoginNeeded,
      <a className="underline" href={entrancePath('/login', `/d/${encodeURIComponent(design.id)}`)}>
        {PUBLIC_PAGE.heartButton.signIn}
      </a>,
    );
  };
  return (
    <Button
      size="small"
      className="own-heart"
      // Whether it is liked is not known yet.
      disabled={isUser && !post}
      aria-pressed={liked}
      aria-keyshortcuts="L"
      aria-label={PUBLIC_PAGE.heartButton.likeSoFar(formatCount(likes))}
      onClick={handlePress}
    >
      <Heart aria-hidden="true" />
      <span className="num">{likes > 0 ? formatCount(likes) : PUBLIC_PAGE.heartButton.like}</span>
    </Button>
  );
}
