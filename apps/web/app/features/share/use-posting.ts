import { MESSAGE } from '@toile/contract';
import { SHARE } from '#web/content/share.ts';
import { useRemovePost, useSaveDesign } from '#web/lib/community/use-save-design.ts';
import { errorMessage, refusalType } from '#web/lib/error-message.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const HINT = SHARE.posting.pleaseMakeSureThat;

function tellFailure(error: unknown): void {
  const type = refusalType(error);
  if (type?.includes('unauthorized')) toastFault(MESSAGE.saveLoginNeeded);
  else if (type === 'post_taken_down') toastFault(errorMessage(error, SHARE.posting.theServerCannotBe));
  else toastFault(MESSAGE.saveFailedWith(errorMessage(error, SHARE.posting.theServerCannotBe)), HINT);
}

/** Posts designs of one's own and takes posts back, and tells how it ended even when what asked for it has gone. */
export function usePosting() {
  const saving = useSaveDesign();
  const removing = useRemovePost();

  /** Resolves with the id of the post, undefined where there is none to be known. */
  async function save(designId: string): Promise<string | undefined> {
    try {
      const { post, already } = await saving.mutateAsync(designId);
      toastDone(already ? MESSAGE.designCollectedAlready : MESSAGE.designSaved);
      return post?.$id;
    } catch (error) {
      tellFailure(error);
      return undefined;
    }
  }

  /** Resolves with whether the post is gone. */
  async function remove(postId: string): Promise<boolean> {
    try {
      await removing.mutateAsync(postId);
      toastDone(SHARE.posting.takenOutOfThe, SHARE.posting.theDesignIsStill);
      return true;
    } catch (error) {
      toastFault(errorMessage(error, SHARE.posting.itCouldNotBe), SHARE.posting.tryAgainInA);
      return false;
    }
  }

  return { save, remove, isSaving: saving.isPending, isRemoving: removing.isPending };
}
