import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  GarmentCost,
  GarmentMeasures,
  GarmentPattern,
  GarmentsOverview,
  PackPreview,
  PackRevisions,
} from '@toile/contract';
import { revisionsClient } from '#web/features/garment/revisions-client.ts';
import { garmentsClient, type WantedFor } from '#web/lib/garments-client.ts';

/** What a design's garments are in every tab. */
export interface Shown {
  designId: string;
  garments: GarmentsOverview;
  wanted: WantedFor;
}

const keyOf = (designId: string, ...rest: unknown[]) => ['garments', designId, ...rest] as const;

export const useGarments = (designId: string): UseQueryResult<GarmentsOverview> =>
  useQuery({ queryKey: keyOf(designId, 'overview'), queryFn: () => garmentsClient.overview(designId) });

export const useMeasures = ({ designId, wanted }: Shown): UseQueryResult<GarmentMeasures> =>
  useQuery({
    queryKey: keyOf(designId, 'measures', wanted),
    queryFn: () => garmentsClient.measures(designId, wanted),
  });

export const usePattern = ({ designId, wanted }: Shown): UseQueryResult<GarmentPattern> =>
  useQuery({ queryKey: keyOf(designId, 'pattern', wanted), queryFn: () => garmentsClient.pattern(designId, wanted) });

export const useCost = ({ designId, wanted }: Shown): UseQueryResult<GarmentCost> =>
  useQuery({ queryKey: keyOf(designId, 'cost', wanted), queryFn: () => garmentsClient.cost(designId, wanted) });

export const usePack = (designId: string): UseQueryResult<PackPreview> =>
  useQuery({ queryKey: keyOf(designId, 'pack'), queryFn: () => garmentsClient.pack(designId) });

export const useRevisions = (designId: string): UseQueryResult<PackRevisions> =>
  useQuery({ queryKey: keyOf(designId, 'revisions'), queryFn: () => revisionsClient.list(designId) });

/** Cards or prices changed, or a pack was taken or edited: what is on the screen is worked out anew. */
export const refreshGarments = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['garments'] });
