import { useInfiniteQuery } from '@tanstack/react-query';
import { PROJECT_ID, WalletHistory } from '@toile/contract';
import { HISTORY_KEY } from '#web/lib/history-key.ts';

async function readPage(before: number | null): Promise<WalletHistory> {
  const query = before === null ? '' : `?${new URLSearchParams({ before: String(before) })}`;
  const headers = { Accept: 'application/json', 'X-Appwrite-Project': PROJECT_ID };
  const response = await fetch(`/wallet/history${query}`, { headers, credentials: 'include' });
  if (!response.ok) throw new Error(`The history answered ${response.status}.`);
  return WalletHistory.parse(await response.json());
}

/** What the tokens of the person at the screen did, newest first, a page at a time. */
export const useHistory = () =>
  useInfiniteQuery({
    queryKey: HISTORY_KEY,
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
