import { useMutation } from '@tanstack/react-query';
import { MESSAGE } from '@toile/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as SHELL from '#web/content/shell.ts';
import { backend } from '#web/lib/backend.ts';
import { refusalType } from '#web/lib/error-message.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

/** Ends every session of the account. One that was over already counts as ended; any other refusal leaves it as it is. */
async function endSessions(): Promise<void> {
  try {
    const { account } = await backend();
    await account.deleteSessions();
  } catch (error) {
    if (refusalType(error) !== 'general_unauthorized_scope') throw error;
  }
}

/**
 * Signs out, goes home, and only there forgets the user and both balances: a guarded screen that lost its user while it
 * stands would lead to /login.
 */
export function useLogout() {
  const { forget } = useSessionStore();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logout = useMutation({
    mutationFn: endSessions,
    onError: () => toastFault(MESSAGE.logoutFailed, SHELL.youAreStillSigned),
  });

  const isOver = logout.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be done once at each of the two steps
  useEffect(() => {
    if (!isOver) return;
    if (pathname !== '/') {
      void navigate('/');
      return;
    }
    forget();
    toastDone(MESSAGE.loggedOut);
  }, [isOver, pathname]);

  return logout;
}
