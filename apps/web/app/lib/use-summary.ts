import { useQuery } from '@tanstack/react-query';
import type { DesignSummary } from '@toile/contract';
import { designsClient } from '#web/lib/designs-client.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';

/** A design of one's own, asked for; null where there is none. */
export const useOwnDesign = (designId: string) =>
  useQuery({
    queryKey: [...DESIGNS_KEY, 'summary', designId],
    queryFn: async () => (await designsClient.list({ design: designId })).designs[0] ?? null,
  });

/** A design of one's own as the history shows it; undefined until it is known. */
export const useSummary = (designId: string): DesignSummary | undefined => useOwnDesign(designId).data ?? undefined;
