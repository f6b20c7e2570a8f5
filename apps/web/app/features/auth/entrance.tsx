import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
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

/** The form keeps to the left edge; a drawn sheet fills the rest. */
export function EntranceFrame({ corner, children }: Props) {
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
        <Plate {...plate('entrance')} sizes="(min-width: 900px) 62vw, 100vw" alt="" priority />
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
