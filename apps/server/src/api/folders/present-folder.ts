import type { Folder, OpenFolder } from '@toile/contract';
import { presentSummary } from '#server/api/generate/present-history.ts';
import { presentMoment } from '#server/api/moment.ts';
import type { ListedDesign } from '#server/product/designs/list-designs.ts';
import type { FolderView, FrontDesign } from '#server/product/folders/folder-view.ts';
import type { OpenedFolder } from '#server/product/folders/share-folder.ts';

const presentFront = ({ id, fileId, hasFigure }: FrontDesign) => ({
  design_id: id,
  file_id: fileId,
  has_figure: hasFigure,
});

/** A folder for its owner; `url` is what its link is, while it has one. */
export const presentFolder = (folder: FolderView, url: string | null): Folder => {
  const front = folder.front.map(presentFront);
  return {
    folder_id: folder.id,
    name: folder.name,
    count: folder.count,
    cover: front[0] ?? null,
    front,
    url,
    holds: folder.holds,
    created_at: presentMoment(new Date(folder.createdAt)),
  };
};

export const presentFolderPage = (folder: FolderView & { designs: readonly ListedDesign[] }, url: string | null) => ({
  ...presentFolder(folder, url),
  designs: folder.designs.map(presentSummary),
});

/** A folder for whoever has its link: names and pictures, nothing of briefs, of other folders or of the account. */
export const presentOpenFolder = ({ name, by, designs }: OpenedFolder): OpenFolder => ({
  name,
  by,
  designs: designs.map(({ id, title }) => ({ design_id: id, title })),
});
