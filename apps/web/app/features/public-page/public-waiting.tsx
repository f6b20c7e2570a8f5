import { Link } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

/** Holds the place of a design that is on its way. */
export function PublicWaiting() {
  return (
    <div className="public-page wrap" role="status" aria-label="Loading the design">
      <Skeleton className="public-sheet aspect-3/4" />
      <div className="public-tell">
        <SkeletonLine />
        <SkeletonLine className="w-1/2" />
      </div>
    </div>
  );
}

/** An address that shows nothing to everybody, or nothing any more. */
export function PublicGone({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <section className="public-gone wrap">
      <title>Design not shown · Toile</title>
      <h1 className="h1">{onRetry ? 'The design could not be fetched' : 'This design is not shown'}</h1>
      <p className="lede">
        {onRetry
          ? 'The server cannot be reached at the moment. The design is safe.'
          : 'Its author has taken it back, or the address is not complete.'}
      </p>
      <div className="public-next">
        {onRetry ? (
          <button type="button" className="basted-link" onClick={onRetry}>
            Try again
          </button>
        ) : null}
        <ButtonLink look="action">
          <Link to="/">Return to Home</Link>
        </ButtonLink>
      </div>
    </section>
  );
}
