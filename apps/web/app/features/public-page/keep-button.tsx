import { MESSAGE, type PublicDesign } from '@toile/contract';
import { PUBLIC_PAGE } from '#web/content/public-page.ts';
import { useKeep } from '#web/lib/community/use-keep.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { BookmarkPlus } from '#web/ui/icons/bookmark-plus.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

interface Props {
  design: PublicDesign;
  postId: string;
  /** Undefined for a guest, null as long as it is not known who is there. */
  userId: string | null | undefined;
}

/** Keeps a posted design: in the collection of a user, in the browser of a guest. */
export function KeepButton({ design, postId, userId }: Props) {
  const keep = useKeep(userId ?? undefined);
  const handleKeep = () =>
    keep.mutate(
      {
        id: postId,
        imageUrl: design.url,
        prompt: design.prompt,
        createdAt: new Date().toISOString(),
        createdBy: userId ?? '',
      },
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
  return (
    <Button size="small" disabled={userId === null} busy={keep.isPending} onClick={handleKeep}>
      <BookmarkPlus aria-hidden="true" /> {PUBLIC_PAGE.keepButton.addToCollection}
    </Button>
  );
}
