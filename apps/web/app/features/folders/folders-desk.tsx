import { FolderPage } from '#web/features/folders/folder-page.tsx';
import { FoldersPage } from '#web/features/folders/folders-page.tsx';
import './folders.css';

/** A person's folders, or the one that is named. */
export function FoldersDesk({ folderId }: { folderId: string | undefined }) {
  return folderId === undefined ? <FoldersPage /> : <FolderPage key={folderId} folderId={folderId} />;
}
