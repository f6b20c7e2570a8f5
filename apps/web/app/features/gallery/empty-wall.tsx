import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import { Hangers } from '#web/features/gallery/hangers.tsx';
import type { Show } from '#web/lib/community/gallery-view.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const STUDIO = '/ai-outfit-generator';

const WORDS: Record<Show, { title: string; tell: string; step: { to: string; label: string } }> = {
  all: {
    title: GALLERY_WORDS.emptyWall.noSharedDesignsYet,
    tell: GALLERY_WORDS.emptyWall.theLineIsEmpty,
    step: { to: STUDIO, label: GALLERY_WORDS.emptyWall.createYourFirstDesign },
  },
  liked: {
    title: GALLERY_WORDS.emptyWall.nothingLikedYet,
    tell: GALLERY_WORDS.emptyWall.designsWhoseHeartYou,
    step: { to: '/gallery', label: GALLERY_WORDS.emptyWall.seeEveryonesDesigns },
  },
  mine: {
    title: GALLERY_WORDS.emptyWall.youHaveNotShared,
    tell: GALLERY_WORDS.emptyWall.saveOneOfYour,
    step: { to: `${STUDIO}?tab=all-generations`, label: GALLERY_WORDS.emptyWall.goToYourDesigns },
  },
  kept: {
    title: GALLERY_WORDS.emptyWall.yourCollectionIsEmpty,
    tell: GALLERY_WORDS.emptyWall.openADesignChoose,
    step: { to: '/gallery', label: GALLERY_WORDS.emptyWall.seeEveryonesDesigns },
  },
};

/** What stands where there are no designs. */
export function EmptyWall({ show }: { show: Show }): ReactNode {
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
        </div>
      </div>
    </section>
  );
}
