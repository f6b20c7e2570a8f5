import { useQuery } from '@tanstack/react-query';
import type { FamilyMember } from '@toile/contract';
import { designsClient } from '#web/lib/designs-client.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';

const NOBODY: readonly FamilyMember[] = [];

/** The designs that one came from and those that came of it, the oldest first; none until they are known. */
export function useFamily(designId: string): readonly FamilyMember[] {
  const { data } = useQuery({
    queryKey: [...DESIGNS_KEY, 'family', designId],
    queryFn: async () => (await designsClient.family(designId)).members,
  });
  return data ?? NOBODY;
}
