import { MESSAGE } from '@toile/contract';
import { ImageUp, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { OwnDesign } from '#web/features/share/subject.ts';
import { useRemovePost, useSaveDesign } from '#web/lib/community/use-save-design.ts';
import { errorMessage, refusalType } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const HINT = 'Please make sure that you are signed in and that the design is yours.';

function tellFailure(error: unknown): void {
  if (refusalType(error)?.includes('unauthorized')) toastFault(MESSAGE.saveLoginNeeded);
  else toastFault(MESSAGE.saveFailedWith(errorMessage(error, 'the server cannot be reached')), HINT);
}

/** Posts a design of one's own to the community, or takes its post back. */
export function SaveButton({ design }: { design: OwnDesign }) {
  const save = useSaveDesign();
  const remove = useRemovePost();
  /** What was done here: the new post, `null` after it was taken back, undefined before anything. */
  const [posted, setPosted] = useState<string | null>();
  const postId = posted === undefined ? (design.postId ?? null) : posted;

  const handleSave = () =>
    save.mutate(design.designId, {
      onSuccess: ({ post, already }) => {
        if (post) setPosted(post.$id);
        toastDone(already ? MESSAGE.designCollectedAlready : MESSAGE.designSaved);
      },
      onError: tellFailure,
    });
  const handleRemove = (id: string) =>
    remove.mutate(id, {
      onSuccess: () => {
        setPosted(null);
        toastDone('Taken out of the community gallery', 'The design is still yours.');
      },
      onError: (error) => toastFault(errorMessage(error, 'It could not be taken out.'), 'Try again in a moment.'),
    });

  if (postId !== null) {
    return (
      <Button size="small" busy={remove.isPending} onClick={() => handleRemove(postId)}>
        <Undo2 aria-hidden="true" /> Unpost
      </Button>
    );
  }
  return (
    <Button size="small" busy={save.isPending} onClick={handleSave}>
      <ImageUp aria-hidden="true" /> {save.isPending ? MESSAGE.saving : 'Save to gallery'}
    </Button>
  );
}
