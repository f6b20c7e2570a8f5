import { type GenerationRequest, TOKENS_PER_DESIGN } from '@toile/contract';
import { STUDIO } from '#web/content/studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  /** The order that was made before; null while there is nothing to ask. */
  request: GenerationRequest | null;
  onCancel: () => void;
  onConfirm: (request: GenerationRequest) => void;
}

/** Asks before a brief that has become a design is bought again. */
export function AgainDialog({ request, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => open || onCancel()}
      title={STUDIO.againDialog.title}
      foot={
        <>
          <Button onClick={onCancel}>{STUDIO.againDialog.cancel}</Button>
          <Button look="action" cost={TOKENS_PER_DESIGN} onClick={() => request && onConfirm(request)}>
            {STUDIO.againDialog.confirm}
          </Button>
        </>
      }
    >
      <p>{STUDIO.againDialog.explanation}</p>
    </Dialog>
  );
}
