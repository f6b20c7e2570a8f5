import { SHARE } from '#web/content/share.ts';
import { usePosting } from '#web/features/share/use-posting.ts';
import { ImageUp } from '#web/ui/icons/image-up.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { MenuItem } from '#web/ui/menu.tsx';

/** Asks to post a design of one's own, or takes its post back, as an item of a menu. */
export function PostingItem({ postId, onAsk }: { postId: string | null; onAsk: () => void }) {
  const { remove } = usePosting();
  return postId === null ? (
    <MenuItem icon={<ImageUp aria-hidden="true" />} onSelect={onAsk}>
      {SHARE.postingItem.saveToGallery}
    </MenuItem>
  ) : (
    <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => void remove(postId)}>
      {SHARE.postingItem.unpost}
    </MenuItem>
  );
}
