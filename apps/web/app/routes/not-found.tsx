import { useEffect } from 'react';
import { Link, type MetaFunction, useLocation } from 'react-router';
import { ROUTES } from '#web/content/routes.ts';
import { MissingPiece } from '#web/features/shell/missing-piece.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export const meta: MetaFunction = () => [
  { title: ROUTES.notFound.pageNotFoundToile },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
  return (
    <section className="nowhere wrap">
      <MissingPiece />
      <div>
        <h1 className="h1">{ROUTES.notFound.pageNotFound}</h1>
        <p className="lede">
          {ROUTES.notFound.thisPieceIsMissing} <span className="wrap-anywhere text-ink">{pathname}</span>.
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink look="action">
            <Link to="/">{ROUTES.notFound.returnToHome}</Link>
          </ButtonLink>
          <Link to="/ai-outfit-generator" className="basted-link">
            {ROUTES.notFound.designAnOutfit}
          </Link>
          <Link to="/gallery" className="basted-link">
            {ROUTES.notFound.seeTheGallery}
          </Link>
        </div>
      </div>
    </section>
  );
}
