import { useQuery } from '@tanstack/react-query';
import type { DesignFamily, FamilyMember } from '@toile/contract';
import { callOwn } from '#web/lib/own-call.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';

const NOBODY: readonly FamilyMember[] = [];

/** The designs that one came from and those that came of it, the oldest first; none until they are known. */
export function useFamily(designId: string): readonly FamilyMember[] {
  const { data } = useQuery({
    queryKey: [...DESIGNS_KEY, 'family', designId],
    queryFn: async ({ signal }) => {
      const path = `/generate-outfit/${encodeURIComponent(designId)}/family`;
      // Our own route answers in this shape: checking it here would cost every page the schema of a Look.
      const { members } = (await callOwn(path, { signal })) as DesignFamily;
      return members;
    },
  });
  return data ?? NOBODY;
}
