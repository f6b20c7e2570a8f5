import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DesignsOverview } from '@toile/contract';
import { designsClient } from '#web/lib/designs-client.ts';

/** Begins the key of every query on a person's own designs. */
export const DESIGNS_KEY = ['designs'] as const;

/** What was read of a person's designs is no longer true: reads what is on the screen anew. */
export const refreshDesigns = (client: QueryClient): void => void client.invalidateQueries({ queryKey: DESIGNS_KEY });

/** What a person has made, and what happened lately. */
export const useOverview = (): UseQueryResult<DesignsOverview> =>
  useQuery({ queryKey: [...DESIGNS_KEY, 'overview'], queryFn: designsClient.overview });
