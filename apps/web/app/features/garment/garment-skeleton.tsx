import { PICTURE } from '@toile/contract';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { GARMENT } from '#web/content/garment.ts';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

export const HISTORY = '/ai-outfit-generator?tab=all-generations';

/** Holds the page's place until it is known who is there and what is opened: the picture's own, the words' beside it, and the way back. */
export function GarmentSkeleton() {
  return (
    <section className="cutting wrap" aria-busy="true">
      <header>
        <Link className="basted-link small" to={HISTORY}>
          <ArrowLeft aria-hidden="true" /> {GARMENT.page.allGenerations}
        </Link>
        <p className="h1" role="status">
          {GARMENT.page.opening}
        </p>
      </header>
      <div className="cutting-picture" aria-hidden="true">
        {/* Custom properties are not in React's CSSProperties. */}
        <div
          className="plate cutting-plate"
          style={{ '--shape': `${PICTURE.width} / ${PICTURE.height}` } as CSSProperties}
        >
          <Skeleton className="cutting-picture-waiting" />
        </div>
        <div className="cutting-side">
          <SkeletonLine className="w-40" />
          <SkeletonLine className="w-64" />
          <SkeletonLine className="w-64" />
        </div>
      </div>
    </section>
  );
}
