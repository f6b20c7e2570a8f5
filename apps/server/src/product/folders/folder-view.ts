import { FOLDERS } from '@toile/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type FolderRow, folderDesigns } from '#server/parts/database/schema/folders.ts';
import { type Moment, statement } from '#server/parts/database/statement.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import { type ListedDesign, listed } from '#server/product/designs/list-designs.ts';
import { ProductError } from '#server/product/errors.ts';

/** A design on the front of a folder. */
export interface FrontDesign {
  readonly id: string;
  readonly fileId: string;
  readonly hasFigure: boolean;
}

/** A folder as its owner is shown it. */
export interface FolderView extends Pick<FolderRow, 'id' | 'name' | 'linkId'> {
  readonly createdAt: Moment;
  readonly count: number;
  /** The cover, then the first designs that are not on it. */
  readonly front: readonly FrontDesign[];
  readonly holds: boolean;
}

/** $1 account, $2 design that is asked about, $3 folder, null for all. What lies in the trash is in no folder while it lies there. */
const OWN_FOLDERS = statement<FolderView>(
  'own-folders',
  `select f.id, f.name, f.link_id as "linkId", f.created_at as "createdAt",
     front.designs as front,
     (select count(*)::int from folder_designs fd join designs d on d.id = fd.design_id and d.deleted_at is null
       where fd.folder_id = f.id) as count,
     exists (select from folder_designs fd where fd.folder_id = f.id and fd.design_id = $2::text) as holds
   from folders f cross join lateral (
     select coalesce(json_agg(shown), '[]') as designs from (
       select d.id, d.file_id as "fileId", d.has_figure as "hasFigure"
       from folder_designs fd join designs d on d.id = fd.design_id and d.deleted_at is null and d.file_id is not null
       where fd.folder_id = f.id order by (d.id = f.cover_id) desc nulls last, fd.position, d.id limit ${FOLDERS.front}
     ) shown
   ) front
   where f.account_id = $1 and ($3::text is null or f.id = $3)
   order by f.created_at desc, f.id desc limit ${FOLDERS.most}`,
);

/**
 * The caller's folders, newest first.
 * @throws {ProductError} `session-missing`
 */
export async function listFolders({
  ctx,
  input,
}: {
  ctx: Context;
  input: { design?: string | undefined };
}): Promise<readonly FolderView[]> {
  const { accountId } = requireAccount(ctx);
  return ctx.database.ask(OWN_FOLDERS, [accountId, input.design ?? null, null], ctx.tx);
}

/**
 * A folder of the caller's own with its designs in their order.
 * @throws {ProductError} `session-missing`; `folder-not-found`, alike for one that is not there and another's
 */
export async function getFolder({
  ctx,
  input,
}: {
  ctx: Context;
  input: { folderId: string };
}): Promise<FolderView & { designs: ListedDesign[] }> {
  const { accountId } = requireAccount(ctx);
  const [folder] = await ctx.database.ask(OWN_FOLDERS, [accountId, null, input.folderId], ctx.tx);
  if (!folder) throw new ProductError('folder-not-found');
  const held = await listed(ctx, accountId)
    .innerJoin(folderDesigns, eq(folderDesigns.designId, designs.id))
    .where(and(eq(folderDesigns.folderId, folder.id), isNull(designs.deletedAt)))
    .orderBy(asc(folderDesigns.position), asc(designs.id));
  return { ...folder, designs: held };
}
