import { type FolderChange, FolderList, FolderPage, type NewFolder, OpenFolder } from '@toile/contract';
import { callOwn } from '#web/lib/own-call.ts';

const FOLDERS = '/generate-outfit/folders';
const at = (folderId: string, rest = '') => `${FOLDERS}/${encodeURIComponent(folderId)}${rest}`;
const inside = (folderId: string, designId: string) => at(folderId, `/designs/${encodeURIComponent(designId)}`);
const read = async (path: string, how: Parameters<typeof callOwn>[1] = {}) =>
  FolderPage.parse(await callOwn(path, how));

/** A person's own folders. Every call throws a refusal or the browser's error. */
export const foldersClient = {
  /** @param design one whose folders are marked */
  list: async (design?: string) =>
    FolderList.parse(await callOwn(`${FOLDERS}?${new URLSearchParams(design ? { design } : {})}`)).folders,
  read: (folderId: string) => read(at(folderId)),
  make: (body: NewFolder) => read(FOLDERS, { method: 'POST', body }),
  change: (folderId: string, body: FolderChange) => read(at(folderId), { method: 'PATCH', body }),
  remove: async (folderId: string) => void (await callOwn(at(folderId), { method: 'DELETE' })),
  add: async (folderId: string, designId: string) =>
    void (await callOwn(inside(folderId, designId), { method: 'PUT' })),
  take: async (folderId: string, designId: string) =>
    void (await callOwn(inside(folderId, designId), { method: 'DELETE' })),
  order: (folderId: string, designs: readonly string[]) =>
    read(at(folderId, '/order'), { method: 'PUT', body: { designs } }),
  share: (folderId: string) => read(at(folderId, '/link'), { method: 'PUT' }),
  hide: (folderId: string) => read(at(folderId, '/link'), { method: 'DELETE' }),
};

/** Address of a folder as an archive. */
export const folderZipUrl = (folderId: string): string => at(folderId, '/zip');

/** What the link of a folder opens, for whoever has it. */
export const openFolder = async (key: string): Promise<OpenFolder> =>
  OpenFolder.parse(await callOwn(`/generate-outfit/folder?${new URLSearchParams({ key })}`));

export const sharedPictureUrl = (key: string, design: string): string =>
  `/generate-outfit/folder/picture?${new URLSearchParams({ key, design })}`;
