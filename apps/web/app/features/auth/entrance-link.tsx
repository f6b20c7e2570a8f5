import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { entrancePath, returnPath } from '#web/lib/session/return-path.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

interface Props {
  to: '/login' | '/signup';
  children: ReactNode;
}

/** From one entrance to the other, with the way back. The page was written at build, where no address had one yet. */
export function EntranceLink({ to, children }: Props) {
  const [search] = useSearchParams();
  const next = useHydrated() ? returnPath(search) : '/';
  return (
    <Link className="basted-link" to={entrancePath(to, next)}>
      {children}
    </Link>
  );
}
