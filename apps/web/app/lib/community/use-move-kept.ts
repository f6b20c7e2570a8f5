import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What a guest keeps lies under this key; where there is none, nothing is loaded. */
const hasKept = (): boolean => {
  try {
    return localStorage.getItem('galleryItems') !== null;
  } catch {
    return false;
  }
};

/** Moves what a guest kept in this browser to the account, as soon as there is one. */
export function useMoveKept(userId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined || !hasKept()) return;
    import('#web/lib/community/move-kept.ts')
      .then(({ moveKept }) => moveKept())
      .then(() => client.invalidateQueries({ queryKey: ['community', 'list', 'kept'] }))
      // They stay in the browser, and the next visit tries again.
      .catch((error: unknown) => console.error('The kept designs could not be moved to the account.', error));
  }, [userId, client]);
}
