import { type CommunityPost, MESSAGE } from '@toile/contract';
import { SHARE } from '#web/content/share.ts';
import { downloadDesign } from '#web/features/share/send-design.ts';
import { subjectOfPost } from '#web/features/share/subject.ts';
import { usePosting } from '#web/features/share/use-posting.ts';
import { useDrop, useKeep } from '#web/lib/community/use-keep.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { BookmarkMinus } from '#web/ui/icons/bookmark-minus.tsx';
import { BookmarkPlus } from '#web/ui/icons/bookmark-plus.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

interface Props {
  post: CommunityPost;
  userId: string;
  /** Whether it is looked at in the user's collection, and may leave it. */
  isInCollection: boolean;
  /** Told when it was taken out of the list it is looked at in. */
  onRemoved: () => void;
}

/** Does a thing and tells of it. The list is folded up by then, so the end is awaited here and not by the item. */
async function attempt(work: () => Promise<void>, fault: string): Promise<void> {
  try {
    await work();
  } catch (error) {
    toastFault(errorMessage(error, fault), SHARE.transferItems.tryAgainInA);
  }
}

/** Keeping, downloading and taking back a post, as items of a menu. */
export function TransferItems({ post, userId, isInCollection, onRemoved }: Props) {
  const keep = useKeep(userId);
  const drop = useDrop();
  const { remove } = usePosting();
  const handleKeep = () =>
    attempt(async () => {
      const { $id: id, url: imageUrl, prompt, $createdAt: createdAt, User_Id: createdBy } = post;
      const isNew = !post.mine && (await keep.mutateAsync({ id, imageUrl, prompt, createdAt, createdBy }));
      toastDone(isNew ? MESSAGE.designCollected : MESSAGE.designCollectedAlready);
    }, MESSAGE.saveFailed);
  const handleDrop = () =>
    attempt(async () => {
      await drop.mutateAsync(post.$id);
      toastDone(SHARE.transferItems.takenOutOfYour);
      onRemoved();
    }, SHARE.transferItems.itCouldNotBe);
  const handleRemove = async () => {
    if (await remove(post.$id)) onRemoved();
  };
  return (
    <>
      {isInCollection ? (
        <MenuItem icon={<BookmarkMinus aria-hidden="true" />} onSelect={() => void handleDrop()}>
          {SHARE.transferItems.removeFromCollection}
        </MenuItem>
      ) : (
        <MenuItem icon={<BookmarkPlus aria-hidden="true" />} onSelect={() => void handleKeep()}>
          {SHARE.transferItems.uploadToGallery}
        </MenuItem>
      )}
      <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => void downloadDesign(subjectOfPost(post))}>
        {SHARE.transferItems.download}
      </MenuItem>
      {post.mine ? (
        <MenuItem tone="loss" icon={<Undo2 aria-hidden="true" />} onSelect={() => void handleRemove()}>
          {SHARE.transferItems.unpost}
        </MenuItem>
      ) : null}
    </>
  );
}
