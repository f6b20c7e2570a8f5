import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepInAccount } from '#web/lib/community/kept-in-account.ts';
import { forgetKeptItems, type Keepable, keepInBrowser, readKeptItems } from '#web/lib/community/kept-in-browser.ts';
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

async function moveKept(): Promise<boolean> {
  const ids = readKeptItems().map(({ id }) => id);
  if (ids.length === 0) return false;
  await keepInAccount(ids);
  forgetKeptItems(ids);
  return true;
}

/** Moves what a guest kept in this browser to the account, as soon as there is one. */
export function useMoveKept(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    moveKept().then(
      (moved) => {
        if (moved) void staleShow(client, 'kept');
      },
      // They stay in the browser, and the next visit tries again.
      (error: unknown) => console.error('The kept designs could not be moved to the account.', error),
    );
  }, [userId, client]);
}
