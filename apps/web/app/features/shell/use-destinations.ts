import { useLocation } from 'react-router';
import { activePath, DESTINATIONS, type Destination } from '#web/features/shell/destinations.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';

const isOpenTo = (bar: 'top' | 'tabs', { open, path }: Destination) => open && (bar === 'top' || path === '/');

/**
 * The bars' links as they stand for this person on this page; a guest is led to /login first. The tabs lead guests there
 * from everywhere but Home.
 */
export function useDestinations(bar: 'top' | 'tabs') {
  const session = useSession();
  const { pathname } = useLocation();
  const active = activePath(pathname);
  return DESTINATIONS.map((destination) => ({
    ...destination,
    to:
      session.status === 'signed-out' && !isOpenTo(bar, destination)
        ? entrancePath('/login', destination.path)
        : destination.path,
    current: destination.path === active,
  }));
}
