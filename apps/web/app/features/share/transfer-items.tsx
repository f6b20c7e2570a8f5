import { type CommunityPost, MESSAGE } from '@toile/contract';
import { BookmarkMinus, BookmarkPlus, Download, Undo2 } from 'lucide-react';
import { downloadDesign } from '#web/features/share/send-design.ts';
import { subjectOfPost } from '#web/features/share/subject.ts';
import { useDrop, useKeep } from '#web/lib/community/use-keep.ts';
import { useRemovePost } from '#web/lib/community/use-save-design.ts';
import { errorMessage } from '#web/lib/error-message.ts';
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

/** Keeping, downloading and taking back a post, as items of a menu. */
export function TransferItems({ post, userId, isInCollection, onRemoved }: Props) {
  const keep = useKeep(userId);
  const drop = useDrop();
  const remove = useRemovePost();
  const handleKeep = () => {
    if (post.mine) return toastDone(MESSAGE.designCollectedAlready);
    const { $id: id, url: imageUrl, prompt, $createdAt: createdAt, User_Id: createdBy } = post;
    keep.mutate(
      { id, imageUrl, prompt, createdAt, createdBy },
      {
        onSuccess: (added) => toastDone(added ? MESSAGE.designCollected : MESSAGE.designCollectedAlready),
        onError: (error) => toastFault(errorMessage(error, MESSAGE.saveFailed), 'Try again in a moment.'),
      },
    );
  };
  const handleDrop = () =>
    drop.mutate(post.$id, {
      onSuccess: () => {
        toastDone('Taken out of your collection');
        onRemoved();
      },
      onError: (error) => toastFault(errorMessage(error, 'It could not be taken out.'), 'Try again in a moment.'),
    });
  const handleRemove = () =>
    remove.mutate(post.$id, {
      onSuccess: () => {
        toastDone('Taken out of the community gallery', 'The design is still yours.');
        onRemoved();
      },
      onError: (error) => toastFault(errorMessage(error, 'It could not be taken out.'), 'Try again in a moment.'),
    });
  return (
    <>
      {isInCollection ? (
        <MenuItem icon={<BookmarkMinus aria-hidden="true" />} onSelect={handleDrop}>
          Remove from collection
        </MenuItem>
      ) : (
        <MenuItem icon={<BookmarkPlus aria-hidden="true" />} onSelect={handleKeep}>
          Upload to gallery
        </MenuItem>
      )}
      <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => void downloadDesign(subjectOfPost(post))}>
        Download
      </MenuItem>
      {post.mine ? (
        <MenuItem tone="loss" icon={<Undo2 aria-hidden="true" />} onSelect={handleRemove}>
          Unpost
        </MenuItem>
      ) : null}
    </>
  );
}
