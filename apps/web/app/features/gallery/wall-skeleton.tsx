import { FIRST_PICTURE_MARK, GALLERY } from '@toile/contract';
import { useEffect, useRef } from 'react';
import { GALLERY_WORDS } from '#web/content/gallery.ts';
import type { Layout } from '#web/features/gallery/layout-choice.ts';
import { wasShown } from '#web/features/gallery/tile-picture.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

/**
 * The place of the first picture. The server may have written the picture itself there (`first-picture.ts`), which is on the
 * screen before scripts come; React leaves alone what stands within.
 */
function FirstSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const image = sheet.current?.querySelector('img');
    const { file } = image?.dataset ?? {};
    if (image?.complete && image.naturalWidth > 0 && file) wasShown(file);
  }, []);
  return (
    <div
      ref={sheet}
      className="skel card-skeleton-sheet"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of our own
      dangerouslySetInnerHTML={{ __html: FIRST_PICTURE_MARK }}
    />
  );
}

/** Placeholder cards in the places of the first designs. */
export function WallSkeleton({ layout }: { layout: Layout }) {
  return (
    <div className="wall-skeleton" role="status" aria-label={GALLERY_WORDS.wallSkeleton.loadingDesigns}>
      {Array.from({ length: GALLERY.skeletons }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <div className="card-skeleton" key={n} data-size={n === 0 && layout === 'grid' ? 'large' : 'small'}>
          {n === 0 ? <FirstSheet /> : <Skeleton className="card-skeleton-sheet" />}
          <SkeletonLine />
          <SkeletonLine className="w-2/5" />
        </div>
      ))}
    </div>
  );
}
