import { useLocation } from 'react-router';
import { activePath, DESTINATIONS } from '#web/features/shell/destinations.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';

/** The bars' links as they stand for this person on this page; a guest is led to /login first. */
export function useDestinations() {
  const session = useSession();
  const { pathname } = useLocation();
  const active = activePath(pathname);
  return DESTINATIONS.map((destination) => ({
    ...destination,
    to:
      session.status === 'signed-out' && !destination.open
        ? entrancePath('/login', destination.path)
        : destination.path,
    current: destination.path === active,
  }));
}
