import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DesignSummary } from '@toile/contract';
import { HISTORY_WORDS } from '#web/content/history.ts';
import { designsClient } from '#web/lib/designs-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { refreshDesigns } from '#web/lib/use-overview.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const KEPT = HISTORY_WORDS.trash.nothingWasChangedTry;

/** Deleting a design with a way back, here at once and from the trash for thirty days. */
export function useTrash(onChanged: () => void) {
  const client = useQueryClient();
  const changed = () => {
    refreshDesigns(client);
    onChanged();
  };
  const restore = useMutation({
    mutationFn: designsClient.restore,
    onSuccess: () => {
      changed();
      toastDone(HISTORY_WORDS.trash.theDesignIsBack);
    },
    onError: (error) => toastFault(errorMessage(error, HISTORY_WORDS.trash.theDesignCouldNot), KEPT),
  });
  const trash = useMutation({
    mutationFn: ({ design_id: designId }: DesignSummary) => designsClient.trash(designId),
    onSuccess: (_nothing, { design_id: designId, post_id: postId }) => {
      changed();
      toastDone(
        postId === null ? HISTORY_WORDS.trash.movedToTheTrash : HISTORY_WORDS.trash.andOutOfTheGallery,
        <button type="button" className="underline" onClick={() => restore.mutate(designId)}>
          {HISTORY_WORDS.trash.undo}
        </button>,
      );
    },
    onError: (error) => toastFault(errorMessage(error, HISTORY_WORDS.trash.notDeleted), KEPT),
  });
  return { trash: trash.mutate, restore: restore.mutate };
}
