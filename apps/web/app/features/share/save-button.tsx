import { useState } from 'react';
import { SHARE } from '#web/content/share.ts';
import { PostDialog } from '#web/features/share/post-dialog.tsx';
import type { OwnDesign } from '#web/features/share/subject.ts';
import { usePosting } from '#web/features/share/use-posting.ts';
import { Button } from '#web/ui/button.tsx';
import { ImageUp } from '#web/ui/icons/image-up.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';

/** Posts a design of one's own to the community, or takes its post back. */
export function SaveButton({ design }: { design: OwnDesign }) {
  const { save, remove, isSaving, isRemoving } = usePosting();
  /** What was done here: the new post, `null` after it was taken back, undefined before anything. */
  const [posted, setPosted] = useState<string | null>();
  const postId = posted === undefined ? (design.postId ?? null) : posted;

  const [isAsked, setIsAsked] = useState(false);
  const handleSave = async () => {
    const id = await save(design.designId);
    setIsAsked(false);
    if (id) setPosted(id);
  };
  const handleRemove = async (id: string) => {
    if (await remove(id)) setPosted(null);
  };

  // One button in one place, whatever it says: the focus stays on it.
  return (
    <>
      <Button
        size="small"
        busy={isSaving || isRemoving}
        aria-haspopup={postId === null ? 'dialog' : undefined}
        onClick={() => (postId === null ? setIsAsked(true) : void handleRemove(postId))}
      >
        {postId === null ? <ImageUp aria-hidden="true" /> : <Undo2 aria-hidden="true" />}{' '}
        {postId === null ? SHARE.saveButton.saveToGallery : SHARE.saveButton.unpost}
      </Button>
      <PostDialog
        design={design}
        isOpen={isAsked}
        isBusy={isSaving}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void handleSave()}
      />
    </>
  );
}
