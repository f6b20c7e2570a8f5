import { useMutation } from '@tanstack/react-query';
import { backend } from '#web/lib/backend.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';

/** Leaves for Google, and comes back to `next`, or to /login where it fails. */
export function useGoogle(next: string) {
  return useMutation({
    mutationFn: async () => {
      const { account, google } = await backend();
      account.createOAuth2Session({
        provider: google,
        success: new URL(next, location.origin).href,
        failure: new URL(entrancePath('/login', next), location.origin).href,
      });
      // The page is being left: until it is gone the button stays at work.
      await new Promise(() => undefined);
    },
  });
}
