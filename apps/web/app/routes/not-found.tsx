import { useEffect } from 'react';
import { Link, type MetaFunction, useLocation } from 'react-router';
import { MissingPiece } from '#web/features/shell/missing-piece.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export const meta: MetaFunction = () => [{ title: 'Page not found · Toile' }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: no page at ${pathname}`), [pathname]);
  return (
    <section className="nowhere wrap">
      <MissingPiece />
      <div>
        <h1 className="h1">Page not found</h1>
        <p className="lede">
          This piece is missing from the pattern: nothing is kept at{' '}
          <span className="wrap-anywhere text-ink">{pathname}</span>.
        </p>
        <ButtonLink look="action" className="mt-2">
          <Link to="/">Return to Home</Link>
        </ButtonLink>
      </div>
    </section>
  );
}
