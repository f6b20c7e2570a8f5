import * as z from 'zod';
import { DesignSummary } from './history.ts';
import { Line } from './written.ts';

/** Limits of folders: of one account, designs in one, characters of a name, designs on the front of one. */
export const FOLDERS = { most: 200, designs: 200, name: 80, front: 4 } as const;

/** What the server says of folders. Beside them, so that pages without folders carry none of it. */
export const FOLDER_MESSAGE = {
  unknown: 'There is no such folder.',
  full: `A folder holds ${FOLDERS.designs} designs at most.`,
  tooMany: `You have ${FOLDERS.most} folders already. Delete one first.`,
  packing: 'A folder of yours is being packed already. Wait until it is done.',
} as const;

const Name = Line(FOLDERS.name).min(1);
const DesignId = z.string().min(1).max(36);
const unique = <T>(list: readonly T[]) => new Set(list).size === list.length;

const FrontDesign = z.object({ design_id: z.string(), file_id: z.string(), has_figure: z.boolean() });

/** A folder of one's own designs, as its owner sees it. */
export const Folder = z.object({
  folder_id: z.string(),
  name: z.string(),
  /** Designs in it that do not lie in the trash. */
  count: z.number().int().nonnegative(),
  /** The design on its cover: the chosen one, else the first; null while it is empty. */
  cover: FrontDesign.nullable(),
  /** What its front shows: the cover, then the first designs that are not on it. */
  front: z.array(FrontDesign).max(FOLDERS.front),
  /** The link it is shown by; null while nobody else sees it. */
  url: z.string().nullable(),
  /** Whether the design that was asked about is in it. */
  holds: z.boolean(),
  /** Moment in ISO 8601. */
  created_at: z.string(),
});
export type Folder = z.infer<typeof Folder>;

/** Query of `GET /generate-outfit/folders`: a design whose folders are marked. */
export const FoldersQuery = z.object({ design: DesignId.optional() });

/** Reply of `GET /generate-outfit/folders`, newest first. */
export const FolderList = z.object({ folders: z.array(Folder) });
export type FolderList = z.infer<typeof FolderList>;

/** Reply of `GET /generate-outfit/folders/{folder_id}`: the designs in their order. */
export const FolderPage = Folder.extend({ designs: z.array(DesignSummary) });
export type FolderPage = z.infer<typeof FolderPage>;

/** Body of `POST /generate-outfit/folders`. */
export const NewFolder = z.object({
  name: Name,
  designs: z.array(DesignId).max(FOLDERS.designs).refine(unique, 'Each design stands in a folder once.').default([]),
});
export type NewFolder = z.infer<typeof NewFolder>;

/** Body of `PATCH /generate-outfit/folders/{folder_id}`. A cover of null is the first design again. */
export const FolderChange = z.object({ name: Name.optional(), cover: DesignId.nullable().optional() });
export type FolderChange = z.infer<typeof FolderChange>;

/** Body of `PUT /generate-outfit/folders/{folder_id}/order`: these first, in this order; the others after them as they were. */
export const FolderOrder = z.object({
  designs: z.array(DesignId).max(FOLDERS.designs).refine(unique, 'Each design stands in a folder once.'),
});
export type FolderOrder = z.infer<typeof FolderOrder>;

/** What names a shared folder to whoever has its link. */
export const FolderKey = z.object({ key: z.string().min(1).max(200) });

/** Reply of `GET /generate-outfit/folder?key=…`: a folder as whoever has its link sees it. */
export const OpenFolder = z.object({
  name: z.string(),
  /** Name of its owner. */
  by: z.string(),
  designs: z.array(z.object({ design_id: z.string(), title: z.string() })),
});
export type OpenFolder = z.infer<typeof OpenFolder>;
