import { MESSAGE } from '@toile/contract';
import { STUDIO } from '#web/content/studio.ts';
import { Button } from '#web/ui/button.tsx';
import { RotateCw } from '#web/ui/icons/rotate-cw.tsx';

/** Stands where the picture did not come, with the way to ask for it again. */
export function BrokenSheet({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="torn">
      <div>
        <h3 className="h3">{MESSAGE.imageUnavailable}</h3>
        <p className="small">{STUDIO.resultPicture.theDesignIsSafe}</p>
        <Button size="small" onClick={onRetry}>
          <RotateCw aria-hidden="true" /> {STUDIO.resultPicture.retry}
        </Button>
      </div>
    </div>
  );
}
