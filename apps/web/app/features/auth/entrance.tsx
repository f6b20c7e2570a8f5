import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { AUTH } from '#web/content/auth.ts';
import { plate } from '#web/lib/plates.ts';
import { returnPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Plate } from '#web/ui/plate.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

interface Props {
  /** Stands across from the name. */
  corner: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A figure is as wide as its place on a phone, and as high as the window beside a form. */
const SIZES = '(min-width: 640px) 60vh, 100vw';

/** The form keeps to the left edge; somebody well dressed stands in the rest. */
export function EntranceFrame({ corner, children }: Props) {
  const { pathname } = useLocation();
  return (
    <div className="entrance">
      <header>
        <Link to="/" aria-label={AUTH.entrance.toileHome}>
          <Wordmark />
        </Link>
        {corner}
      </header>
      <main>{children}</main>
      <aside>
        <Plate
          {...plate(pathname.startsWith('/signup') ? 'entrance-new' : 'entrance-back')}
          sizes={SIZES}
          alt=""
          priority
        />
      </aside>
    </div>
  );
}

/** The frame for those who are not in yet. Who is signed in already is sent on. */
export function Entrance(props: Props) {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'signed-in') return <Navigate to={returnPath(search)} replace />;
  return <EntranceFrame {...props} />;
}
