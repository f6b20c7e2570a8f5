import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FolderPage } from '@toile/contract';
import { FOLDER_WORDS } from '#web/content/folders.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { foldersClient } from '#web/lib/folders-client.ts';
import { DESIGNS_KEY } from '#web/lib/use-overview.ts';
import { toastFault } from '#web/ui/toast.tsx';

/** Among the designs, so that a design in the trash is gone from here too. */
const FOLDERS_KEY = [...DESIGNS_KEY, 'folders'] as const;
const keyOf = (folderId: string) => [...FOLDERS_KEY, 'one', folderId] as const;

/** The caller's folders, with those marked that hold a design. */
export const useFolders = (design?: string) =>
  useQuery({ queryKey: [...FOLDERS_KEY, 'list', design ?? ''], queryFn: () => foldersClient.list(design) });

export const useFolder = (folderId: string) =>
  useQuery({ queryKey: keyOf(folderId), queryFn: () => foldersClient.read(folderId) });

/** Changes a folder; what the server answers is what is shown. */
export function useFolderChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (work: () => Promise<FolderPage | undefined>) => work(),
    onSuccess: async (folder) => {
      await client.invalidateQueries({ queryKey: FOLDERS_KEY, refetchType: 'none' });
      // What was answered is true already; one that was deleted is not asked for again.
      if (folder) client.setQueryData(keyOf(folder.folder_id), folder);
      await client.refetchQueries({ queryKey: [...FOLDERS_KEY, 'list'], type: 'active' });
    },
    onError: (error) => toastFault(errorMessage(error, FOLDER_WORDS.folder.failed)),
  });
}
