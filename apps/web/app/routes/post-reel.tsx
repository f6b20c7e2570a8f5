import type { ComponentProps } from 'react';
import { Reel } from '#web/features/reel/reel.tsx';
import { ShareItems } from '#web/features/share/share-items.tsx';
import { ShopItems } from '#web/features/share/shop-items.tsx';
import { subjectOfPost } from '#web/features/share/subject.ts';
import { TransferItems } from '#web/features/share/transfer-items.tsx';

interface Props extends Omit<ComponentProps<typeof Reel>, 'menus'> {
  userId: string;
  /** The designs are those of the user's own collection. */
  isInCollection: boolean;
}

/** The reel with what can be done with a post of the community. */
export function PostReel({ userId, isInCollection, ...reel }: Props) {
  return (
    <Reel
      {...reel}
      menus={{
        shop: (post) => <ShopItems words={post.prompt} />,
        share: (post) => <ShareItems subject={subjectOfPost(post)} />,
        transfer: (post) => (
          <TransferItems post={post} userId={userId} isInCollection={isInCollection} onRemoved={reel.onClose} />
        ),
      }}
    />
  );
}
