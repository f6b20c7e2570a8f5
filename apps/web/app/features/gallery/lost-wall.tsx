import type { ReactNode } from 'react';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import { Hangers } from '#web/features/gallery/hangers.tsx';
import { Button } from '#web/ui/button.tsx';

/** What stands where the designs could not be read. */
export function LostWall({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <section className="empty-wall" role="alert">
      <Hangers />
      <div>
        <h2 className="h2">{GALLERY_WORDS.emptyWall.couldNotBeLoaded}</h2>
        <p className="lede">{GALLERY_WORDS.emptyWall.nothingIsLost}</p>
        <div className="empty-steps">
          <Button look="action" onClick={onRetry}>
            {GALLERY_WORDS.emptyWall.lookAgain}
          </Button>
        </div>
      </div>
    </section>
  );
}
