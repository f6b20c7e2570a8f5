import { each, everybody, ownerAlone, plain, type Rest, type Row } from './row.ts';

const FOLDERS = '/generate-outfit/folders';

const ofFolder = (method: string, more: string, status: number, rest: Rest = {}): Row => ({
  route: `${method} ${FOLDERS}/:folderId${more}`,
  ...ownerAlone(status),
  call: async (world) => ({ path: `${FOLDERS}/${(await world.folder()).folderId}${more}`, ...rest }),
});
const ofDesign = (method: string, status: number): Row => ({
  route: `${method} ${FOLDERS}/:folderId/designs/:designId`,
  ...ownerAlone(status),
  call: async (world) => {
    const { folderId, designId } = await world.folder();
    return { path: `${FOLDERS}/${folderId}/designs/${designId}` };
  },
});

/** Folders, and what their links show. */
export const folderRows: readonly Row[] = [
  plain(`GET ${FOLDERS}`, each(200)),
  plain(`POST ${FOLDERS}`, each(201), { body: { name: 'Monsoon' } }),
  {
    route: `POST ${FOLDERS}`,
    about: 'with a design in it',
    ...ownerAlone(201),
    call: async (world) => ({ path: FOLDERS, body: { name: 'X', designs: [(await world.design()).designId] } }),
  },
  ofFolder('GET', '', 200),
  ofFolder('GET', '/zip', 200),
  ofFolder('PATCH', '', 200, { body: { name: 'For the fair' } }),
  ofFolder('PUT', '/order', 200, { body: { designs: [] } }),
  ofFolder('PUT', '/link', 200),
  ofDesign('PUT', 204),
  // Whoever has the link is let in by it, and by nothing else.
  {
    route: 'GET /generate-outfit/folder',
    ...everybody(200),
    call: async (world) => ({
      path: `/generate-outfit/folder?${new URLSearchParams({ key: (await world.folder()).key })}`,
    }),
  },
  {
    route: 'GET /generate-outfit/folder',
    about: 'without its key',
    ...everybody(404),
    call: async (world) => ({
      path: `/generate-outfit/folder?${new URLSearchParams({ key: (await world.folder()).folderId })}`,
    }),
  },
  {
    route: 'GET /generate-outfit/folder/picture',
    ...everybody(200),
    call: async (world) => {
      const { key, designId: design } = await world.folder();
      return { path: `/generate-outfit/folder/picture?${new URLSearchParams({ key, design })}` };
    },
  },
  ofDesign('DELETE', 204),
  ofFolder('DELETE', '/link', 200),
  ofFolder('DELETE', '', 204),
];
