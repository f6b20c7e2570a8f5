import { MESSAGE, type PublicDesign } from '@toile/contract';
import { PUBLIC_PAGE } from '#web/content/public-page.ts';
import { useKeep } from '#web/lib/community/use-keep.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

/**
 * Keeps a posted design: in the collection of a user, in the browser of a guest. The page holds it: a list that folds up with the press
 * would not hear what came of it.
 * @param userId undefined for a guest, null as long as it is not known who is there
 */
export function useKeepDesign({ url, prompt }: PublicDesign, userId: string | null | undefined) {
  const keep = useKeep(userId ?? undefined);
  return (postId: string) =>
    keep.mutate(
      { id: postId, imageUrl: url, prompt, createdAt: new Date().toISOString(), createdBy: userId ?? '' },
      {
        onSuccess: (added) =>
          added
            ? toastDone(
                MESSAGE.designCollected,
                userId === undefined ? PUBLIC_PAGE.keepButton.keptInThisBrowser : undefined,
              )
            : toastDone(MESSAGE.designCollectedAlready),
        onError: (error) => toastFault(errorMessage(error, MESSAGE.saveFailed), PUBLIC_PAGE.keepButton.tryAgainInA),
      },
    );
}
