import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Hangers } from '#web/features/gallery/hangers.tsx';
import type { Show } from '#web/lib/community/gallery-view.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

const STUDIO = '/ai-outfit-generator';

const WORDS: Record<Show, { title: string; tell: string; step: { to: string; label: string } }> = {
  all: {
    title: 'No shared designs yet',
    tell: 'The line is empty. What you save to the gallery hangs here first.',
    step: { to: STUDIO, label: 'Create Your First Design' },
  },
  liked: {
    title: 'Nothing liked yet',
    tell: 'Designs whose heart you press are kept together here.',
    step: { to: '/gallery', label: 'See everyone’s designs' },
  },
  mine: {
    title: 'You have not shared a design yet',
    tell: 'Save one of your designs to the gallery and it hangs here and with everyone’s.',
    step: { to: STUDIO, label: 'Create Your First Design' },
  },
  kept: {
    title: 'Your collection is empty',
    tell: 'Open a design, choose Transfer, then Upload to gallery: it is kept here.',
    step: { to: '/gallery', label: 'See everyone’s designs' },
  },
};

/** What stands where no designs are. `onRetry` is given where they could not be read. */
export function EmptyWall({ show, onRetry }: { show: Show; onRetry?: (() => void) | undefined }): ReactNode {
  const { title, tell, step } = WORDS[show];
  return (
    <section className="empty-wall">
      <Hangers />
      <div>
        <h2 className="h2">{title}</h2>
        <p className="lede">{tell}</p>
        <div className="empty-steps">
          <ButtonLink look="action">
            <Link to={step.to}>{step.label}</Link>
          </ButtonLink>
          {onRetry ? (
            <Button look="ghost" onClick={onRetry}>
              Look again
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
