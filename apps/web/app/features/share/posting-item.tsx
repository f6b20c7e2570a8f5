import { MESSAGE } from '@toile/contract';
import { SHARE } from '#web/content/share.ts';
import { usePosting } from '#web/features/share/use-posting.ts';
import { ImageUp } from '#web/ui/icons/image-up.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { toastDone } from '#web/ui/toast.tsx';

/** Posts a design of one's own, or takes its post back, as an item of a menu. */
export function PostingItem({ designId, postId }: { designId: string; postId: string | null }) {
  const { save, remove } = usePosting();
  const handleSave = () => {
    toastDone(MESSAGE.saving);
    void save(designId);
  };
  return postId === null ? (
    <MenuItem icon={<ImageUp aria-hidden="true" />} onSelect={handleSave}>
      {SHARE.postingItem.saveToGallery}
    </MenuItem>
  ) : (
    <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => void remove(postId)}>
      {SHARE.postingItem.unpost}
    </MenuItem>
  );
}
