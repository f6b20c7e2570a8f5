import { useMutation } from '@tanstack/react-query';
import { MESSAGE } from '@toile/contract';
import type { LoginForm } from '#web/features/auth/credentials.ts';
import { backend } from '#web/lib/backend.ts';
import { refusalType } from '#web/lib/error-message.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { toastDone } from '#web/ui/toast.tsx';

/** Whether a session was opened; not where another tab has opened one in the meantime, which then stands. */
async function openSession(form: LoginForm): Promise<boolean> {
  try {
    const { account } = await backend();
    await account.createEmailPasswordSession(form);
    return true;
  } catch (error) {
    if (refusalType(error) === 'user_session_already_exists') return false;
    throw error;
  }
}

/** Signs in. The page then sees the session and leaves by itself. */
export function useLogin() {
  const { refresh } = useSessionStore();
  return useMutation({
    mutationFn: async (form: LoginForm) => {
      const isNew = await openSession(form);
      await refresh();
      return isNew;
    },
    onSuccess: (isNew) => isNew && toastDone(MESSAGE.loginSucceeded, MESSAGE.welcomeBack),
  });
}
