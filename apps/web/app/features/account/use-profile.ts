import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backend } from '#web/lib/backend.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { toastDone } from '#web/ui/toast.tsx';

/** What the account page shows of an account beyond what every screen knows. */
export interface Profile {
  isVerified: boolean;
  /** False for who only ever came by Google. */
  hasPassword: boolean;
  /** ISO date. */
  since: string;
}

const PROFILE_KEY = ['profile'] as const;

async function readProfile(): Promise<Profile> {
  const { account } = await backend();
  const { emailVerification, passwordUpdate, registration } = await account.get();
  return { isVerified: emailVerification, hasPassword: passwordUpdate !== '', since: registration };
}

export const useProfile = () => useQuery({ queryKey: PROFILE_KEY, queryFn: readProfile });

/** Changes the account, then has every screen read it anew and says `done`. */
export function useAccountChange<Input>(change: (input: Input) => Promise<unknown>, done: string, more?: string) {
  const { refresh } = useSessionStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all([refresh(), client.invalidateQueries({ queryKey: PROFILE_KEY })]);
      toastDone(done, more);
    },
  });
}
