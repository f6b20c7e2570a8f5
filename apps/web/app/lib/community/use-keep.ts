import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropFromAccount, keepInAccount } from '#web/lib/community/kept-in-account.ts';
import { type Keepable, keepInBrowser } from '#web/lib/community/kept-in-browser.ts';
import { staleShow } from '#web/lib/community/post-cache.ts';

/** Keeps a design: in the account of a user, in the browser of a guest. Resolves with false when it was kept already. */
export function useKeep(userId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (design: Keepable) =>
      userId === undefined ? keepInBrowser(design) : (await keepInAccount([design.id])).length > 0,
    onSuccess: () => void staleShow(client, 'kept'),
  });
}

/** Takes a post out of the account's collection. */
export function useDrop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: dropFromAccount,
    onSuccess: () => client.invalidateQueries({ queryKey: ['community', 'list', 'kept'] }),
  });
}
