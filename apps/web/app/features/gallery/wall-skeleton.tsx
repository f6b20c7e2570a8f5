import { GALLERY } from '@toile/contract';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import type { Layout } from '#web/features/gallery/layout-choice.ts';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

/** Placeholder cards in the places of the first designs. */
export function WallSkeleton({ layout }: { layout: Layout }) {
  return (
    <div className="wall-skeleton" role="status" aria-label={GALLERY_WORDS.wallSkeleton.loadingDesigns}>
      {Array.from({ length: GALLERY.skeletons }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <div className="card-skeleton" key={n} data-size={n === 0 && layout === 'grid' ? 'large' : 'small'}>
          <Skeleton className="card-skeleton-sheet" />
          <SkeletonLine />
          <SkeletonLine className="w-2/5" />
        </div>
      ))}
    </div>
  );
}
