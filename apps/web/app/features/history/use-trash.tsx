import { useMutation, useQueryClient } from '@tanstack/react-query';
import { designsClient } from '#web/lib/designs-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { refreshDesigns } from '#web/lib/use-overview.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const KEPT = 'Nothing was changed. Try again in a moment.';

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
      toastDone('The design is back');
    },
    onError: (error) => toastFault(errorMessage(error, 'The design could not be brought back.'), KEPT),
  });
  const trash = useMutation({
    mutationFn: designsClient.trash,
    onSuccess: (_nothing, designId) => {
      changed();
      toastDone(
        'Moved to the trash',
        <button type="button" className="underline" onClick={() => restore.mutate(designId)}>
          Undo
        </button>,
      );
    },
    onError: (error) => toastFault(errorMessage(error, 'The design could not be deleted.'), KEPT),
  });
  return { trash: trash.mutate, restore: restore.mutate };
}
