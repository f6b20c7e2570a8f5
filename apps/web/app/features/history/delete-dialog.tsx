import type { DesignSummary } from '@toile/contract';
import { HISTORY_WORDS } from '#web/content/history.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const WORDS = HISTORY_WORDS.deleteDialog;

interface Props {
  /** The posted design that is to be deleted; null while there is nothing to ask. */
  design: DesignSummary | null;
  onCancel: () => void;
  onConfirm: (design: DesignSummary) => void;
}

/** Says what becomes of a design's post before both are deleted. */
export function DeleteDialog({ design, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open={design !== null}
      onOpenChange={(open) => open || onCancel()}
      title={WORDS.title}
      foot={
        <>
          <Button onClick={onCancel}>{WORDS.keep}</Button>
          <Button look="ink" onClick={() => design && onConfirm(design)}>
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <p>{WORDS.explanation(design?.likes ?? 0)}</p>
    </Dialog>
  );
}
