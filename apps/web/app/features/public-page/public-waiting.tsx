import { Link } from 'react-router';
import { PUBLIC_PAGE } from '#web/content/public-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DressForms } from '#web/ui/dress-forms.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

/** Holds the place of a design that is on its way. */
export function PublicWaiting() {
  return (
    <div className="public-page wrap" role="status" aria-label={PUBLIC_PAGE.publicWaiting.loadingTheDesign}>
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
      <title>{PUBLIC_PAGE.publicWaiting.designNotShownToile}</title>
      <DressForms count={1} />
      <h1 className="h1">
        {onRetry ? PUBLIC_PAGE.publicWaiting.theDesignCouldNot : PUBLIC_PAGE.publicWaiting.thisDesignIsNot}
      </h1>
      <p className="lede">
        {onRetry ? PUBLIC_PAGE.publicWaiting.theServerCannotBe : PUBLIC_PAGE.publicWaiting.itsAuthorHasTaken}
      </p>
      <div className="public-next">
        {onRetry ? (
          <button type="button" className="basted-link" onClick={onRetry}>
            {PUBLIC_PAGE.publicWaiting.tryAgain}
          </button>
        ) : null}
        <ButtonLink look="action">
          <Link to="/">{PUBLIC_PAGE.publicWaiting.returnToHome}</Link>
        </ButtonLink>
      </div>
    </section>
  );
}
