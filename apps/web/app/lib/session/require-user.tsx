import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { holdConnect } from '#web/lib/backend.ts';
import { connect } from '#web/lib/connect.ts';
import { readUser, type User } from '#web/lib/session/read-user.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { holdReader, useSession, useSessionStore } from '#web/lib/session/use-session.ts';

// Screens for users show nothing of theirs before the server has said who is there.
holdConnect(connect);
holdReader(readUser);

interface Props {
  /** Holds the place while it is not yet known who is there. */
  waiting: ReactNode;
  children: (user: User) => ReactNode;
}

/** Shows its children to users; sends guests to /login and remembers where they wanted to go. */
export function RequireUser({ waiting, children }: Props) {
  const session = useSession();
  const { hasLeft } = useSessionStore();
  const { pathname, search } = useLocation();
  const hadUser = useRef(false);
  // A whole screen is drawn in slices, between which the page answers, not at once with the news of who is there.
  const isDue = useDeferredValue(session.status !== 'loading');
  if (session.status === 'loading' || !isDue) return waiting;
  if (session.status === 'signed-out') {
    const to = hadUser.current && hasLeft() ? '/' : entrancePath('/login', pathname + search);
    return <Navigate to={to} replace />;
  }
  hadUser.current = true;
  return children(session.user);
}
