import { useMutation } from '@tanstack/react-query';
import { MESSAGE } from '@toile/contract';
import { useNavigate, useSearchParams } from 'react-router';
import { AUTH } from '#web/content/auth.ts';
import type { SignupForm } from '#web/features/auth/credentials.ts';
import { backend } from '#web/lib/backend.ts';
import { entrancePath, returnPath } from '#web/lib/session/return-path.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { toastDone } from '#web/ui/toast.tsx';

/** Makes the account, then signs in; the server makes the wallet. Where only the first worked, leads to /login. */
export function useSignup() {
  const { refresh } = useSessionStore();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  async function signIn({ email, password }: SignupForm): Promise<boolean> {
    try {
      const { account } = await backend();
      await account.createEmailPasswordSession({ email, password });
      await refresh();
      return true;
    } catch (error) {
      console.error(AUTH.signup.theAccountStandsBut, error);
      return false;
    }
  }

  return useMutation({
    mutationFn: async (form: SignupForm) => {
      const { account, newId } = await backend();
      await account.create({ userId: newId(), ...form });
      return signIn(form);
    },
    onSuccess: async (isSignedIn) => {
      if (isSignedIn) return toastDone(MESSAGE.signupSucceeded, AUTH.signup.yourFirstDesignIs);
      await navigate(entrancePath('/login', returnPath(search)));
      return toastDone(MESSAGE.signupSignInToContinue);
    },
  });
}
