import { MESSAGE } from '@toile/contract';
import { useState } from 'react';
import { SHARE } from '#web/content/share.ts';
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

  const handleSave = async () => {
    const id = await save(design.designId);
    if (id) setPosted(id);
  };
  const handleRemove = async (id: string) => {
    if (await remove(id)) setPosted(null);
  };

  if (postId !== null) {
    return (
      <Button size="small" busy={isRemoving} onClick={() => void handleRemove(postId)}>
        <Undo2 aria-hidden="true" /> {SHARE.saveButton.unpost}
      </Button>
    );
  }
  return (
    <Button size="small" busy={isSaving} onClick={() => void handleSave()}>
      <ImageUp aria-hidden="true" /> {isSaving ? MESSAGE.saving : SHARE.saveButton.saveToGallery}
    </Button>
  );
}
