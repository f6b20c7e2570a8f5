import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropPost, staleLists } from '#web/lib/community/post-cache.ts';
import { removePost, saveDesign } from '#web/lib/community/save-design.ts';
import { refreshDesigns } from '#web/lib/use-overview.ts';

/** Posts a design. */
export function useSaveDesign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveDesign,
    onSuccess: () => {
      void staleLists(client);
      refreshDesigns(client);
    },
  });
}

/** Takes a post of one's own out of the community. */
export function useRemovePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removePost,
    onSuccess: (_, postId) => {
      dropPost(client, postId);
      refreshDesigns(client);
    },
  });
}
