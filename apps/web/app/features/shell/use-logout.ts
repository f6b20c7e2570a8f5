import { useMutation } from '@tanstack/react-query';
import { MESSAGE } from '@toile/contract';
import { useNavigate } from 'react-router';
import { backend } from '#web/lib/backend.ts';
import { isRefusal } from '#web/lib/error-message.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

/** Ends every session of the account. A session that was over already counts as ended. */
async function endSessions(): Promise<void> {
  try {
    await backend().account.deleteSessions();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** Signs out, forgets the user and both balances, and goes home. */
export function useLogout() {
  const { forget } = useSessionStore();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: endSessions,
    onSuccess: async () => {
      await navigate('/');
      forget();
      toastDone(MESSAGE.loggedOut);
    },
    onError: () => toastFault(MESSAGE.logoutFailed, 'You are still signed in.'),
  });
}
