import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewReport, StandingReport } from '@toile/contract';
import { reportClient } from '#web/features/report/report-client.ts';
import { staleLists, unlistPost } from '#web/lib/community/post-cache.ts';

/** What the person at the screen reported of a post, and the ways to say it, to say it otherwise and to take it back. */
export function useReport(postId: string) {
  const client = useQueryClient();
  const queryKey = ['report', postId];
  const standing = useQuery({ queryKey, queryFn: () => reportClient.read(postId), staleTime: 0 });
  const know = (known: StandingReport) => client.setQueryData<StandingReport>(queryKey, known);
  const send = useMutation({
    mutationFn: (report: NewReport) => reportClient.send(postId, report),
    onSuccess: (_nothing, { reason, note = '' }) => know({ report: { reason, note } }),
  });
  const takeBack = useMutation({
    mutationFn: () => reportClient.takeBack(postId),
    onSuccess: () => {
      know({ report: null });
      void staleLists(client);
    },
  });
  return {
    report: standing.data?.report ?? null,
    /** The first answer is on its way: nobody is asked what they may have said already. */
    isReading: standing.isPending && standing.failureCount === 0,
    send,
    takeBack,
    fault: takeBack.error ?? send.error ?? standing.error,
    /** Nothing vanishes while it is looked at: what was reported leaves the lists afterwards. */
    leave: () => {
      if (client.getQueryData<StandingReport>(queryKey)?.report) unlistPost(client, postId);
    },
  };
}
