import { ADDRESS_IN_NAME, AUTHOR_UNKNOWN, FIGURE, MESSAGE } from '@toile/contract';
import { SHARE } from '#web/content/share.ts';
import type { OwnDesign } from '#web/features/share/subject.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const WORDS = SHARE.postDialog;
const ADDRESS = new RegExp(ADDRESS_IN_NAME, 'g');
/** Pixels. */
const WIDTH = 620;

interface Props {
  design: Pick<OwnDesign, 'fileId' | 'words'>;
  isOpen: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Shows what everybody will see of a design, before everybody does. */
export function PostDialog({ design: { fileId, words }, isOpen, isBusy, onCancel, onConfirm }: Props) {
  const session = useSession();
  // As the server tells a name: never an address.
  const name = (session.status === 'signed-in' && session.user.name.replace(ADDRESS, '$1').trim()) || AUTHOR_UNKNOWN;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onCancel()}
      title={WORDS.title}
      lead={WORDS.lead}
      width={WIDTH}
      foot={
        <>
          <Button onClick={onCancel}>{WORDS.cancel}</Button>
          <Button look="action" busy={isBusy} onClick={onConfirm}>
            {isBusy ? MESSAGE.saving : WORDS.confirm}
          </Button>
        </>
      }
    >
      <div className="post-preview">
        <img src={previewUrl(fileId, 320, 'webp', 'figure')} alt="" {...FIGURE} />
        <dl>
          <dt className="label faint">{WORDS.words}</dt>
          <dd className="brief">{words}</dd>
          <dt className="label faint">{WORDS.name}</dt>
          <dd>{name}</dd>
        </dl>
      </div>
    </Dialog>
  );
}
