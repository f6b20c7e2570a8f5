import { type ReactNode, useRef } from 'react';
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
  if (session.status === 'loading') return waiting;
  if (session.status === 'signed-out') {
    const to = hadUser.current && hasLeft() ? '/' : entrancePath('/login', pathname + search);
    return <Navigate to={to} replace />;
  }
  hadUser.current = true;
  return children(session.user);
}
