import { useQuery } from '@tanstack/react-query';
import type { DesignSummary } from '@toile/contract';
import type { Look } from '@toile/look';
import { designsClient } from '#web/lib/designs-client.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';

/** A finished design of one's own with its Look; null where there is none that can be drawn again. */
export interface OwnLook {
  design: DesignSummary;
  look: Look;
}

async function read(designId: string): Promise<OwnLook | null> {
  const [{ designs }, status] = await Promise.all([
    designsClient.list({ design: designId }),
    designsClient.status(designId),
  ]);
  const [design] = designs;
  const look = status.result?.look;
  return design && look ? { design, look } : null;
}

/** Some designs of one's own, in the order they were asked for. */
export const useOwnLooks = (designIds: readonly string[]) =>
  useQuery({
    queryKey: [...DESIGNS_KEY, 'looks', ...designIds],
    queryFn: () => Promise.all(designIds.map(read)),
  });
