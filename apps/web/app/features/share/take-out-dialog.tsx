import { SHARE } from '#web/content/share.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const WORDS = SHARE.takeOutDialog;

interface Props {
  isOpen: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Says where a posted design hangs, and asks before its post is taken back. */
export function TakeOutDialog({ isOpen, isBusy, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onCancel()}
      title={WORDS.title}
      foot={
        <>
          <Button onClick={onCancel}>{WORDS.cancel}</Button>
          <Button look="ink" busy={isBusy} onClick={onConfirm}>
            {SHARE.saveButton.unpost}
          </Button>
        </>
      }
    >
      <p>{WORDS.lead}</p>
    </Dialog>
  );
}
