import type { CommunityPost } from '@toile/contract';
import type { ComponentProps } from 'react';
import { Reel } from '#web/features/reel/reel.tsx';
import { ReportItem } from '#web/features/report/report-item.tsx';
import { useReportDoor } from '#web/features/report/use-report-door.ts';
import { ShareItems } from '#web/features/share/share-items.tsx';
import { ShopItems } from '#web/features/share/shop-items.tsx';
import { subjectOfPost } from '#web/features/share/subject.ts';
import { TransferItems } from '#web/features/share/transfer-items.tsx';
import { entrancePath } from '#web/lib/session/return-path.ts';

interface Props extends Omit<ComponentProps<typeof Reel>, 'menus'> {
  userId: string;
  /** The designs are those of the user's own collection. */
  isInCollection: boolean;
}

/** The reel with what can be done with a post of the community. */
export function PostReel({ userId, isInCollection, ...reel }: Props) {
  const { door, open, shut } = useReportDoor();
  const report = ({ $id: postId, title }: CommunityPost) =>
    open({ postId, title, signIn: entrancePath('/login', `/gallery?post=${encodeURIComponent(postId)}`) });
  const handleShut = (isReported: boolean) => {
    shut();
    if (isReported) reel.onClose();
  };
  return (
    <>
      <Reel
        {...reel}
        menus={{
          shop: (post) => <ShopItems words={post.prompt} />,
          share: (post) => <ShareItems subject={subjectOfPost(post)} />,
          transfer: (post) => (
            <>
              <TransferItems post={post} userId={userId} isInCollection={isInCollection} onRemoved={reel.onClose} />
              {post.mine ? null : <ReportItem onSelect={() => report(post)} />}
            </>
          ),
        }}
      />
      {door ? <door.Dialog post={door.post} onClose={handleShut} /> : null}
    </>
  );
}
