import { useState } from 'react';
import { SHARE } from '#web/content/share.ts';
import { PostDialog } from '#web/features/share/post-dialog.tsx';
import type { OwnDesign } from '#web/features/share/subject.ts';
import { TakeOutDialog } from '#web/features/share/take-out-dialog.tsx';
import { usePosting } from '#web/features/share/use-posting.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/icons/check.tsx';
import { ImageUp } from '#web/ui/icons/image-up.tsx';

/** Posts a design of one's own to the community, and says that it hangs there; either press is asked about first. */
export function SaveButton({ design }: { design: OwnDesign }) {
  const { save, remove, isSaving, isRemoving } = usePosting();
  /** What was done here: the new post, `null` after it was taken back, undefined before anything. */
  const [posted, setPosted] = useState<string | null>();
  const postId = posted === undefined ? (design.postId ?? null) : posted;

  /** The question that stands, whatever becomes of the post meanwhile. */
  const [asked, setAsked] = useState<'post' | 'take-out' | null>(null);
  const handleSave = async () => {
    const id = await save(design.designId);
    setAsked(null);
    if (id) setPosted(id);
  };
  const handleRemove = async (id: string) => {
    const isGone = await remove(id);
    setAsked(null);
    if (isGone) setPosted(null);
  };

  // One button in one place, whatever it says: the focus stays on it.
  return (
    <>
      <Button
        size="small"
        busy={isSaving || isRemoving}
        className={postId === null ? undefined : 'is-posted'}
        aria-haspopup="dialog"
        aria-label={postId === null ? SHARE.saveButton.saveToGallery : SHARE.saveButton.inTheGallery}
        onClick={() => setAsked(postId === null ? 'post' : 'take-out')}
      >
        {postId === null ? <ImageUp aria-hidden="true" /> : <Check aria-hidden="true" />}{' '}
        <span className="save-long">
          {postId === null ? SHARE.saveButton.saveToGallery : SHARE.saveButton.inTheGallery}
        </span>
        <span className="save-short" aria-hidden="true">
          {postId === null ? SHARE.saveButton.save : SHARE.saveButton.posted}
        </span>
      </Button>
      <PostDialog
        design={design}
        isOpen={asked === 'post'}
        isBusy={isSaving}
        onCancel={() => setAsked(null)}
        onConfirm={() => void handleSave()}
      />
      <TakeOutDialog
        isOpen={asked === 'take-out'}
        isBusy={isRemoving}
        onCancel={() => setAsked(null)}
        onConfirm={() => postId !== null && void handleRemove(postId)}
      />
    </>
  );
}
